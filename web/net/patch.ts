// What has changed in a value, as internal/patch writes it: a number or a text is the new value,
// [value] is a new object or list, [] takes a member out, and an object changes members, or elements
// of a list, of which "x" first takes some out and makes room for others, each a copy of the one
// before it or at "=". What was there stays as it is: the parts that did not change are shared.

type Change = { [key: string]: Patch };
export type Patch = string | number | boolean | null | unknown[] | Change;

const room = {}; // an element that is still to be made

export function patched(base: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (patch === null || typeof patch !== 'object') return patch;
  const was = base ?? ('x' in patch ? [] : {});
  return Array.isArray(was) ? elements(was, patch) : members(was, patch);
}

function elements(was: unknown[], patch: Change): unknown[] {
  const list = [...was];
  const x = (patch.x as number[] | undefined) ?? [];
  for (let i = 0; i < x.length; i += 3) list.splice(x[i], x[i + 1], ...Array(x[i + 2]).fill(room));
  for (let i = 0; i < list.length; i++) {
    let change: Patch | undefined = patch[i];
    if (list[i] === room) {
      list[i] = list[i - 1] ?? null;
      if (change && typeof change === 'object' && '=' in change) {
        const { '=': like, ...rest } = change as Change;
        list[i] = list[like as number];
        change = rest;
      }
    }
    if (change !== undefined) list[i] = patched(list[i], change);
  }
  return list;
}

function members(was: object, patch: Change): object {
  const made: Record<string, unknown> = { ...was };
  for (const [key, change] of Object.entries(patch)) {
    if (Array.isArray(change) && !change.length) delete made[key];
    else made[key] = patched(made[key], change);
  }
  return made;
}
