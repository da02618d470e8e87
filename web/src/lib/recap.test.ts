// What the others did, in one line.
import { describe, expect, it } from 'vitest';
import type { LogEntry, SeenEvent } from '../generated/protocol';
import table from '../../../words/en/table.ftl?raw';
import { recap, sinceOwn, together } from './recap';
import { Wording, type Arg } from './words';

const wording = new Wording(
  table,
  `
travels = { $seat } travels to { $to }.
    .did = travelled to { $to }
gains = { $seat } gains { $count } in { $at }.
    .did = +{ $count } in { $at }
    .each = at
falls = The government in { $at } falls.
    .each = at
passes = { $seat } passes.
`,
);
const to = { names: ['Ann', 'Ben', 'Auntie Matatu'], you: 0 };
const event = (id: string, args: Record<string, Arg>, rule = 'X-1'): SeenEvent => ({ rule, say: { id, args } });
const seat = (n: number) => ({ seat: { seat: n } });
const gains = (who: number, at: string, count = 1, rule = 'X-1') => event('gains', { ...seat(who), count, at }, rule);
const said = (events: SeenEvent[]) => together(events, wording).map(({ say }) => wording.say(say, to));

describe('what the others did', () => {
  it('stands beside their names, alike things together', () => {
    const events = [event('travels', { ...seat(2), to: 'S' }), gains(2, 'C'), gains(1, 'N'), gains(2, 'W')];
    expect(recap(events, wording, to)).toEqual([
      { seat: 2, phrases: ['travelled to S', '+1 in C and W'] },
      { seat: 1, phrases: ['+1 in N'] },
    ]);
  });

  it('leaves out what nobody did, and what says nothing short', () => {
    expect(recap([event('falls', { at: 'C' }), event('passes', seat(1))], wording, to)).toEqual([]);
  });

  it('begins after one’s own last move, and leaves out what was taken back', () => {
    const moved = (seq: number, by: number): LogEntry => ({ seq, at: 0, what: 'moved', seat: by, events: [] });
    const log: LogEntry[] = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 2)];
    const seqs = (all: LogEntry[], mine: number[]) => sinceOwn(all, mine).map(({ seq }) => seq);
    expect(seqs(log, [0])).toEqual([3, 4]);
    expect(seqs([...log, { seq: 5, at: 0, what: 'undone', seat: 2, moves: 1 }], [0])).toEqual([3]);
    expect(seqs([...log, { seq: 5, at: 0, what: 'undone', seat: 0, moves: 3 }], [0])).toEqual([1]);
    expect(seqs(log, [])).toEqual([1, 2, 3, 4]);
    // What a turn answers to stays while its steps are made, until others move again.
    expect(seqs([...log, moved(5, 0), moved(6, 0)], [0])).toEqual([3, 4]);
  });
});

describe('events told together', () => {
  it('differ in the one fact that their sentence can list', () => {
    expect(said([gains(1, 'C'), gains(1, 'W'), gains(1, 'N'), gains(1, 'S', 2), gains(2, 'E')])).toEqual([
      'Ben gains 1 in C, W and N.',
      'Ben gains 2 in S.',
      'Auntie Matatu gains 1 in E.',
    ]);
  });
  it('cite the same rule', () => {
    expect(said([gains(1, 'C'), gains(1, 'W', 1, 'X-2')])).toHaveLength(2);
  });
  it('are told once if they are the same', () => {
    expect(said([gains(1, 'C'), gains(1, 'C'), event('passes', seat(1)), event('passes', seat(1))])).toEqual([
      'Ben gains 1 in C.',
      'Ben passes.',
    ]);
  });
});
