// The ways of the plans that are shown, for the map.

import { settings } from '../../ui/settings.svelte';
import type { PlanWay } from '../map/types';
import type { LordaeronTable } from '../state.svelte';
import { mineOf } from './plan';

export function waysOf(table: LordaeronTable): PlanWay[] {
  if (settings.guide === 'off' || !table.myTurn || table.view.step !== 'actions') return [];
  const { plans } = table;
  const shown = plans.goesOn ? plans.list.slice(0, 1) : plans.list;
  return shown.flatMap((plan, i) =>
    mineOf(plan).flatMap((m) => {
      const from = table.character(m.who)?.region;
      return from && m.path?.length
        ? [{ n: i + 1, from, path: m.path, looked: plans.looked === i }]
        : [];
    }),
  );
}
