// A first adventure at a real table, in the order in which the rulebook's guide lets it happen: learn
// in town, walk to a quest, equip, challenge, roll, throw dice again, take what it pays, rest, fight
// together. WB-GUIDE-16..18

import type { Lesson } from '../ui/games';
import type { View } from './types';

const mine = (view: View, seat: number) => view.characters.find((c) => c.seat === seat)!;
const known = (view: View, seat: number) => mine(view, seat).spellbook?.length ?? 0;
const worn = (view: View, seat: number) => JSON.stringify(mine(view, seat).equipped);
const fights = (view: View, seat: number) => !!view.combat?.in.includes(mine(view, seat).id);

const fit = (view: View, seat: number) => mine(view, seat).health + mine(view, seat).energy;
// In the fight that the lesson began with, the dice of the first attack have come this far.
const past = (stage: number) => (view: View, seat: number) =>
  !fights(view, seat) || view.combat!.stage > stage || view.combat!.round > 1;

export const lessons: Lesson<View>[] = [
  { id: 'tutorial-welcome', point: '' },
  { id: 'tutorial-hero', point: '[data-hero]' },
  {
    id: 'tutorial-town',
    point: '[data-deal=train], [data-move=town]',
    done: (v, seat, begun) => known(v, seat) > known(begun, seat) && v.step !== 'town',
  },
  { id: 'tutorial-quests', point: '.quests, .app > .sheet [role=tab]:nth-child(2)' },
  {
    id: 'tutorial-travel',
    point: '.map',
    done: (v, seat, begun) => mine(v, seat).region !== mine(begun, seat).region,
  },
  {
    id: 'tutorial-equip',
    point: '.app > .cards, [data-open=sheet]',
    done: (v, seat, begun) => worn(v, seat) !== worn(begun, seat) || v.turn !== begun.turn,
  },
  { id: 'tutorial-others', point: '[data-meanwhile]' },
  { id: 'tutorial-odds', point: '[data-chooser]', done: fights },
  {
    id: 'tutorial-roll',
    point: '[data-fight] [data-act=pass], [data-fight]',
    high: true,
    when: fights,
    done: (v, seat) => past(1)(v, seat) || !!v.combat!.rolled,
  },
  {
    id: 'tutorial-reroll',
    point: '[data-die], [data-fight]',
    high: true,
    done: past(2),
  },
  { id: 'tutorial-fight', point: '.bowls', high: true, done: (v, seat) => !fights(v, seat) },
  { id: 'tutorial-loot', point: '[data-card-of=reward], [data-hero]' },
  {
    id: 'tutorial-rest',
    point: '[data-move=rest], [data-kind=rest]',
    done: (v, seat, begun) => fit(v, seat) > fit(begun, seat),
  },
  {
    id: 'tutorial-group',
    point: '[data-invitation], [data-kind=challenge], [data-move=challenge], [data-chooser]',
    done: (v, seat) => fights(v, seat) && v.combat!.in.length > 1,
  },
  { id: 'tutorial-levels', point: '[data-hero] .level' },
  { id: 'tutorial-win', point: '.race, .app > .sheet [role=tab]:nth-child(3)' },
];
