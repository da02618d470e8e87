// What the log says of the table itself: who came, who left, who paused. The events of the game bring their own messages.

import type { LogEntry } from '../generated/protocol';
import type { Message } from './words';

/** The numbers of the moves that were taken back. */
export function takenBack(log: readonly LogEntry[]): Set<number> {
  const gone = new Set<number>();
  const stand: { seq: number; seat: number }[] = [];
  for (const entry of log) {
    if (entry.what === 'moved') stand.push(entry);
    if (entry.what === 'undone')
      for (const { seq } of stand.splice(Math.max(0, stand.length - entry.moves))) gone.add(seq);
    // A secret choice is taken back out of the middle; what others did since stays.
    const at = entry.what === 'took_back' ? stand.findLastIndex(({ seat }) => seat === entry.seat) : -1;
    if (at >= 0) gone.add(stand.splice(at, 1)[0]!.seq);
  }
  return gone;
}

/** The numbers of the moves that a bot made because somebody's time was up, not because it was asked to play. */
export function afterTheClock(log: readonly LogEntry[]): Set<number> {
  const late = new Set<number>();
  const found = new Set<number>();
  for (const entry of log) {
    if (entry.what === 'timed_out') late.add(entry.seat);
    else if (entry.what === 'moved' && entry.by === 'bot' && late.has(entry.seat)) found.add(entry.seq);
    else if (['moved', 'taken_over', 'handed_back', 'resigned'].includes(entry.what) && 'seat' in entry)
      late.delete(entry.seat);
  }
  return found;
}

/** An entry's message, with the seat it is about; null for moves, and for what the log leaves out. */
export function logged(entry: LogEntry): { seat: number | null; message: Message } | null {
  const message = (id: string, args?: Message['args']): Message => ({ id: `log-${id}`, ...(args && { args }) });
  switch (entry.what) {
    case 'started':
    case 'moved':
    case 'word':
      return null;
    case 'clocks_resumed':
    case 'ended':
      return { seat: null, message: message(entry.what) };
    case 'chat_policy':
      return { seat: null, message: message(entry.what, { policy: entry.policy }) };
    case 'stood':
      return { seat: entry.seat, message: message(entry.what) };
    case 'seated':
      return { seat: entry.seat, message: message(entry.what, { name: entry.name, number: entry.seat + 1 }) };
    case 'undone':
      return { seat: entry.seat, message: message(entry.what, { seat: { seat: entry.seat }, moves: entry.moves }) };
    default:
      return { seat: entry.seat, message: message(entry.what, { seat: { seat: entry.seat } }) };
  }
}
