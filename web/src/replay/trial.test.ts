// Moves that are tried from a position of a record.
import { describe, expect, it } from 'vitest';
import type { PositionAt } from '../generated/protocol';
import { Trial, type Server } from './trial.svelte';

/** What the record has. */
const OWN = ['a', 'b', 'c'].map((move, i) => ({ seat: i % 2, move }));
const move = (text: string) => ({ text, move: text });
const lines = ({ lines }: Trial) => lines.map(({ seat, move }) => `${seat} ${move}`);

/** Two seats move in turn; `x` is always legal, `best` is better, and after four moves it is over. */
const two: Server = {
  position: ({ instead }, seat) => {
    const played = [...OWN.slice(0, instead.after), ...instead.moves];
    if (played.at(-1)?.move === 'bad') return Promise.reject(new Error('No.'));
    const pending = played.length >= 5 ? [] : [played.length % 2];
    const moves = pending.includes(seat) ? [move('x'), move('best')] : [];
    const told: PositionAt = { played: played.length, view: { played }, pending, moves, events: [], outcome: null };
    return Promise.resolve(told);
  },
  best: () => Promise.resolve(move('best')),
  foresee: (_, seat) => Promise.resolve({ view: `seen by ${seat}`, events: [] }),
  shares: () => Promise.resolve([0.6, 0.4]),
};
const trial = (from = 1, seat = 1, me = 1) =>
  new Trial('record', { from, seat, me }, (error) => (error as Error).message, two);

describe('moves that are tried', () => {
  it('begin where the record is cut, and are offered to whoever is next', async () => {
    const it = trial();
    await it.start();
    expect(it.moves.map(({ text }) => text)).toEqual(['x', 'best']);
    await it.play('x');
    expect(lines(it)).toEqual(['1 x']);
    expect(it.seat).toBe(0);
    expect(it.moves).toHaveLength(2);
    await it.back();
    expect([lines(it), it.seat]).toEqual([[], 1]);
    expect(it.shares).toEqual([0.6, 0.4]);
  });

  it('are shown before they are made, and refused with a reason', async () => {
    const it = trial();
    await it.start();
    it.aim('x');
    await Promise.resolve();
    expect(it.aimedMove?.text).toBe('x');
    expect(it.foreseen?.view).toBe('seen by 1');
    await it.play('bad');
    expect([it.trouble, lines(it)]).toEqual(['No.', []]);
  });

  it('are answered by a strong player, once or from then on', async () => {
    const it = trial();
    await it.start();
    await it.play('x');
    await it.answer();
    expect(lines(it)).toEqual(['1 x', '0 best']);
    expect(it.seat).toBe(1);
    await it.playOn();
    expect(lines(it)).toHaveLength(2);
    await it.play('x');
    expect(lines(it)).toEqual(['1 x', '0 best', '1 x', '0 best']);
    expect(it.over).toBe(true);
  });
});
