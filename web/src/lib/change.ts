// What a change makes of the value before it; core/src/difference.rs says how a change is written. Nothing is altered in place: what
// did not change is the same object as before.

type Change =
  | { [member: string]: Change }
  | []
  | [unknown]
  | [recipe: number[], fresh: unknown[]]
  | string
  | number
  | boolean
  | null;

export function apply<T>(old: T, change: unknown): T {
  return changed(old, change as Change) as T;
}

function changed(old: unknown, change: Change): unknown {
  if (change === null || typeof change !== 'object') return change;
  if (Array.isArray(change)) return change.length === 2 ? rebuilt(old as unknown[], ...change) : change[0];
  if (Array.isArray(old)) return changedItems(old, change);
  const now = { ...(old as object) } as Record<string, unknown>;
  for (const [key, one] of Object.entries(change)) {
    if (Array.isArray(one) && one.length === 0) Reflect.deleteProperty(now, key);
    else now[key] = changed(now[key], one);
  }
  return now;
}

/** Items that change in the same way stand together: `0-3,7`. */
function changedItems(old: unknown[], change: { [places: string]: Change }): unknown[] {
  const now = [...old];
  for (const [places, one] of Object.entries(change)) {
    for (const run of places.split(',')) {
      const [first, last = first] = run.split('-').map(Number) as [number, number?];
      for (let place = first; place <= last; place++) now[place] = changed(now[place], one);
    }
  }
  return now;
}

/** A list of runs of the old one (from, count) and of fresh items (-1, count). */
function rebuilt(old: unknown[], recipe: number[], fresh: unknown[]): unknown[] {
  const now: unknown[] = [];
  let used = 0;
  for (let i = 0; i < recipe.length; i += 2) {
    const [from, count] = [recipe[i]!, recipe[i + 1]!];
    now.push(...(from < 0 ? fresh.slice(used, (used += count)) : old.slice(from, from + count)));
  }
  return now;
}
