// The first turns, in the order in which the rulebook's guide lets them happen: learn in town, walk
// to a quest, equip, fight. WB-GUIDE-16..18

import type { Lesson } from '../ui/games';
import type { View } from './types';

const mine = (view: View, seat: number) => view.characters.find((c) => c.seat === seat)!;
const known = (view: View, seat: number) => mine(view, seat).spellbook?.length ?? 0;
const worn = (view: View, seat: number) => JSON.stringify(mine(view, seat).equipped);
const fights = (view: View, seat: number) => !!view.combat?.in.includes(mine(view, seat).id);

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
    id: 'tutorial-fight',
    point: '.bowls',
    high: true,
    done: (v, seat, begun) => fights(begun, seat) && !fights(v, seat),
  },
  { id: 'tutorial-rest', point: '[data-move=rest], [data-kind=rest]' },
  { id: 'tutorial-levels', point: '[data-hero] .level' },
  { id: 'tutorial-win', point: '.race, .app > .sheet [role=tab]:nth-child(3)' },
];
