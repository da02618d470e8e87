// For tests: the first position, and the one after `base 1,0`.

import type { KuzushiView } from '../../generated/kuzushi';

export const opening: KuzushiView = {
  grid: 6,
  teams: 0,
  turn: 1,
  tiles: [{ at: '0,0', kind: 'city', seat: 0 }],
  stacks: [19, 19],
  scores: [1, 0],
  largest: [['0,0'], []],
  bounds: { left: 0, right: 0, bottom: 0, top: 0 },
  reachable: { left: -5, right: 5, bottom: -5, top: 5 },
};

export const view: KuzushiView = {
  grid: 6,
  teams: 0,
  turn: 0,
  tiles: [
    { at: '1,-1', kind: 'flag', seat: 1 },
    { at: '0,0', kind: 'city', seat: 0 },
    { at: '1,0', kind: 'base', seat: 1 },
    { at: '2,0', kind: 'flag', seat: 1 },
    { at: '1,1', kind: 'flag', seat: 1 },
  ],
  stacks: [19, 15],
  scores: [1, 4],
  largest: [['0,0'], ['1,-1', '1,0', '2,0', '1,1']],
  bounds: { left: 0, right: 2, bottom: -1, top: 1 },
  reachable: { left: -3, right: 5, bottom: -4, top: 4 },
};

export const openingMoves = ['base 0,-1', 'base -1,0', 'base 1,0', 'base 0,1'];
