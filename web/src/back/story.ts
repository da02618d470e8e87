// The columns of the front page: what each seat gained, lost and did, and what happened to the table itself.

import type { LogEntry } from '../generated/protocol';
import { logged } from '../lib/logged';
import { recap } from '../lib/recap';
import type { Sitting } from '../table/sitting.svelte';
import type { Moved } from './absence';

export interface Column {
  seat: number;
  /** Null where the game has no score yet. */
  score: number | null;
  /** Null where nobody knows the score that was left. */
  change: number | null;
  /** What the seat held and holds, where that differs. */
  held: { before: string; now: string } | null;
  did: string[];
  /** So many things more, which only the log tells. */
  more: number;
}

/** The most phrases about one seat: it is a front page, not the minutes. */
const MOST = 5;

/** A column for each seat, the best placed first. `before` is the view of the position that was left. */
export function columns(sitting: Sitting, moves: readonly Moved[], before: unknown): Column[] {
  const { table, words, view, scores, wording, listener } = sitting;
  const events = moves.flatMap((move) => move.events).filter((event) => sitting.tell(event) !== '');
  const done = recap(events, wording, listener);
  const was = before === undefined ? null : words.scores(before);
  const all = table.names.map((_, seat): Column => {
    const did = done.find((one) => one.seat === seat)?.phrases ?? [];
    const score = scores[seat] ?? null;
    const held = before === undefined || view === undefined ? null : holding(sitting, before, seat);
    return {
      seat,
      score,
      change: was === null || score === null ? null : score - (was[seat] ?? 0),
      held,
      did: did.slice(0, MOST),
      more: Math.max(0, did.length - MOST),
    };
  });
  return all.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

function holding({ words, view }: Sitting, before: unknown, seat: number): Column['held'] {
  const [was, now] = [words.holding(before, seat), words.holding(view, seat)];
  return was && now && was !== now ? { before: was, now } : null;
}

/** What happens to the table and not in the game, as far as somebody who was away should know it. */
const NOTICED: readonly LogEntry['what'][] = [
  'paused',
  'resumed',
  'taken_over',
  'handed_back',
  'resigned',
  'timed_out',
  'undone',
];

export function notices({ table, say }: Pick<Sitting, 'table' | 'say'>, leftAt: number): string[] {
  return table.log
    .filter((entry) => entry.seq > leftAt && NOTICED.includes(entry.what))
    .flatMap((entry) => logged(entry)?.message ?? [])
    .map((message) => say(message));
}
