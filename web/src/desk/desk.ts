// One's tables as they lie on the desk: those that wait for a move, those in play, those that are over.

import type { KeptTable } from '../back/kept';
import type { TableSummary } from '../generated/protocol';

export interface Piles {
  due: TableSummary[];
  going: TableSummary[];
  over: TableSummary[];
}

/** At most this many of those that do not wait. */
const MOST = { going: 8, over: 4 };

/** `tables` are in order already, the most urgent first; `over` the newest first. */
export function piles(tables: readonly TableSummary[], over: readonly TableSummary[]): Piles {
  return {
    due: tables.filter((table) => table.my_turn),
    going: tables.filter((table) => !table.my_turn).slice(0, MOST.going),
    over: over.slice(0, MOST.over),
  };
}

/** Time left for one's move, in milliseconds; null where there is no hurry. */
export function left({ my_turn, deadline }: TableSummary, now: number): number | null {
  return my_turn && deadline !== undefined ? Math.max(0, deadline - now) : null;
}

/** Less than this is shown loudly. */
const SOON_MS = 3_600_000;
export const isSoon = (ms: number | null) => ms !== null && ms < SOON_MS;

/** How a game ended for the person who looks: their best place, and whether they share it. */
export function ended({ ending, mine }: TableSummary): { rank: number; shared: boolean } | null {
  if (!ending) return null;
  const ranks = mine.flatMap((seat) => ending.ranks[seat] ?? []);
  if (!ranks.length) return null;
  const rank = Math.min(...ranks);
  return { rank, shared: ending.ranks.filter((one) => one === rank).length > 1 };
}

/** What was asked when this person last looked, if nothing has happened since. Both times are the server's. */
export function askedStill({ changed_at }: TableSummary, last: KeptTable | undefined): string {
  return last && last.welcome.now >= changed_at ? last.asked : '';
}
