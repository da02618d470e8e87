// KU-5.7d: the rungs of the ladder in words. How many a rally reaches comes with the view.

import type { KursiEnding, KursiFielded, KursiLimits } from '../../generated/kursi';
import { list } from '../../lib/gamewords';
import { iconName } from './cards';
import { say } from './say';

export const RUNGS = ['tuck', 'minus', 'take', 'extra'] as const;
export type Rung = (typeof RUNGS)[number];
/** What a rung brings. */
export const rungName = (rung: Rung, { extra_votes }: KursiLimits): string => say('rung', { rung, votes: extra_votes });

/** The rung that a rally reaches next; none after the last. */
export const nextRung = ({ rungs }: KursiFielded): Rung | undefined => RUNGS[rungs];

/** What a rally reaches and how far the next rung is, in a sentence. */
export function rungWords(candidate: KursiFielded, limits: KursiLimits): string {
  const reached = RUNGS.slice(0, candidate.rungs).map((one) => rungName(one, limits));
  const next = nextRung(candidate);
  const cards = candidate.rally.length;
  const benefits = list(reached, 'comma') || say('rungs-none');
  if (!next) return say('rungs-all', { cards, benefits });
  return say('rungs-short', { cards, benefits, short: candidate.short ?? 0, next: rungName(next, limits) });
}

/** What ending a rally would bring, as a sum. */
export function endingWords(letter: string, end: KursiEnding): string {
  return say('ending', {
    letter,
    issue: iconName(end.issue),
    rally: end.rally,
    candidate: end.candidate,
    seat: end.seat_issue,
    damp: end.damp,
    votes: end.votes,
    short: end.payable < end.votes,
    payable: end.payable,
  });
}

/** The same with the rungs of its rally. */
export function wholeEndingWords(letter: string, end: KursiEnding, rally: KursiFielded, limits: KursiLimits): string {
  return say('ending-rungs', { ending: endingWords(letter, end), rungs: rungWords(rally, limits) });
}
