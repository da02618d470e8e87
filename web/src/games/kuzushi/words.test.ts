import { describe, expect, it } from 'vitest';
import { wordsFit } from '../../lib/testing-words';
import { wordingOf, type Message } from '../../lib/words';
import { name } from './drawing';
import { bySpace, firstSpace, meant, walk } from './gestures';
import { lesson } from './lesson';
import { legal, opening, openingMoves, view } from './sample';
import { gain, speak, words } from './words';

const names = ['Ann', 'Ben'];

describe('gestures', () => {
  it('find the one legal move of a space', () => {
    expect(bySpace([legal('base', 1, 0), legal('flip', -2, 1)]).get('-2,1')?.text).toBe('flip -2,1');
  });
  it('guess what an illegal touch meant, for the server to refuse', () => {
    expect(meant(view, '2,0')).toBe('flip 2,0');
    expect(meant(view, '3,3')).toBe('base 3,3');
  });
  it('walk with arrows and stop at the possible borders', () => {
    expect(walk(opening, [], { x: 0, y: 0 }, 'ArrowUp')).toEqual({ x: 0, y: 1 });
    expect(walk(opening, [], { x: 5, y: 0 }, 'ArrowRight')).toEqual({ x: 5, y: 0 });
    expect(walk(opening, [], { x: 0, y: -5 }, 'ArrowDown')).toEqual({ x: 0, y: -5 });
    expect(walk(opening, [], { x: 0, y: 0 }, 'x')).toBeNull();
  });
  it('jump through the legal spaces, round and round', () => {
    let at = { x: 0, y: 0 };
    const seen = openingMoves.map(() => (at = walk(opening, openingMoves, at, 'PageDown')!));
    expect(seen.map(name)).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
    expect(walk(opening, openingMoves, at, 'PageDown')).toEqual({ x: 0, y: -1 });
    expect(walk(opening, openingMoves, { x: 0, y: -1 }, 'PageUp')).toEqual({ x: 0, y: 1 });
  });
  it('start near the newest tile', () => {
    expect(firstSpace([legal('base', -1, 0), legal('base', 3, 0)], { x: 2, y: 0 })).toEqual({ x: 3, y: 0 });
    expect(firstSpace([], null)).toEqual({ x: 0, y: 0 });
  });
});

describe('words', () => {
  it('stand in the Fluent files, fit what is said, and are not in the code', () => {
    expect(wordsFit('kuzushi', { texts: ['KUZUSHI', 'base', 'flip'], files: ['picture.ts', 'travel.ts'] })).toEqual([]);
  });
  it('tell events and refusals by the game’s own file', async () => {
    const wording = await wordingOf('kuzushi');
    const say = (id: string, args: Message['args']) => wording.say({ id, args }, { names, you: 0 });
    expect(say('base-placed', { seat: { seat: 1 }, at: '2,0' })).toBe('Ben places a base at 2,0.');
    expect(say('base-placed', { seat: { seat: 0 }, at: '2,0' })).toBe('You place a base at 2,0.');
    expect(say('off-grid', { space: '7,0', grid: 6 })).toMatch(/^A base at 7,0 would/);
  });
  it('speak a space, its owner and what can be done there', () => {
    expect(speak(view, '2,0', 1, names, { kind: 'flip', at: { x: 2, y: 0 } })).toBe(
      '2,0, your flag, can become a base',
    );
    expect(speak(view, '2,0', 0, names, undefined)).toBe('2,0, Ben’s flag');
    expect(speak(opening, '1,0', 1, names, { kind: 'base', at: { x: 1, y: 0 } })).toBe('1,0, empty, free to build');
    expect(speak(view, '0,0', 0, names)).toBe('0,0, the city, yours');
  });
  it('tell gains, the mover’s first', () => {
    expect(gain({ ...view, scores: [5, 5] }, { ...view, scores: [4, 8] }, 1, names)).toBe('+3 for you and −1 for Ann');
    expect(gain(view, view, 1, names)).toBe('nobody’s score changes');
  });
  it('add up to the score', () => {
    for (const seat of [0, 1]) {
      const { parts } = words.sum(view, seat);
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(view.scores[seat]);
    }
  });
  it('describe every tile', () => {
    const text = words.describe(view, names).join(' ');
    for (const tile of view.tiles) if (tile.kind !== 'city') expect(text).toContain(name(tile.at));
  });
});

describe('the lesson', () => {
  it('asks the seat that is to move, and says which moves solve it', () => {
    for (const step of lesson()) {
      // Seat 1 moves first and turns go round.
      expect((1 + step.moves.length) % step.seats).toBe(step.seat);
      expect(step.solutions.length).toBeGreaterThan(0);
      expect(step.rule).toMatch(/^KZ-\d/);
    }
  });
});
