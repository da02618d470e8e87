// From pointer and keys to one legal move: what can be done with a card, and at whom. Only moves the server listed are offered.

import type { PoliticsView as View } from '../../generated/politics-as-usual';
import { oneLine } from '../../lib/text';
import { faceOf } from './set';

export type Mode = 'poll' | 'effect' | 'reaction' | 'power';

/** One way to use a card of the hand. */
export interface Choice {
  move: string;
  card: number;
  mode: Mode;
  /** The seat named: whom it polls for, at whom it is played, where it is sent. */
  seat: number | null;
  /** The card named: in play, or in the discard pile. */
  on: number | null;
}

export function choiceOf(move: string): Choice | null {
  const [verb, ...rest] = move.split(' ');
  const [card = NaN, first = NaN, second = NaN] = rest.map(Number);
  const known = (n: number) => (Number.isNaN(n) ? null : n);
  if (Number.isNaN(card)) return null;
  switch (verb) {
    case 'poll':
      return { move, card, mode: 'poll', seat: first, on: null };
    case 'react':
      return { move, card, mode: 'reaction', seat: known(first), on: null };
    case 'power':
      return { move, card, mode: 'power', seat: null, on: null };
    case 'play': {
      const { aim } = faceOf(card);
      if (aim === 'card_any') return { move, card, mode: 'effect', seat: known(second), on: known(first) };
      if (aim === 'play_or_card' || aim === 'discard')
        return { move, card, mode: 'effect', seat: null, on: known(first) };
      return { move, card, mode: 'effect', seat: known(first), on: null };
    }
    default:
      return null;
  }
}

/** Everything each card of the hand can be used for. */
export function byCard(moves: string[]): Map<number, Choice[]> {
  const all = new Map<number, Choice[]>();
  for (const move of moves) {
    const choice = choiceOf(move);
    if (choice) all.set(choice.card, [...(all.get(choice.card) ?? []), choice]);
  }
  return all;
}

/** The choices of one card under one heading each, in the order of the card's halves. */
export function groups(choices: Choice[]): { mode: Mode; choices: Choice[] }[] {
  return (['poll', 'effect', 'reaction', 'power'] as const)
    .map((mode) => ({ mode, choices: choices.filter((one) => one.mode === mode) }))
    .filter((group) => group.choices.length);
}

/** Where a choice would be dropped: the seat it names, or the one in front of which the named card lies. */
export function dropSeat(view: View, choice: Choice): number | null {
  if (choice.mode === 'power') return null;
  if (choice.on !== null) {
    const owner = view.camps.findIndex((camp) => camp.front.includes(choice.on!));
    return owner < 0 ? null : owner;
  }
  return choice.seat;
}

export function picks(moves: string[]): number[] {
  return moves.filter((move) => move.startsWith('pick ')).map((move) => Number(move.slice(5)));
}
export function takes(moves: string[]): number[] {
  return moves.filter((move) => move.startsWith('take ')).map((move) => Number(move.slice(5)));
}
export function candidates(moves: string[]): string[] {
  return moves.filter((move) => move.startsWith('candidate ')).map((move) => move.slice(10));
}

/** What the offers that may be made now look like: for each seat the pairs of give and want. */
export interface Offerable {
  to: number;
  pairs: { give: number; want: number }[];
}
export function offerable(moves: string[]): Offerable[] {
  const all = new Map<number, { give: number; want: number }[]>();
  for (const move of moves) {
    const told = /^offer (\d+) (\d+) (\d+)$/.exec(move);
    if (!told) continue;
    const [to, give, want] = told.slice(1).map(Number) as [number, number, number];
    all.set(to, [...(all.get(to) ?? []), { give, want }]);
  }
  return [...all].map(([to, pairs]) => ({ to, pairs }));
}

/** An offer as a line of notation; the promise is free text of one line. */
export function offer(to: number, give: number, want: number, text: string): string {
  const words = oneLine(text);
  return `offer ${to} ${give} ${want}${words ? ` : ${words}` : ''}`;
}

/** What somebody means who wants to use a card that has no legal use: the server is asked why not. */
export function meant(view: View, card: number, seat: number): string {
  if (view.phase === 'react') return `react ${card}`;
  if (view.picking) return `pick ${card}`;
  const face = faceOf(card);
  if (face.band === 'momentum') return `poll ${card} ${seat}`;
  const other = (seat + 1) % view.camps.length;
  if (face.aim === 'none') return `play ${card}`;
  if (face.aim === 'any' || face.aim === 'other') return `play ${card} ${other}`;
  if (face.aim === 'play_any') return `react ${card} ${other}`;
  return `play ${card} ${view.camps.flatMap((camp) => camp.front)[0] ?? view.discard[0] ?? card}`;
}

/** Next or last of a row of things, for arrow keys; null for another key. */
export function along(length: number, at: number, key: string): number | null {
  if (!length) return null;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % length;
    case 'ArrowLeft':
      return (at - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
