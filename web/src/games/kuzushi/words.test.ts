import { describe, expect, it } from 'vitest';
import { bySpace, firstSpace, meant, walk } from './gestures';
import { lesson } from './lesson';
import { opening, openingMoves, view } from './sample';
import { gain, place, speak, words } from './words';

const names = ['Ann', 'Ben'];

describe('gestures', () => {
  it('find the one legal move of a space', () => {
    expect(bySpace(['base 1,0', 'flip -2,1']).get('-2,1')).toBe('flip -2,1');
  });
  it('guess what an illegal touch meant, for the server to refuse', () => {
    expect(meant(view, '2,0')).toBe('flip 2,0');
    expect(meant(view, '3,3')).toBe('base 3,3');
  });
  it('walk with arrows and stop at the possible borders', () => {
    expect(walk(opening, [], '0,0', 'ArrowUp')).toBe('0,1');
    expect(walk(opening, [], '5,0', 'ArrowRight')).toBe('5,0');
    expect(walk(opening, [], '0,-5', 'ArrowDown')).toBe('0,-5');
    expect(walk(opening, [], '0,0', 'x')).toBeNull();
  });
  it('jump through the legal spaces, round and round', () => {
    let at = '0,0';
    const seen = openingMoves.map(() => (at = walk(opening, openingMoves, at, 'PageDown')!));
    expect(seen).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
    expect(walk(opening, openingMoves, at, 'PageDown')).toBe('0,-1');
    expect(walk(opening, openingMoves, '0,-1', 'PageUp')).toBe('0,1');
  });
  it('start near the newest tile', () => {
    expect(firstSpace(['base -1,0', 'base 3,0'], '2,0')).toBe('3,0');
    expect(firstSpace([], null)).toBe('0,0');
  });
});

describe('words', () => {
  it('tell events with names', () => {
    const event = { event: 'flag_returned', seat: 1, at: '2,0', rule: 'KZ-4.4', says: '' };
    expect(words.tell(event, names)).toBe('Ben loses the flag at\u00a02,0.');
  });
  it('speak a space, its owner and what can be done there', () => {
    expect(speak(view, '2,0', 1, names, 'flip 2,0')).toBe('2,0, your flag, can become a base');
    expect(speak(view, '2,0', 0, names, undefined)).toBe('2,0, Ben’s flag');
    expect(speak(opening, '1,0', 1, names, 'base 1,0')).toBe('1,0, empty, free to build');
    expect(place('-2,1')).toBe('2 left, 1 up');
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
    for (const tile of view.tiles) if (tile.kind !== 'city') expect(text).toContain(tile.at);
  });
});

describe('the lesson', () => {
  it('asks the seat that is to move, and says which moves solve it', () => {
    for (const step of lesson) {
      // Seat 1 moves first and turns go round.
      expect((1 + step.moves.length) % step.seats).toBe(step.seat);
      expect(step.solutions.length).toBeGreaterThan(0);
      expect(step.rule).toMatch(/^KZ-\d/);
    }
  });
});
