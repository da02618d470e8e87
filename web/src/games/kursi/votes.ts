// Vote cards in figures.

import type { KursiSupply } from '../../generated/kursi';

/** Highest first: 5, 1. */
export function coins(cards: KursiSupply): string[] {
  const values: [string, number][] = [
    ['5', cards.fives],
    ['3', cards.threes],
    ['1', cards.ones],
    ['−2', cards.minus],
  ];
  return values.flatMap(([value, n]) => Array.from({ length: n }, () => value));
}

/** As moves are typed: "5+1". */
export const written = (cards: KursiSupply): string => coins(cards).join('+');
