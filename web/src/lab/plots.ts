// What the drawings have in common: where a value lies, and what may be said about it.

import type { Bar, Difference, Interval, Lengths, Split } from '../generated/lab';
import { figureName } from './naming';

/** A figure with its 95 % interval. */
export interface Row extends Interval {
  name: string;
  value: number;
  /** Out of how many. */
  of?: number;
}

/** From a value to its place between 0 and 100, with room for all intervals and the fair line. */
export function scale(rows: readonly Row[], fair: number): (value: number) => number {
  const low = Math.min(fair, ...rows.map((row) => row.low));
  const high = Math.max(fair, ...rows.map((row) => row.high));
  const room = (high - low || Math.abs(fair) || 1) * 0.04;
  const [from, to] = [low - room, high + room];
  return (value) => Math.round((1000 * (Math.min(to, Math.max(from, value)) - from)) / (to - from)) / 10;
}

/** Whether the whole interval lies on one side of the line. */
export function outside({ low, high }: Interval, fair: number): 'more' | 'less' | 'same' {
  return low > fair ? 'more' : high < fair ? 'less' : 'same';
}

/** Wins as shares of the games: a fair share is one divided by the seats. */
export function share({ name, of_fair, interval, seats }: Bar, players: number): Row {
  return { name, value: of_fair / players, low: interval.low / players, high: interval.high / players, of: seats };
}

/** Seats and places stay in their order; everything else comes with the strongest first. */
export function rowsOf({ kind, bars }: Split, players: number, components: Record<string, string>): Row[] {
  const rows = bars.map((bar) => ({ ...share(bar, players), name: figureName(kind, bar.name, components) }));
  return kind === 'seat' || kind === 'place' ? rows : rows.sort((a, b) => b.value - a.value);
}

/** The changes of shares, those that moved first, as the server has sorted them. */
export function changeRows(
  differences: readonly Difference[],
  components: Record<string, string>,
): (Row & { moved: boolean })[] {
  return differences
    .filter(({ kind }) => kind !== 'game')
    .map(({ kind, name, change, interval, moved }) => ({
      name: figureName(kind, name, components),
      value: change,
      low: interval.low,
      high: interval.high,
      moved,
    }));
}

/** How many games took from so many to so many moves. */
export function spansOf({ shortest, longest, spans }: Lengths): { from: number; to: number; games: number }[] {
  const range = longest - shortest + 1;
  const edge = (i: number) => shortest + Math.ceil((i * range) / spans.length);
  return spans.map((games, i) => ({ from: edge(i), to: edge(i + 1) - 1, games }));
}
