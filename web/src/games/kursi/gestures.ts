// From what was touched to one legal move. A move names things one after another (a card, then a letter); the moves the server listed
// form a tree, and each touch goes one thing deeper. Nothing is offered that is not in it.

import type {
  KursiIcon,
  KursiMove,
  KursiPlaced,
  KursiSupply,
  KursiTarget,
  KursiView as View,
} from '../../generated/kursi';
import type { LegalMove } from '../../lib/room';
import { LETTERS } from './cards';
import { written } from './votes';

export type Legal = LegalMove<KursiMove>;

/** One thing that a move names. */
export type Part =
  | { is: 'card'; id: string }
  | { is: 'place'; at: string }
  | { is: 'player'; seat: number }
  | { is: 'issue'; issue: KursiIcon }
  | { is: 'count'; n: number }
  | { is: 'votes'; cards: KursiSupply }
  | { is: 'deck' }
  | { is: 'extra' };

const card = (id: string): Part => ({ is: 'card', id });
const place = (at: string): Part => ({ is: 'place', at });
const player = (seat: number): Part => ({ is: 'player', seat });
const count = (n: number): Part => ({ is: 'count', n });

/** What a move names, in the order people choose it; nothing for a move that declines or ends something. */
export function partsOf(move: KursiMove): Part[] {
  switch (move.kind) {
    case 'pick':
      return [card(move.tile)];
    case 'field':
      return [card(move.tile), place(move.at)];
    case 'give':
      return [player(move.to)];
    case 'take':
      return move.source.from === 'display'
        ? [card(move.source.stroke)]
        : move.source.from === 'deck'
          ? [{ is: 'deck' }]
          : [];
    case 'stroke':
      return move.stroke === null ? [] : [card(move.stroke)];
    case 'target':
      return targetParts(move.target);
    case 'draw':
      return [count(move.rally), count(move.asset)];
    case 'play':
      return [card(move.card), place(move.at)];
    case 'pay':
    case 'drop':
      return [card(move.card)];
    case 'end':
      return [place(move.at), { is: 'issue', issue: move.issue }];
    case 'tuck':
      return move.card === null ? [] : [card(move.card)];
    case 'minus':
      return move.target === null ? [] : [player(move.target.of), place(move.target.at)];
    case 'extra':
      return move.wanted ? [{ is: 'extra' }] : [];
    case 'free':
      return move.at === null ? [] : [place(move.at)];
    case 'votes':
      return [{ is: 'votes', cards: move.cards }];
    case 'done':
    case 'stop':
      return [];
  }
}

function targetParts(target: KursiTarget | null): Part[] {
  switch (target?.aim) {
    case undefined:
      return [];
    case 'place':
      return [place(target.at)];
    case 'player':
      return [player(target.player)];
    case 'at':
      return [player(target.player), place(target.at)];
    case 'grant':
      return [card(target.card), place(target.at)];
    case 'shift':
      return [place(target.from), place(target.to), count(target.count)];
  }
}

/** A short name for a part, one for each among the choices at one moment. */
export function keyOf(part: Part): string {
  switch (part.is) {
    case 'card':
      return part.id;
    case 'place':
      return part.at;
    case 'player':
      return String(part.seat);
    case 'issue':
      return part.issue;
    case 'count':
      return String(part.n);
    case 'votes':
      return written(part.cards);
    case 'deck':
    case 'extra':
      return part.is;
  }
}

const same = (a: Part, b: Part | undefined) => b !== undefined && a.is === b.is && keyOf(a) === keyOf(b);
const begins = (parts: readonly Part[], path: readonly Part[]) => path.every((part, i) => same(part, parts[i]));

export interface Choice {
  part: Part;
  /** The whole move, if this part completes it. */
  move: Legal | null;
}

/** What can be chosen after the parts chosen so far, in the order the server lists it. Declining is a button of the prompt. */
export function choices(moves: readonly Legal[], path: readonly Part[]): Choice[] {
  const found: Choice[] = [];
  for (const move of moves) {
    const parts = partsOf(move.move);
    const part = parts[path.length];
    if (!part || !begins(parts, path)) continue;
    const whole = parts.length === path.length + 1 ? move : null;
    const known = found.find((one) => same(one.part, part));
    if (!known) found.push({ part, move: whole });
    else known.move ??= whole;
  }
  return found;
}

export type Verb = KursiMove['kind'];

/** What is being asked of the seat that holds these moves. */
export function verbOf(moves: readonly Legal[]): Verb | null {
  const first = moves.find((one) => partsOf(one.move).length > 0) ?? moves[0];
  if (!first) return null;
  const verb = first.move.kind;
  return verb === 'done' ? 'play' : verb === 'stop' ? 'end' : verb;
}

/** A thing on the table that can be touched. */
export type Thing =
  | { what: 'seat'; letter: string }
  | { what: 'candidate'; seat: number; letter: string }
  | { what: 'party'; seat: number }
  | { what: 'card'; id: string };

/** How a thing can be named in a move, the most likely way first. */
function readings(thing: Thing, me: number | null): Part[][] {
  switch (thing.what) {
    case 'seat':
      return [[place(thing.letter)]];
    case 'candidate': {
      const theirs = [player(thing.seat), place(thing.letter)];
      return thing.seat === me ? [[place(thing.letter)], theirs] : [theirs];
    }
    case 'party':
      return [[player(thing.seat)]];
    case 'card':
      return [[card(thing.id)]];
  }
}

/** What is chosen after touching a thing, or null if no move names it here. */
export function touch(
  moves: readonly Legal[],
  verb: Verb | null,
  path: readonly Part[],
  thing: Thing,
  me: number | null,
): Part[] | null {
  // Rallies are ended at candidates; the box above is only where their votes go.
  if (!verb || (verb === 'end' && thing.what === 'seat')) return null;
  for (const reading of readings(thing, me)) {
    // A rival's cell names the party first; with the party named already the letter is enough.
    const named = thing.what === 'candidate' && thing.seat !== me && same(player(thing.seat), path.at(-1));
    for (const tail of named ? [reading, reading.slice(-1)] : [reading]) {
      const next = [...path, ...tail];
      if (moves.some((one) => begins(partsOf(one.move), next))) return next;
    }
  }
  return null;
}

/** The move that names exactly these parts. */
export function whole(moves: readonly Legal[], path: readonly Part[]): Legal | null {
  if (!path.length) return null;
  return (
    moves.find((one) => {
      const parts = partsOf(one.move);
      return parts.length === path.length && begins(parts, path);
    }) ?? null
  );
}

/** Whether a move, or what is chosen of it, is about a thing. */
export function speaksOf(verb: Verb | null, parts: readonly Part[], thing: Thing, me: number | null): boolean {
  switch (thing.what) {
    case 'seat':
      return verb !== 'end' && same(place(thing.letter), parts.at(-1));
    case 'party':
      return same(player(thing.seat), parts[0]);
    case 'card':
      return parts.some((part) => same(card(thing.id), part));
    case 'candidate':
      return (
        (thing.seat === me && parts.some((part) => same(place(thing.letter), part))) ||
        begins(parts, [player(thing.seat), place(thing.letter)])
      );
  }
}

// Where nothing is legal the server is asked in notation, and answers with the rule.

/** A card played face down. */
export const playText = ({ card, at }: KursiPlaced): string => `play ${card} ${at}`;

/** A rally ended at a candidate, for an issue of it if it has one. */
export function endText(view: View, seat: number, letter: string): string {
  const issue = view.parties[seat]?.candidates[LETTERS.indexOf(letter)]?.endings[0]?.issue;
  return `end ${letter} ${issue ?? 'E'}`;
}
