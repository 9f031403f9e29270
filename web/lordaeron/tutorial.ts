// A first adventure at a real table with known dice (setup.ts), in the order in which the rulebook's
// guide lets it happen: learn in town, walk to a quest, equip, challenge it together with a friend,
// roll, throw dice again, take what it pays, rest. What a lesson asks for it names in quotation marks,
// as it stands on the button. WB-GUIDE-16..18

import type { Lesson } from '../ui/games';
import { t } from '../words/words.svelte';
import type { Choice } from './offers';
import type { LordaeronTable } from './state.svelte';
import type { View } from './types';

const mine = (view: View, seat: number) => view.characters.find((c) => c.seat === seat)!;
const known = (view: View, seat: number) => mine(view, seat).spellbook?.length ?? 0;
const fights = (view: View, seat: number) => !!view.combat?.in.includes(mine(view, seat).id);

const fit = (view: View, seat: number) => mine(view, seat).health + mine(view, seat).energy;
// In the fight that the lesson began with, the dice of the first attack have come this far.
const past = (stage: number) => (view: View, seat: number) =>
  !fights(view, seat) || view.combat!.stage > stage || view.combat!.round > 1;
const rolled = (view: View, seat: number) => past(1)(view, seat) || !!view.combat!.rolled;
const holds = (view: View) => view.step === 'hold-dice';

// The Powers that the guide lets a Mage learn first. WB-GUIDE-07
function powers(table: LordaeronTable) {
  const [one, two] = ['frostbolt', 'arcane-intellect'].map((id) => table.book.card(id, 'mage'));
  const learn = (n = 0) => t('shop-do-train', { n });
  const name = (of: typeof one) => table.cardName(of?.id ?? '', 'mage');
  return { one: name(one), two: name(two), first: learn(one?.gold), second: learn(two?.gold) };
}

// The way to a quest, as its button says it.
function way(table: LordaeronTable) {
  const to = table.hints.find((h) => h.hint === 'travel')?.to;
  const choice = table.choices.find((c) => c.kind === 'travel' && c.parts.to === to);
  return { way: choice ? table.phrase(choice) : 'none' };
}

const odds = (table: LordaeronTable, c: Choice) => table.oddsOf(c)?.win ?? -1;
// The best challenge with friends, as its button says it, and what it comes to without them.
function together(table: LordaeronTable) {
  const all = table.choices.filter((c) => c.kind === 'challenge');
  const [best] = all.filter((c) => c.parts.with).sort((a, b) => odds(table, b) - odds(table, a));
  const alone = all.find((c) => !c.parts.with && c.parts.target === best?.parts.target);
  return { with: best ? table.phrase(best) : 'none', alone: alone ? odds(table, alone) : -1 };
}

const meets = (view: View, seat: number) =>
  view.step === 'actions' && view.creatures.some((g) => g.region === mine(view, seat).region);

// The sheet is open to be arranged, with what is best for it.
const arranges = (view: View, seat: number) =>
  view.step === 'manage' && view.faction === mine(view, seat).faction;

export const lessons: Lesson<View, LordaeronTable>[] = [
  { id: 'tutorial-welcome', point: '' },
  { id: 'tutorial-hero', point: '[data-hero]' },
  {
    id: 'tutorial-town',
    args: powers,
    point: '[data-deal=train], [data-move=town]',
    done: (v, seat, begun) => known(v, seat) > known(begun, seat) && v.step !== 'town',
  },
  { id: 'tutorial-quests', point: '.quests, .app > .sheet [role=tab]:nth-child(2)' },
  {
    id: 'tutorial-travel',
    args: way,
    point: '.map',
    high: true,
    done: (v, seat, begun) =>
      mine(v, seat).region !== mine(begun, seat).region && v.step !== 'travel',
  },
  {
    id: 'tutorial-equip',
    args: (table) => ({ n: table.advice?.outfits?.[0]?.changes.length ?? 0 }),
    point: '.app > .cards, [data-open=sheet]',
    when: arranges,
    done: (v, _, begun) => v.turn !== begun.turn,
  },
  { id: 'tutorial-others', point: '[data-meanwhile]' },
  { id: 'tutorial-odds', point: '[data-kind=challenge], [data-chooser]', when: meets },
  {
    id: 'tutorial-group',
    args: together,
    point: '[data-moves=challenge], [data-kind=challenge], [data-move=challenge], [data-chooser]',
    high: true,
    done: fights,
  },
  {
    id: 'tutorial-roll',
    args: (table) => ({
      ...powers(table),
      use: t('use-for', { price: t('price-energy', { span: '2' }) }),
    }),
    point: '[data-fight] [data-act=pass], [data-fight]',
    high: true,
    when: fights,
    done: (v, seat) => rolled(v, seat) || holds(v),
  },
  {
    id: 'tutorial-hold',
    point: '[data-held], [data-fight] [data-act=pass], [data-fight]',
    high: true,
    when: (v, seat) => rolled(v, seat) || holds(v),
    done: rolled,
  },
  {
    id: 'tutorial-reroll',
    point: '[data-die], [data-fight]',
    high: true,
    done: (v, seat) => past(2)(v, seat) || v.step !== 'reroll',
  },
  { id: 'tutorial-fight', point: '.bowls', high: true, done: (v, seat) => !fights(v, seat) },
  {
    id: 'tutorial-loot',
    point: '[data-reward], [data-card-of=reward], [data-hero]',
    beside: true,
    done: (v) => v.step === 'actions',
  },
  {
    id: 'tutorial-rest',
    point: '[data-move=rest], [data-kind=rest]',
    when: (v) => v.step === 'actions',
    done: (v, seat, begun) => fit(v, seat) > fit(begun, seat),
  },
  { id: 'tutorial-levels', point: '[data-hero] .level' },
  { id: 'tutorial-win', point: '.race, .app > .sheet [role=tab]:nth-child(3)' },
];
