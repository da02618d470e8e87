// The facts of a front page, made from scores alone: who leads, who led, and what that is called.

/** What the headline says. `first` and `second` are lists of seats. */
export interface Headline {
  kind: 'same' | 'overtakes' | 'leads' | 'level' | 'away' | 'closer' | 'ahead' | 'moves';
  first: number[];
  second: number[];
}

/** The headline of what lies between two positions; without the first, there is only news of moves. */
export function headline(before: readonly number[] | null, now: readonly number[]): Headline {
  if (!before?.length || before.length !== now.length || now.length < 2)
    return { kind: 'moves', first: [], second: [] };
  const [first, led] = [leaders(now), leaders(before)];
  const second = runnersUp(now);
  if (now.every((score, seat) => score === before[seat])) return { kind: 'same', first, second };
  if (first.length > 1) return { kind: 'level', first, second };
  const leader = first[0]!;
  if (!led.includes(leader)) return { kind: led.length === 1 ? 'overtakes' : 'leads', first, second: led };
  if (led.length > 1) return { kind: 'leads', first, second };
  const [gap, was] = [lead(now, leader), lead(before, leader)];
  return { kind: gap > was ? 'away' : gap < was ? 'closer' : 'ahead', first, second };
}

function leaders(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** Those behind the leaders: the best of the rest. */
function runnersUp(scores: readonly number[]): number[] {
  const first = leaders(scores);
  const rest = scores.filter((_, seat) => !first.includes(seat));
  if (!rest.length) return [];
  const most = Math.max(...rest);
  return scores.flatMap((score, seat) => (score === most && !first.includes(seat) ? [seat] : []));
}

/** By how much a seat is ahead of the best other. */
function lead(scores: readonly number[], seat: number): number {
  return scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat));
}
