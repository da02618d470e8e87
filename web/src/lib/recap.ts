// What somebody did, in one line. Events that differ in one fact are told as one message with a list in its place.

import type { LogEntry, SeenEvent } from '../generated/protocol';
import { takenBack } from './logged';
import type { Arg, Listener, Message, Wording } from './words';

/** Somebody, and what they did: phrases to stand beside the name. */
export interface Did {
  seat: number;
  phrases: string[];
}

/** The latest moves that stand and none of which is `mine`. The steps of one's own turn do not end it: it is what one answers to. */
export function sinceOwn(log: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const gone = takenBack(log);
  const stand = log.filter((entry) => entry.what === 'moved' && !gone.has(entry.seq));
  const own = (entry: LogEntry) => entry.what === 'moved' && mine.includes(entry.seat);
  const others = stand.slice(0, stand.findLastIndex((entry) => !own(entry)) + 1);
  return others.slice(others.findLastIndex(own) + 1);
}

/** What these events say about each seat, in the order in which seats first act. Events without an acting seat are left out. */
export function recap(events: readonly SeenEvent[], wording: Wording, to: Listener): Did[] {
  const all = new Map<number, string[]>();
  for (const { say } of together(events, wording)) {
    const seat = say.args?.seat;
    const phrase = wording.did(say, to);
    if (!phrase || typeof seat !== 'object' || !('seat' in seat)) continue;
    const said = all.get(seat.seat) ?? [];
    all.set(seat.seat, [...said, phrase]);
  }
  return [...all].map(([seat, phrases]) => ({ seat, phrases }));
}

/** Events of the same rule that say the same but for the fact their sentence can list, as one; each keeps its first place. */
export function together<Event extends { rule: string; say: Message }>(
  events: readonly Event[],
  wording: Wording | null,
): Event[] {
  const groups = new Map<string, { event: Event; fact: string | null; values: Arg[] }>();
  for (const event of events) {
    const { say, rule } = event;
    const fact = wording?.each(say.id) ?? null;
    const { [fact ?? '']: value, ...others } = say.args ?? {};
    const key = JSON.stringify([rule, say.id, others]);
    const known = groups.get(key);
    const values = value === undefined ? [] : [value];
    if (!known) groups.set(key, { event, fact, values });
    // The same twice is told once.
    else known.values.push(...values.filter((one) => !known.values.some((two) => same(one, two))));
  }
  return [...groups.values()].map(({ event, fact, values }) =>
    fact === null || values.length < 2
      ? event
      : { ...event, say: { ...event.say, args: { ...event.say.args, [fact]: values } } },
  );
}

const same = (a: Arg, b: Arg) => JSON.stringify(a) === JSON.stringify(b);
