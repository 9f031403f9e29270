// What holds at every table at every moment, whatever was pressed. A law gives what breaks it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Wherever words lie: those of every page, of each game, and of the things in its box.
const root = fileURLToPath(new URL('../..', import.meta.url));
const games = readdirSync(`${root}/web`).filter((f) => existsSync(`${root}/web/${f}/game.ts`));
const shelves = ['web/words', ...games.flatMap((game) => [`web/${game}`, `content/${game}`])];
const written = shelves.flatMap((shelf) =>
  readdirSync(`${root}/${shelf}`, { recursive: true }).map((file) => `${root}/${shelf}/${file}`),
);

// The sentences of a language, by their keys; those that say the same in every game only.
function sentences(language) {
  const found = new Map();
  for (const file of written.filter((name) => name.endsWith(`/${language}.ftl`)))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, key, text] = /^([a-z][\w-]*) = (.*)$/.exec(line) ?? [];
      if (key) found.set(key, text);
    }
  return found;
}

const compound = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g;
const strings = (value) =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)])
      : [];

const holes =
  /undefined|NaN|\[object|\{\s*\$?\w*\s*\}|(?<![\w-])null(?![\w-])|\b[a-z]{3,}-(?=[\s,.:;]|$)/;
const counts = {
  en: /(?<![\d.,+−-])1 (wounds|coins|tokens|regions|turns|rounds|moves|points|people)\b/,
  pt: /(?<![\d.,+−-])(1 (ferimentos|moedas|marcadores|regiões|turnos|rodadas|jogadas|pontos)|0 (ferimento|moeda|marcador|região|ponto))(?![\wçãõáéíóú])/i,
};
const strange = {
  en: /(?<![\wÀ-ÿ])(não|você|uma|para|com|dos|das|região|seu|sua)(?![\wÀ-ÿ])/i,
  pt: /(?<![\wÀ-ÿ])(the|and|your|with|you|this|of|is|are)(?![\wÀ-ÿ])/i,
};

// No raw key or id, no hole, no word of the other language, no "1 coins". Gives a reader.
export function reader(language, content) {
  const said = { en: sentences('en'), pt: sentences('pt') };
  const readable = [...said.en.values(), ...said.pt.values(), ...strings(content)].filter((s) =>
    /[\sA-ZÀ-Ý]/.test(s),
  );
  const human = new Set(readable.flatMap((s) => s.toLowerCase().match(compound) ?? []));
  const keys = [...said.en.keys(), ...strings(content)].filter((s) => s.match(compound)?.[0] === s);
  const raw = new Set(keys.filter((key) => !human.has(key)));
  const other = language === 'en' ? 'pt' : 'en';
  const own = new Set([...said[language].values(), ...strings(content)]);
  const foreign = new Set(
    [...said[other].values()].filter((s) => s.length > 3 && !s.includes('{') && !own.has(s)),
  );
  // The games are called alike in every language.
  const titles = ['smallworld', 'lordaeron'].map((game) => said[language].get(`game-${game}`));
  const untitled = (line) => titles.reduce((rest, name) => rest.replaceAll(name, ''), line);
  const known = new Set();
  return (lines) =>
    lines.flatMap((line) => {
      if (known.has(line)) return [];
      known.add(line);
      const wrong =
        (holes.test(line) && 'a hole') ||
        ((line.match(compound) ?? []).some((word) => raw.has(word)) && 'a raw name') ||
        (foreign.has(line) && 'another language') ||
        (strange[language].test(untitled(line)) && 'a word of another language') ||
        (counts[language].test(line) && 'a wrong number');
      return wrong ? [`${wrong}: ${line}`] : [];
    });
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const differ = (what, page, server) =>
  same(page, server)
    ? []
    : [`${what}: the page ${JSON.stringify(page)}, the server ${JSON.stringify(server)}`];

// How many tokens are in hand: before the troops are readied, all that may leave. SW-DEPLOY-01
function marches({ players, regions, stage, seat: turn }, seat) {
  const { hand, least } = players[seat];
  if (stage !== 'start' || turn !== seat) return hand;
  const own = regions.filter((r) => r.seat === seat && !r.decline);
  return own.reduce((n, { tokens = 0 }) => n + Math.max(0, tokens - least), hand);
}

// The figures on the page are those of the server for the same eyes.
export function figures(shown, { view, decision, status, seats, as }) {
  if (shown.curtain || !view) return [];
  const { players, characters, turn, turns, round } = view;
  const count = players ? round : view['defeat-the-overlord'] ? turn : Math.min(turn, turns);
  const asked = status === 'playing' ? decision.actors : [];
  return [
    ...differ('round', shown.round, count),
    ...(status === 'playing' ? differ('whose turn', [...shown.on].sort(), [...asked].sort()) : []),
    ...differ('my turn', shown.mine, asked.includes(as) && seats[as]?.you),
    ...shown.players.flatMap(({ seat, ...told }) => {
      const { regions, coins } = players[seat];
      return differ(`seat ${seat}`, told, { regions, hand: marches(view, seat), coins });
    }),
    ...shown.heroes.flatMap((told) => {
      const one = characters.find((c) => c.id === told.id);
      const { id, health = 0, energy = 0, actions = 0, level, gold = 0 } = one;
      return differ(id, told, { id, health, energy, actions, level, gold });
    }),
  ];
}

// What must be the same when the same position is shown once more. Which cards of players are in
// sight depends on what is opened.
export const changed = (before, after) => {
  const both = (key, id) => (one) =>
    one[key].filter((a) => [before, after].every((o) => o[key].some((b) => a[id] === b[id])));
  const parts = {
    prompt: (one) => one.prompt,
    round: (one) => one.round,
    lit: (one) => one.lit,
    players: both('players', 'seat'),
    heroes: both('heroes', 'id'),
  };
  return Object.entries(parts).flatMap(([what, of]) =>
    same(of(before), of(after))
      ? []
      : [`${what}: ${JSON.stringify(of(before))} is now ${JSON.stringify(of(after))}`],
  );
};

// The end tells the outcome: who won, and how much everybody has.
export function ending(told, { outcome, view, seats }, mine) {
  if (!outcome) return ['an end without an outcome'];
  const has = (n) => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(told);
  const counted = view.players ? outcome.scores : view.characters.map((c) => c.xp);
  const missing = counted.filter((n) => !has(n)).map((n) => `${n} is not told`);
  const named = (seat) => (mine === 1 && seats[seat].you ? null : seats[seat].name);
  const lost =
    view.players && view.variant !== 'team'
      ? outcome.winners.map(named).filter((name) => name && !told.includes(name.slice(0, 10)))
      : [];
  return [...missing, ...lost.map((name) => `the winner ${name} is not named`)];
}
