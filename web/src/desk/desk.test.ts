// The desk: in which order tables lie on it, how long there is, and how games ended.
import { expect, it } from 'vitest';
import type { KeptTable } from '../back/kept';
import type { TableSummary } from '../generated/protocol';
import { waitingFirst } from '../lib/mine.svelte';
import { askedStill, ended, isSoon, left, piles } from './desk';

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  table: id,
  game: 'any',
  phase: 'playing',
  public: false,
  seats: [],
  clock: { type: 'none' },
  played: 0,
  created_at: 0,
  changed_at: 0,
  mine: [0],
  my_turn: false,
  ending: null,
  ...more,
});
const names = (list: TableSummary[]) => list.map((one) => one.table).join(' ');

it('those that wait come first, the most urgent on top, then the newest', () => {
  const list = [
    table('old', { changed_at: 1 }),
    table('new', { changed_at: 9 }),
    table('whenever', { my_turn: true, changed_at: 8 }),
    table('lately', { my_turn: true, changed_at: 9 }),
    table('tomorrow', { my_turn: true, deadline: 2000 }),
    table('soon', { my_turn: true, deadline: 1000 }),
  ];
  const { due, going, over } = piles(waitingFirst(list), [table('won')]);
  expect(names(due)).toBe('soon tomorrow lately whenever');
  expect(names(going)).toBe('new old');
  expect(names(over)).toBe('won');
});

it('time is left only for one’s own move', () => {
  expect(left(table('a', { my_turn: true, deadline: 5000 }), 2000)).toBe(3000);
  expect(left(table('a', { my_turn: true, deadline: 1000 }), 2000)).toBe(0);
  expect(left(table('a', { deadline: 5000 }), 2000)).toBeNull();
  expect(left(table('a', { my_turn: true }), 2000)).toBeNull();
  expect([isSoon(1000), isSoon(9_000_000), isSoon(null)]).toEqual([true, false, false]);
});

it('a game that is over says which place one had', () => {
  const over = (ranks: number[], mine: number[]) =>
    ended(table('a', { mine, ending: { how: 'rules', ranks, scores: null } }));
  expect(over([2, 1], [1])).toEqual({ rank: 1, shared: false });
  expect(over([1, 1, 3], [0])).toEqual({ rank: 1, shared: true });
  expect(over([2, 1, 3], [0, 2])).toEqual({ rank: 2, shared: false });
  expect(over([2, 1], [])).toBeNull();
  expect(ended(table('a'))).toBeNull();
});

it('what was asked is said again only if nothing has happened since', () => {
  const last = { asked: 'Build.', welcome: { now: 500 } } as KeptTable;
  expect(askedStill(table('a', { changed_at: 400 }), last)).toBe('Build.');
  expect(askedStill(table('a', { changed_at: 600 }), last)).toBe('');
  expect(askedStill(table('a'), undefined)).toBe('');
});
