// What is asked of a seat, in one sentence: what to choose, and what declining means.

import type { KursiMove as Move, KursiPhase as Phase, KursiView as View } from '../../generated/kursi';
import { cardName, effectWords, LETTERS, strokeOf } from './cards';
import { say } from './say';

export function asks(view: View, seat: number): string {
  const { ask, limits } = view;
  const me = view.parties[seat];
  const owed = view.own?.owed ?? 0;
  if (!ask || !me) return say('asks-nothing');
  switch (ask.what) {
    case 'pick':
      return say('asks-pick', { number: view.picks + 1, seats: view.constituencies.length });
    case 'field':
      return say('asks-field');
    case 'give':
      return say('asks-give');
    case 'take':
      return say('asks-take');
    case 'rally_take':
      return say('asks-rally-take', { length: ask.length });
    case 'stroke':
      return say('asks-stroke');
    case 'target':
    case 'stroke_draw': {
      const stroke = strokeOf(view, ask.stroke);
      if (!stroke) return '';
      return say(ask.what === 'target' ? 'asks-target' : 'asks-stroke-draw', {
        stroke: stroke.name,
        effect: effectWords(stroke.effect),
      });
    }
    case 'draw':
      return say('asks-draw', { rally: me.rally_draws, asset: me.asset_draws });
    case 'play':
      return say('asks-play', { cards: me.plays });
    case 'pay':
      return say('asks-pay', { cards: owed });
    case 'stroke_drop':
      return say('asks-stroke-drop', { stroke: cardName(view, ask.stroke), cards: ask.left });
    case 'drop':
      return say('asks-drop', { limit: limits.hand, cards: owed });
    case 'end':
      return say(view.round === limits.rounds ? 'asks-end-last' : 'asks-end', { rallies: ask.left });
    case 'stroke_votes':
    case 'rally_votes':
    case 'extra_votes':
    case 'bonus_votes':
    case 'free_votes':
      return ask.sum < ask.wanted
        ? say('asks-votes-short', { votes: ask.sum, at: ask.at, wanted: ask.wanted })
        : say('asks-votes', { votes: ask.sum, at: ask.at });
    case 'tuck':
      return say('asks-tuck');
    case 'minus':
      return say('asks-minus', { length: ask.length });
    case 'extra':
      return say('asks-extra', { votes: limits.extra_votes, at: ask.at });
    case 'free':
      return say('asks-free', { votes: limits.free_votes });
  }
}

/** What a move would throw away for good; '' where nothing is lost. */
export function warns(
  move: Move,
  { view, seat, moves }: { view: View; seat: number; moves: { move: Move }[] },
): string {
  const others = moves.some((one) => one.move.kind !== move.kind || !sameTarget(one.move, move));
  if (move.kind === 'stop' && view.round === view.limits.rounds) {
    const left = view.parties[seat]?.candidates.flatMap((one, at) => (one.endings.length ? [LETTERS[at]!] : [])) ?? [];
    return others && left.length ? say('warns-stop', { rallies: left.length, places: left }) : '';
  }
  if (move.kind === 'target' && move.target === null && view.ask?.what === 'target' && others)
    return say('warns-target', { stroke: cardName(view, view.ask.stroke) });
  if (move.kind === 'stroke' && move.stroke !== null && view.own?.idle.includes(move.stroke))
    return say('warns-stroke', { stroke: cardName(view, move.stroke) });
  return '';
}
const sameTarget = (a: Move, b: Move) => a.kind === 'target' && b.kind === 'target' && a.target === b.target;

/** What passing would mean here, for the desk; empty where nothing can be declined. */
export function passing(view: View): string {
  const last = view.limits.rounds;
  switch (view.ask?.what) {
    case 'stroke':
      return say('passing-stroke');
    case 'target':
      return say('passing-target');
    case 'end':
      return view.round === last ? say('passing-end-last') : say('passing-end', { last });
    case 'tuck':
      return say('passing-tuck');
    case 'minus':
      return say('passing-minus');
    case 'rally_take':
      return say('passing-take');
    case 'extra':
    case 'free':
      return say('passing-votes');
    default:
      return '';
  }
}

/** The steps of a round, each with its phases; the first names it. */
export const STEPS: readonly (readonly Phase[])[] = [
  ['pawn'],
  ['take', 'commit', 'resolve'],
  ['draw'],
  ['play'],
  ['pay'],
  ['end'],
  ['limit'],
];

export function phaseWords(view: View): string {
  const picks = view.constituencies.length;
  switch (view.phase) {
    case 'draft':
      return say('phase-draft', { pick: Math.min(view.picks + 1, picks), picks });
    case 'field':
      return say('phase-field');
    case 'bonus':
      return say('phase-bonus');
    case 'free':
      return say('phase-free');
    case 'over':
      return say('phase-over');
    default:
      return say('phase-round', { round: view.round, rounds: view.limits.rounds });
  }
}
