// For tests: the first position, and the one after `base 1,0`.

import type { KuzushiMove, KuzushiSpace, KuzushiView } from '../../generated/kuzushi';
import type { Legal } from './gestures';

export const spaces = (...all: [number, number][]): KuzushiSpace[] => all.map(([x, y]) => ({ x, y }));

export const opening: KuzushiView = {
  grid: 6,
  teams: 0,
  turn: 1,
  tiles: [{ at: { x: 0, y: 0 }, kind: 'city', seat: 0 }],
  stacks: [19, 19],
  scores: [1, 0],
  largest: [[{ x: 0, y: 0 }], []],
  bounds: { left: 0, right: 0, bottom: 0, top: 0 },
  reachable: { left: -5, right: 5, bottom: -5, top: 5 },
};

export const view: KuzushiView = {
  grid: 6,
  teams: 0,
  turn: 0,
  tiles: [
    { at: { x: 1, y: -1 }, kind: 'flag', seat: 1 },
    { at: { x: 0, y: 0 }, kind: 'city', seat: 0 },
    { at: { x: 1, y: 0 }, kind: 'base', seat: 1 },
    { at: { x: 2, y: 0 }, kind: 'flag', seat: 1 },
    { at: { x: 1, y: 1 }, kind: 'flag', seat: 1 },
  ],
  stacks: [19, 15],
  scores: [1, 4],
  largest: [[{ x: 0, y: 0 }], spaces([1, -1], [1, 0], [2, 0], [1, 1])],
  bounds: { left: 0, right: 2, bottom: -1, top: 1 },
  reachable: { left: -3, right: 5, bottom: -4, top: 4 },
};

/** A legal move of either kind. */
export const legal = (kind: KuzushiMove['kind'], x: number, y: number): Legal => ({
  text: `${kind} ${x},${y}`,
  move: { kind, at: { x, y } },
});

export const openingMoves = [legal('base', 0, -1), legal('base', -1, 0), legal('base', 1, 0), legal('base', 0, 1)];
