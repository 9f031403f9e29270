// What can be pressed in a step of a turn, in the order it stands in the bar; Acts.svelte draws it.

import { has, t } from '../words/words.svelte';
import { type Choice, onRegion } from './board/choices';
import type { Place } from './board/layout';
import { begun, changed, finished, spreadEvenly, toBorders } from './board/plan';
import { region } from './sentences';
import type { SmallWorldTable } from './state.svelte';

export interface Act {
  act: string;
  label: string;
  run: () => void;
  look?: 'go' | 'quiet';
  line?: string; // what it costs and brings
  letter?: string; // that presses it: `letter-ID` has it
  die?: boolean;
  off?: boolean;
  first?: boolean; // has the focus when it comes: Enter presses it
}

// What is half chosen around the board.
interface Picked {
  picked: number | null;
  choice: number;
  pick: (line: number) => void;
}

// Things that lie ready in a turn beside conquering and placing.
const modes = [
  'intimidate',
  'swap',
  'steal',
  'bomb',
  'objective',
  'take-objective',
  'fort',
  'tower',
  'aegis',
  'heart',
];

// The least used go first where there is no room; what is not named stays.
const rare = ['start-over', 'abandon', 'spread', 'take-objective', ...modes, 'decline'];
const room = 3;

// The acts that stand in the bar, and those that more of it holds.
export function dealt(acts: Act[]): { shown: Act[]; more: Act[] } {
  const more = rare
    .flatMap((kind) => acts.filter(({ act }) => act === kind))
    .slice(0, Math.max(0, acts.length - room));
  return { shown: acts.filter((act) => !more.includes(act)), more };
}

const send = (table: SmallWorldTable, act: string, look?: Act['look']): Act => ({
  act,
  label: t(`do-${act}`, { toll: table.view.turn.toll ?? 0 }),
  run: () => table.intend(act),
  look,
  off: table.busy,
});

function picking(table: SmallWorldTable, { picked, pick }: Picked): Act[] {
  const combo = picked === null ? undefined : table.view.column[picked];
  const side = table.view.players[table.as!].side ?? 'neutral';
  const race = combo?.race ?? combo?.[side];
  if (!combo || picked === null || !race) return [];
  const offered = ({ move }: { move: unknown }) =>
    typeof move === 'object' && (move as { pick?: number }).pick === picked + 1;
  const name = t('combo', { race: t(`race-${race}`), power: t(`power-${combo.power}`) });
  return [
    {
      act: 'pick',
      label: t('take-combo', { combo: name, price: combo.price }),
      run: () => pick(picked),
      look: 'go',
      off: table.busy || !table.offers.some(offered),
    },
  ];
}

// A choice that is made field by field: the answers that are no place on the map.
function answering(table: SmallWorldTable): Act[] {
  const { question, mode } = table;
  const named = question && !['region', 'from', 'to'].includes(question.field) ? question : null;
  const words = mode?.kind === 'steal' ? 'thing' : 'what';
  return [
    ...(named?.options ?? []).map((o) => ({
      act: 'answer',
      label: t(`${words}-${o}`),
      run: () => table.choose(named!.field, o),
    })),
    { act: 'cancel', label: t('cancel'), run: () => (table.mode = null), look: 'quiet' },
  ];
}

// A form or a side: what it costs and brings stands on the button, prices stand on the pins.
function way(table: SmallWorldTable, { kind, parts, offer }: Choice): Act {
  const told = table.ways.find(({ move }) => JSON.stringify(move) === JSON.stringify(offer.move));
  const line = `do-${kind}-${parts.region}-line`;
  return {
    act: kind,
    label: t(`do-${kind}-${parts.region}`),
    line: told && has(line) ? t(line, { n: told.coins }) : '',
    run: () => table.intend(offer.move),
  };
}

function placing(table: SmallWorldTable, places: Map<string, Place>): Act[] {
  const plan = table.plan!;
  const [ready, moved] = [finished(plan), changed(plan)];
  const helper = (act: string, label: string, run: () => void): Act => ({
    act,
    label: t(label),
    run,
    look: 'quiet',
    letter: act === 'start-over' ? undefined : act,
  });
  const near = (id: string) => places.get(id)?.adjacent ?? [];
  const end = { ...send(table, 'end', 'quiet'), label: t('end-turn'), letter: 'end' };
  return [
    helper('spread', 'spread-evenly', () => (table.plan = spreadEvenly(plan))),
    helper('borders', 'to-the-borders', () => (table.plan = toBorders(plan, table.view, near))),
    ...(moved ? [helper('start-over', 'start-over', () => (table.plan = begun(plan)))] : []),
    ...(!ready && !moved && table.kinds.has('end') ? [end] : []),
    {
      act: 'done',
      label: t('done'),
      run: () => table.done(),
      look: 'go',
      letter: 'done',
      off: !ready || table.busy,
    },
  ];
}

