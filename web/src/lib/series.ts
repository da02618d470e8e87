// A series of rematches in words: at the table, in the waiting room and with the result.

import type { Series } from '../generated/protocol';
import { listed } from './language';
import { phrase } from '../words/series';

export function seriesWords({ wins, draws }: Series, names: string[]): string {
  const [first, second] = names;
  const score =
    wins.length === 2
      ? phrase('series-two', { first: first!, second: second!, won: wins[0]!, lost: wins[1]! })
      : listed(
          names.map((name, seat) => phrase('series-of', { name, won: wins[seat] ?? 0 })),
          'beside',
        );
  return draws ? phrase('series-drawn', { score, draws }) : score;
}
