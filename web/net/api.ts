// The server's interface (docs/api.md), one function a request.

import type {
  Clock,
  GameInfo,
  Lobby,
  Me,
  Notation,
  PasskeyShown,
  Rule,
  SessionShown,
  Snapshot,
  Update,
} from './sent';

export type { Card, Lobby, Me, Rule } from './sent';

export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'local';
  name?: string;
  bot?: string;
}

export type JsonCreation = PublicKeyCredentialCreationOptionsJSON;
export type JsonRequest = PublicKeyCredentialRequestOptionsJSON;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rules: string[] = [],
  ) {
    super(message);
  }
}

// What public/early.js has asked for is taken once.
const early = (globalThis as { early?: Record<string, Promise<Response>> }).early ?? {};
function asked(path: string): Promise<Response> | undefined {
  const answer = early[path];
  delete early[path];
  return answer;
}

// How long to wait before a command whose answer was lost is sent again, in milliseconds.
const again = [300, 1000, 3000];

// A command with an id can be sent again: the server does once what has one id, and answers alike.
async function send(path: string, init: RequestInit, mayRepeat: boolean): Promise<Response> {
  for (const wait of mayRepeat ? again : []) {
    const answer = await fetch(path, init).catch(() => null);
    if (answer && answer.status < 502) return answer;
    await new Promise((done) => setTimeout(done, wait));
  }
  return fetch(path, init);
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init = {
    method,
    headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const mayRepeat = typeof body === 'object' && body !== null && 'id' in body;
  const answer = await (asked(`/api${path}`) ?? send(`/api${path}`, init, mayRepeat));
  const text = await answer.text();
  if (!answer.ok) {
    let error: { code?: string; message?: string; rules?: string[] } = {};
    try {
      error = JSON.parse(text).error ?? {};
    } catch {}
    throw new Refused(answer.status, error.code ?? 'failed', error.message ?? text, error.rules);
  }
  return text ? JSON.parse(text) : (undefined as T);
}

const query = (values: Record<string, string | number | null | undefined>) => {
  const entries = Object.entries(values).filter(([, v]) => v !== null && v !== undefined);
  return entries.length
    ? `?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)])).toString()}`
    : '';
};

const historyPage = 1000; // of the server, for stories without views

export const freshId = () =>
  crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

// Whether I can bring something to the dice: a browser hashes nothing on a page without encryption.
const fair = !!globalThis.crypto?.subtle;

// A record opened from a file has an id of its own kind and can be looked at like a table.
export const isRecord = (id: string) => id.startsWith('record-');

const table = (id: string) => `/${isRecord(id) ? 'replays' : 'tables'}/${encodeURIComponent(id)}`;

// What shows that the holder of an account asks, and not somebody at an open screen.
export type Proof = { password?: string; passkey?: unknown };

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (me: { name?: string; language?: string }) => call<Me>('POST', '/me', me),
  register: (name: string, password: string) => call('POST', '/accounts', { name, password }),
  signIn: (name: string, password: string) => call('POST', '/session', { name, password }),
  passkeyToMake: (proof: Proof) =>
    call<{ publicKey: JsonCreation }>('POST', '/passkeys/begin', proof),
  passkeyMade: (key: unknown) => call('POST', '/passkeys/finish', key),
  passkeyToShow: () => call<{ publicKey: JsonRequest }>('POST', '/session/passkey/begin', {}),
  passkeyShown: (key: unknown) => call('POST', '/session/passkey/finish', key),
  signOut: () => call('DELETE', '/session'),
  passkeys: () => call<PasskeyShown[]>('GET', '/me/passkeys'),
  endPasskey: (id: string, proof: Proof) => call('POST', '/me/passkeys/end', { id, ...proof }),
  recover: (name: string, code: string, password: string, keep: boolean) =>
    call('POST', '/session/recover', { name, code, password, keep }),
  sessions: () => call<SessionShown[]>('GET', '/me/sessions'),
  endSession: (id: string) => call('DELETE', `/me/sessions/${id}`),
  changePassword: ({ password, passkey }: Proof, fresh: string, all: boolean) =>
    call('POST', '/me/password', { old: password, passkey, new: fresh, all }),
  codes: (proof: Proof) => call<{ codes: string[] }>('POST', '/me/codes', proof),
  token: (name: string) => call<{ token: string }>('POST', '/me/tokens', { name }),
  deleteMe: (proof: Proof) => call('DELETE', '/me', proof),
  exportPath: '/api/me/export',
  games: () => call<GameInfo[]>('GET', '/games'),
  // The content that is shipped, or that of a table, which says where it is.
  content: (game: string, at = `/api/content/${game}`) =>
    call<unknown>('GET', at.slice('/api'.length)),
  rules: (game: string, lang: string) => call<Rule[]>('GET', `/rules${query({ game, lang })}`),
  rule: (id: string, lang: string) => call<Rule>('GET', `/rules/${id}${query({ lang })}`),
  lobby: () => call<Lobby>('GET', '/lobby'),
  // The table commits to its secret first; then all bring their nonces (ui/seal.ts).
  create: (
    game: string,
    seats: NewSeat[],
    options: Record<string, unknown>,
    open = false,
    clock: Clock | null = null,
    lesson?: number, // a first game has always the same dice, to which nobody brings anything
    packs?: string[], // content packs
  ) =>
    call<{ id: string; invite: string; commitment: string }>('POST', '/tables', {
      ...{ game, seats, options, clock, public: open, lesson, packs },
      fair: fair && !lesson,
    }),
  bring: (id: string, what: { seal: string } | { nonce: string }) =>
    call('POST', `${table(id)}/nonce`, what),
  snapshot: <View>(id: string, as: number | 'mine' | null, invite?: string | null) =>
    call<Snapshot<View>>('GET', `${table(id)}${query({ as, invite })}`),
  at: (id: string, seq: number, as: number | null) =>
    call<Snapshot>('GET', `${table(id)}/at/${seq}${query({ as })}`),
  // The story comes in pages.
  history: async (id: string, as: number | null) => {
    const story: Update[] = [];
    for (;;) {
      const from = (story.at(-1)?.seq ?? 0) + 1;
      const page = await call<Update[]>(
        'GET',
        `${table(id)}/history${query({ as, views: 'no', from })}`,
      );
      story.push(...page);
      if (page.length < historyPage) return story;
    }
  },
  recordPath: (id: string) => `/api${table(id)}/record`,
  openRecord: (text: string) => call<{ id: string }>('POST', '/replays', text),
  join: (id: string, invite: string | null, seat?: number) =>
    call<{ seat: number }>('POST', `${table(id)}/join`, {
      invite: invite ?? undefined,
      seat,
      fair,
    }),
  // What the choices of a seat come to; a part is something that only some look at.
  odds: <Odds>(id: string, as: number | null, part: string, at?: number) =>
    call<{ seq: number; odds?: Odds }>('GET', `${table(id)}/odds${query({ as, part, at })}`),
  // Along go moves that the press asked for that sent the seat's last one.
  move: (id: string, seq: number, seat: number, moves: Notation[], along = false) =>
    call<{ seq: number }>('POST', `${table(id)}/moves`, {
      id: freshId(),
      seq,
      seat,
      moves,
      with: along || undefined,
    }),
  undo: (id: string, seq: number, seat: number) =>
    call<{ seq?: number; asked?: number[] }>('POST', `${table(id)}/undo`, {
      id: freshId(),
      seq,
      seat,
    }),
  redo: (id: string, seq: number, seat: number) =>
    call<{ seq: number }>('POST', `${table(id)}/redo`, { id: freshId(), seq, seat }),
  consent: (id: string, seat: number, agree: boolean) =>
    call('POST', `${table(id)}/consent`, { id: freshId(), seat, agree }),
  chat: (id: string, text: string, seat: number, team: boolean) =>
    call('POST', `${table(id)}/chat`, { id: freshId(), text, seat, team }),
  // A move for a teammate; none tells a bot to go ahead.
  advise: (id: string, seq: number, seat: number, to: number, move: Notation | null) =>
    call('POST', `${table(id)}/advice`, { id: freshId(), seq, seat, for: to, move }),
  // A seat is lent to a bot, and taken back by its person.
  hand: (id: string, seat: number, kind: 'bot' | 'person') =>
    call('POST', `${table(id)}/seats/${seat}`, { kind }),
  // The host changes a seat of a table that waits.
  arrange: (
    id: string,
    seat: number,
    place: { kind: 'open' | 'bot' | 'local' | 'none'; name?: string; bot?: string },
  ) => call('POST', `${table(id)}/setup`, { id: freshId(), seat, ...place }),
  leave: (id: string) => call('POST', `${table(id)}/leave`, {}),
  abandon: (id: string) => call('POST', `${table(id)}/abandon`, {}),
  nudge: (id: string) => call('POST', `${table(id)}/nudge`, {}),
  kick: (id: string, seat: number) => call('POST', `${table(id)}/kick`, { seat }),
  report: (id: string, seat: number, text: string) =>
    call('POST', `${table(id)}/report`, { seat, text }),
  pause: (id: string, paused: boolean) => call('POST', `${table(id)}/pause`, { paused }),
  rematch: (id: string) => call<{ id: string }>('POST', `${table(id)}/rematch`, { fair }),
  streamPath: (id: string, as: number | null, from: number) =>
    `/api${table(id)}/stream${query({ as, after: from, patches: 'yes' })}`,
};
