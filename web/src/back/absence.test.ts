// When somebody was away, what they missed, and what the newspaper makes of it.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../generated/protocol';
import { isAbsence, leftBehind, movesAfter } from './absence';
import { headline } from './edition';

const moved = (seq: number, seat: number, at = 0): LogEntry => ({ seq, at, what: 'moved', seat, events: [] });
const ME = 0;

describe('an absence', () => {
  it('is three moves of others, some time ago', () => {
    const log = [moved(1, ME), moved(2, 1), moved(3, 2), moved(4, 1)];
    expect(isAbsence(movesAfter(log, 1), [ME], 60_000)).toBe(true);
    expect(isAbsence(movesAfter(log, 2), [ME], 60_000)).toBe(false);
    // Only a page that was loaded again.
    expect(isAbsence(movesAfter(log, 1), [ME], 5_000)).toBe(false);
  });
  it('counts neither one’s own moves nor those that were taken back', () => {
    const own = [moved(2, ME), moved(3, ME), moved(4, ME), moved(5, 1)];
    expect(isAbsence(movesAfter(own, 1), [ME], 60_000)).toBe(false);
    const back: LogEntry[] = [
      moved(2, 1),
      moved(3, 2),
      moved(4, 1),
      { seq: 5, at: 0, what: 'undone', seat: 1, moves: 2 },
    ];
    expect(movesAfter(back, 1).map(({ seq }) => seq)).toEqual([2]);
  });
});

describe('the position that was left', () => {
  const log = [moved(2, 1), moved(5, ME), moved(8, 1)];
  it('is the newest one seen, if no move lies between', () => {
    const seen = [
      { seq: 2, view: 'a' },
      { seq: 6, view: 'b' },
      { seq: 9, view: 'c' },
    ];
    // A chat line raised the number from 6 to 7.
    expect(leftBehind(seen, 7, log)?.view).toBe('b');
    expect(leftBehind(seen.slice(0, 1), 7, log)).toBeNull();
    expect(leftBehind([], 7, log)).toBeNull();
  });
});

describe('the headline', () => {
  const kind = (before: number[] | null, now: number[]) => headline(before, now).kind;
  it('says who leads, and since when', () => {
    expect(headline([5, 3], [5, 7])).toEqual({ kind: 'overtakes', first: [1], second: [0] });
    expect(headline([4, 4, 1], [4, 6, 1])).toEqual({ kind: 'leads', first: [1], second: [0] });
    expect(headline([4, 4, 1], [4, 4, 9]).kind).toBe('leads');
    expect(headline([5, 3, 1], [5, 5, 1])).toEqual({ kind: 'level', first: [0, 1], second: [2] });
  });
  it('says whether the lead grows', () => {
    expect(kind([5, 3], [8, 3])).toBe('away');
    expect(headline([5, 3], [5, 4])).toEqual({ kind: 'closer', first: [0], second: [1] });
    expect(kind([5, 3], [6, 4])).toBe('ahead');
    expect(kind([5, 3], [5, 3])).toBe('same');
  });
  it('claims nothing where nobody knows how it was', () => {
    expect(kind(null, [5, 3])).toBe('moves');
    expect(kind([], [5, 3])).toBe('moves');
    expect(kind([1], [5])).toBe('moves');
  });
});
