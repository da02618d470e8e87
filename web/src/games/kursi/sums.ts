// Figures for plans that only exist on this page: what a set of cards laid out but not yet sent would cost, what a supply of votes can
// pay. The engine judges each move all the same; these only let people see it coming. Figures of what is on the table are in the view.

import type { KursiPlaced, KursiSupply, KursiView as View } from '../../generated/kursi';
import { kindOf, LETTERS } from './cards';

/** KU-5.6c: the due of cards played face down this round. */
export function dueOf(view: View, seat: number, played: readonly KursiPlaced[]): number {
  const party = view.parties[seat];
  if (!party) return 0;
  let due = 0;
  party.candidates.forEach((candidate, at) => {
    const cost = played
      .filter((one) => one.at === LETTERS[at])
      .reduce((sum, one) => sum + (kindOf(view, one.card)?.cost ?? 0), 0);
    due += Math.max(0, cost - candidate.icons.P);
  });
  return Math.max(0, due - party.rebate);
}

/** Cards in hand, Masterstrokes included, that could pay once those laid out have left it. */
export function meansOf(view: View, staged: readonly KursiPlaced[]): number {
  const own = view.own;
  if (!own) return 0;
  return own.hand.reduce((sum, one) => sum + one.count, 0) + own.strokes.length - staged.length;
}

export interface Staging {
  due: number;
  means: number;
  /** Cards that may still be laid out. */
  free: number;
  payable: boolean;
}

/** KU-5.5a: what was sent already counts along. */
export function staging(view: View, seat: number, staged: readonly KursiPlaced[]): Staging {
  const sent = view.own?.played ?? [];
  const due = dueOf(view, seat, [...sent, ...staged]);
  const means = meansOf(view, staged);
  const free = (view.parties[seat]?.plays ?? 0) - sent.length - staged.length;
  return { due, means, free, payable: due <= means };
}

/** KU-6.1: the largest sum up to `wanted` that 5s, 3s and 1s of a supply make. */
export function payable(supply: KursiSupply, wanted: number): number {
  let best = 0;
  for (let fives = 0; fives <= supply.fives && fives * 5 <= wanted; fives++)
    for (let threes = 0; threes <= supply.threes && fives * 5 + threes * 3 <= wanted; threes++) {
      const rest = wanted - fives * 5 - threes * 3;
      best = Math.max(best, wanted - rest + Math.min(rest, supply.ones));
    }
  return best;
}

/** Gains from 1 to 12 that a supply could not pay to the last vote. */
export function shortOf(supply: KursiSupply): number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((wanted) => payable(supply, wanted) < wanted);
}

export function votesIn(supply: KursiSupply): number {
  return 5 * supply.fives + 3 * supply.threes + supply.ones;
}

/** `5+3+1` back into cards. */
export function bundle(text: string): KursiSupply {
  const values = text.split('+');
  const count = (value: string) => values.filter((one) => one === value).length;
  return { fives: count('5'), threes: count('3'), ones: count('1'), minus: 0 };
}

export const RUNGS = ['tuck', 'minus', 'take', 'extra'] as const;
export type Rung = (typeof RUNGS)[number];
export const RUNG_WORDS: Record<Rung, string> = {
  tuck: 'tuck a Bolster card',
  minus: 'place a −2',
  take: 'take a Masterstroke',
  extra: '2 more votes',
};

/** KU-5.7d: what a rally of this length reaches, and what the next card would add. */
export function rungs(
  ladder: readonly number[],
  length: number,
): { reached: Rung[]; next: { rung: Rung; missing: number } | null } {
  const reached = RUNGS.filter((_, i) => length >= ladder[i]!);
  const at = RUNGS.findIndex((_, i) => length < ladder[i]!);
  return { reached: [...reached], next: at < 0 ? null : { rung: RUNGS[at]!, missing: ladder[at]! - length } };
}
