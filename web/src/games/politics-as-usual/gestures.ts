// From pointer and keys to one legal move: what can be done with a card, and at whom. Only moves the server listed are offered.

import type { PoliticsMove as Move, PoliticsView as View } from '../../generated/politics-as-usual';
import type { LegalMove } from '../../lib/room';
import { oneLine } from '../../lib/text';
import { deckOf, type Party } from './set';

export type Legal = LegalMove<Move>;
export type Mode = 'poll' | 'effect' | 'reaction' | 'power';

/** One way to use a card of the hand. */
export interface Choice {
  legal: Legal;
  card: number;
  mode: Mode;
  /** The seat named: whom it polls for, at whom it is played, where it is sent. */
  seat: number | null;
  /** The card named: in play, or in the discard pile. */
  on: number | null;
}

export function choiceOf(legal: Legal): Choice | null {
  const { move } = legal;
  switch (move.kind) {
    case 'poll':
      return { legal, card: move.card, mode: 'poll', seat: move.at, on: null };
    case 'play':
      return { legal, card: move.card, mode: 'effect', seat: move.target, on: move.on };
    case 'react':
      return { legal, card: move.card, mode: 'reaction', seat: move.target, on: null };
    case 'power':
      return move.card === null ? null : { legal, card: move.card, mode: 'power', seat: null, on: null };
    default:
      return null;
  }
}

/** Everything each card of the hand can be used for. */
export function byCard(moves: readonly Legal[]): Map<number, Choice[]> {
  const all = new Map<number, Choice[]>();
  for (const legal of moves) {
    const choice = choiceOf(legal);
    if (choice) all.set(choice.card, [...(all.get(choice.card) ?? []), choice]);
  }
  return all;
}

type Kind = Move['kind'];
type Of<K extends Kind> = Extract<Move, { kind: K }>;

/** The legal moves of one kind, each with its text. */
export function ofKind<K extends Kind>(moves: readonly Legal[], kind: K): { text: string; move: Of<K> }[] {
  return moves.flatMap(({ text, move }) => (move.kind === kind ? [{ text, move: move as Of<K> }] : []));
}

/** The text of the first legal move of a kind, and of the one that fits, if there is one. */
export function textOf<K extends Kind>(
  moves: readonly Legal[],
  kind: K,
  fits: (move: Of<K>) => boolean = () => true,
): string | null {
  return ofKind(moves, kind).find(({ move }) => fits(move))?.text ?? null;
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

/** What the offers that may be made now look like: for each seat the pairs of give and want. */
export interface Offerable {
  to: number;
  pairs: { give: number; want: number; text: string }[];
}
export function offerable(moves: readonly Legal[]): Offerable[] {
  const all = new Map<number, Offerable['pairs']>();
  for (const { text, move } of ofKind(moves, 'offer')) {
    const { to, give, want } = move;
    all.set(to, [...(all.get(to) ?? []), { give, want, text }]);
  }
  return [...all].map(([to, pairs]) => ({ to, pairs }));
}

/** A listed offer with a promise: one line of free text, at most `longest` characters (PU-10.1). */
export function promising(offer: string, promise: string, longest: number): string {
  const words = oneLine(promise, longest);
  return words ? `${offer} : ${words}` : offer;
}

// A move that is not legal is not listed, so what somebody meant is written down here, for the server to say why not.

/** What is meant by a card that has no legal use. */
export function meant(view: View, card: number, seat: number): string {
  if (view.phase === 'react') return `react ${card}`;
  if (view.picking) return `pick ${card}`;
  const face = deckOf(view).face(card);
  if (face.band === 'momentum') return `poll ${card} ${seat}`;
  const other = (seat + 1) % view.camps.length;
  if (face.aim === 'none') return `play ${card}`;
  if (face.aim === 'any' || face.aim === 'other') return `play ${card} ${other}`;
  if (face.aim === 'play_any') return `react ${card} ${other}`;
  return `play ${card} ${view.camps.flatMap((camp) => camp.front)[0] ?? view.discard[0] ?? card}`;
}

/** An offer while none can be made. */
export function meantOffer(to: number): string {
  return `offer ${to} 1 0`;
}

/** A Candidate that cannot be chosen; the No-Name with a party. */
export function meantCandidate(id: string, party: Party | null): string {
  return party === null ? `candidate ${id}` : `candidate ${id} ${party}`;
}