// What may be done with the region that is looked at, or with the turn.
function conquering(table: SmallWorldTable, places: Map<string, Place>, choice: number): Act[] {
  const { pinned, choices, kinds } = table;
  const options = pinned ? onRegion(choices, pinned) : [];
  const option = options[choice] ?? options[0];
  const given = choices.find((c) => c.kind === 'abandon' && c.parts.region === pinned);
  const name = pinned ? region(pinned, places) : '';
  const acts: Act[] = [];
  if (table.view.stage === 'assault')
    for (const c of choices.filter(({ kind }) => kind === 'roll'))
      acts.push({
        act: 'roll',
        label: t('do-assault'),
        run: () => table.intend(c.offer.move),
        look: 'go',
      });
  if (given)
    acts.push({
      act: 'abandon',
      label: t('do-abandon', { name }),
      run: () => table.intend(given.offer.move),
      look: 'quiet',
    });
  if (kinds.has('decline'))
    acts.push({
      act: 'decline',
      label: t('do-decline'),
      run: () => (table.declining = true),
      look: 'quiet',
      letter: 'decline',
    });
  if (kinds.has('stop'))
    acts.push({
      ...send(table, 'stop', table.deadEnd ? 'go' : option ? 'quiet' : undefined),
      run: () => table.stop(),
      letter: 'stop',
    });
  if (option) {
    const die = option.kind === 'roll';
    acts.push({
      act: 'take',
      label: die
        ? t('roll-for', { name })
        : t('take-with', { name, n: option.offer.cost?.tokens ?? 0 }),
      run: () => table.intend(option.offer.move),
      look: 'go',
      die,
      off: table.busy,
    });
  }
  return acts;
}

// A token is left over, and a region could be had for it.
function leftOver(table: SmallWorldTable, places: Map<string, Place>): Act[] {
  const { region: id, offer } = table.leftOver!;
  return [
    { ...send(table, 'stop', 'quiet'), label: t('stop-anyway'), letter: 'stop' },
    {
      act: 'take-left',
      label: t('take-region', { name: region(id, places) }),
      run: () => table.intend(offer.move),
      look: 'go',
      letter: 'take',
      first: true,
      off: table.busy,
    },
  ];
}

function declining(table: SmallWorldTable): Act[] {
  const race = t(`race-${table.view.players[table.as!].race}`);
  return [
    {
      act: 'keep',
      label: t('keep-people', { race }),
      run: () => (table.declining = false),
      look: 'quiet',
      first: true,
    },
    { ...send(table, 'decline', 'go'), act: 'decline-sure' },
  ];
}

// All that I may do in this step, the main thing last.
export function actsOf(table: SmallWorldTable, places: Map<string, Place>, picked: Picked): Act[] {
  const { choices, kinds, plan } = table;
  if (table.declining) return declining(table);
  if (table.leftOver) return leftOver(table, places);
  if (table.mode) return answering(table);
  if (table.view.stage === 'pick') return picking(table, picked);
  const buys = choices.filter((c) => c.kind === 'buy').map((c) => Number(c.parts.region));
  if (buys.length)
    return buys.map((n) => ({
      act: 'buy',
      label: t('enlist', { n }),
      run: () => table.intend({ buy: n }),
      look: n === Math.max(...buys) ? 'go' : undefined,
    }));
  // What is placed at the end of a turn waits until the plan is committed or left as it was.
  const open = modes.filter((kind) => kinds.has(kind) && !(plan && changed(plan)));
  const end = { ...send(table, 'end', 'go'), label: t('end-turn'), letter: 'end' };
  const words: [string, Act['look']][] = [
    ['defuse', 'quiet'],
    ['explode', 'go'],
    ['withdraw', 'quiet'],
  ];
  return [
    ...choices.filter(({ kind }) => kind === 'side' || kind === 'form').map((c) => way(table, c)),
    ...open.map(
      (kind): Act => ({
        act: kind,
        label: t(`do-${kind}`),
        line: has(`do-${kind}-line`) ? t(`do-${kind}-line`) : '',
        run: () => table.begin(kind),
        look: 'quiet',
      }),
    ),
    ...(plan ? placing(table, places) : kinds.has('end') ? [end] : []),
    ...words.filter(([word]) => kinds.has(word)).map(([word, look]) => send(table, word, look)),
    ...conquering(table, places, picked.choice),
  ];
}
