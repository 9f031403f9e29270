// The current step in a sentence, long and short, and what is worth knowing beside it.

import { type Args, has, t } from '../words/words.svelte';
import { inHand } from './board/hand';
import type { Place } from './board/layout';
import { championWaits, finished } from './board/plan';
import { region } from './sentences';
import type { SmallWorldTable } from './state.svelte';

export interface Said {
  long: string;
  short: string; // where there is less room
  hint: string;
}

const said = (id: string, args?: Args, hint = ''): Said => ({
  long: t(id, args),
  short: has(`${id}-short`) ? t(`${id}-short`, args) : t(id, args),
  hint,
});

const hinted = (id: string) => (has(id) ? t(id) : '');

function lefting(table: SmallWorldTable, places: Map<string, Place>, hand: number): Said {
  const { region: id, offer, earns } = table.leftOver!;
  const now = Object.values(table.hints.now ?? {}).reduce((a, b) => a + b, 0);
  const unknown = table.view.regions.some((r) => r.id === id && r.hidden === 'unknown');
  const sums = { now, sum: now + earns, unknown: unknown ? 'yes' : 'no' };
  const args = { hand, region: region(id, places), cost: offer.cost?.tokens ?? 0 };
  return said('say-left-over', args, t('hint-left-over', sums));
}

// What a person is told who is not asked.
function looking(table: SmallWorldTable): Said | null {
  const { status } = table.snapshot;
  if (status === 'open') return said('say-waiting-seats');
  if (status === 'over') return said('say-over');
  if (status === 'paused') return said(table.mine.length ? 'say-paused' : 'say-paused-watching');
  if (table.goneWords) return said(table.goneWords);
  if (table.lent !== null && table.lent === table.as) return said('say-lent');
  if (table.myTurn) return null;
  const who = table.snapshot.seats[table.actor]?.name ?? '';
  return said(table.view.stage === 'redeploy' ? 'say-they-redeploy' : 'say-they-play', { who });
}

export function say(table: SmallWorldTable, places: Map<string, Place>): Said {
  const told = looking(table);
  if (told) return told;
  const { view, plan, mode, kinds } = table;
  const me = view.players[table.as!];
  const race = me.race ? t(`race-${me.race}`) : '';
  const spare = inHand(view, table.as!);
  if (mode) {
    const id = `say-${mode.kind}-${table.question?.field ?? 'region'}`;
    return said(has(id) ? id : 'say-choose-region');
  }
  if (table.declining) return said('say-decline-sure', { race }, t('hint-decline-sure'));
  if (table.leftOver) return lefting(table, places, spare);
  if (table.deadEnd)
    return said(
      'say-dead-end',
      { hand: spare, race },
      t(kinds.has('decline') ? 'hint-dead-start' : 'hint-dead-end'),
    );
  const hand = plan ? plan.hand.tokens + plan.hand.beasts : spare;
  if (view.stage === 'deploy' && !plan) return said('say-place');
  const hint = hinted(`hint-${view.stage}`);
  if (plan && hand === 0 && championWaits(plan)) return said('say-champion', {}, hint);
  if (plan && hand === 0 && finished(plan)) return said('say-deploy-ready', {}, hint);
  const buys = table.choices.filter((c) => c.kind === 'buy').map((c) => Number(c.parts.region));
  const args = {
    hand,
    race,
    pips: view.turn['assault-die'] ?? 0,
    region: region(view.turn.target ?? '', places),
    toll: view.turn.toll ?? 0,
    max: Math.max(0, ...buys),
  };
  return said(`say-${view.stage}`, args, hint);
}
