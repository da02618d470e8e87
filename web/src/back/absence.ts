// What somebody missed: which moves were made meanwhile, and whether that is worth a newspaper.

import type { LogEntry } from '../generated/protocol';
import { takenBack } from '../lib/logged';

export type Moved = Extract<LogEntry, { what: 'moved' }>;

/** From this many moves of others on, a line in the prompt no longer tells it. */
const MOVES = 3;
/** Somebody who only loads the page again, or whose line was down for a moment, was not away. */
const AWAY_MS = 30_000;

/** The moves after an entry that stand, one's own among them: a bot or a standing order may have made those. */
export function movesAfter(log: readonly LogEntry[], seq: number): Moved[] {
  const gone = takenBack(log);
  return log.filter((entry): entry is Moved => entry.what === 'moved' && entry.seq > seq && !gone.has(entry.seq));
}

/** Whether these moves are an absence and not a moment. `now` is the server's time. */
export function isAbsence(moves: readonly Moved[], mine: readonly number[], now: number): boolean {
  const others = moves.filter(({ seat }) => !mine.includes(seat));
  return others.length >= MOVES && now - others[0]!.at >= AWAY_MS;
}

/** A position as somebody saw it: after the entry `seq`, with their own eyes. */
export interface Seen {
  seq: number;
  view: unknown;
}

/** The position that somebody left, among those they saw: no move was made between it and the entry at which they left. */
export function leftBehind(seen: readonly Seen[], leftAt: number, log: readonly LogEntry[]): Seen | null {
  const moves = log.filter((entry) => entry.what === 'moved');
  const between = (a: number, b: number) => moves.some(({ seq }) => seq > Math.min(a, b) && seq <= Math.max(a, b));
  return seen.findLast((one) => !between(one.seq, leftAt)) ?? null;
}
