// From what was touched (a gate, a field, a card, a ladder) to the legal moves that are meant. Only what the server lists is
// offered; what the view prices but the server does not list is shown as refused, so that asking for it explains itself.

import type {
  SarkaarMove as Move,
  SarkaarOffer as Offer,
  SarkaarState as State,
  SarkaarTarget as Target,
  SarkaarTokens as Tokens,
  SarkaarView as View,
} from '../../generated/sarkaar';
import { who } from '../../lib/parties';
import type { LegalMove } from '../../lib/room';
import { cardName, faceOf } from './components';
import { benefitWords, choiceOf, spell, tileWords } from './says';
import { say } from './wording';

export type Legal = LegalMove<Move>;

export interface Act {
  /** In notation: played where it is legal, and asked about where it is not. */
  move: string;
  kind: Move['kind'];
  legal: boolean;
  label: string;
  /** What it costs and brings, in words. */
  detail: string;
  pays: Tokens | null;
  vp: number;
}

/** The legal moves of one kind. */
export function ofKind<K extends Move['kind']>(moves: Legal[], kind: K): LegalMove<Extract<Move, { kind: K }>>[] {
  return moves.filter((one): one is LegalMove<Extract<Move, { kind: K }>> => one.move.kind === kind);
}

/** The legal moves about one card in hand (or turned up, or snatched). */
export function movesOf(moves: Legal[], card: string): Legal[] {
  return moves.filter(({ move }) => 'card' in move && move.kind !== 'draw' && move.card === card);
}

/** What a card is aimed at by a move; nothing for moves that aim no card. */
export function targetOf(move: Move): Target {
  return move.kind === 'play' || move.kind === 'addon' ? move.target : { kind: 'nothing' };
}

/** The state a square lies in. */
export function stateOf(view: View, square: string): string {
  return view.states.find((state) => state.squares.some((one) => one.id === square))?.id ?? '';
}

/** Where on the map the moves of a card point: gates and fields. */
export function targets(moves: Legal[], card: string): { gates: Map<string, Legal>; fields: Map<string, Legal> } {
  const gates = new Map<string, Legal>();
  const fields = new Map<string, Legal>();
  for (const one of movesOf(moves, card)) {
    const target = targetOf(one.move);
    if (target.kind === 'square' && !gates.has(target.square)) gates.set(target.square, one);
    if (target.kind === 'state' && !fields.has(target.state)) fields.set(target.state, one);
  }
  return { gates, fields };
}

/** What a card means that was dropped on a gate, a field or a ladder: the move aimed there, or its only one on the map. */
export function dropped(view: View, moves: Legal[], card: string, square: string, spot: string): Legal | undefined {
  const { gates, fields } = targets(moves, card);
  const own = movesOf(moves, card);
  const plain = own.filter(({ move }) => move.kind !== 'cash' && targetOf(move).kind === 'nothing');
  const onTrack = ({ move }: Legal) => {
    const target = targetOf(move);
    return target.kind === 'track' && spot === `track-${target.track}`;
  };
  const onMap = square !== '' || view.states.some((one) => one.id === spot);
  return (
    gates.get(square) ??
    fields.get(stateOf(view, square)) ??
    fields.get(spot) ??
    own.find(onTrack) ??
    (onMap && plain.length === 1 ? plain[0] : undefined)
  );
}

/** The seat or power action a gate stands for. */
export function squareMoves(moves: Legal[]): Map<string, Legal> {
  const all = new Map<string, Legal>();
  for (const one of moves) if (one.move.kind === 'seat' || one.move.kind === 'power') all.set(one.move.square, one);
  return all;
}

/** The fields in which something can be done right now. */
export function litStates(moves: Legal[], raised: string | null): Set<string> {
  const about = raised ? movesOf(moves, raised).map(({ move }) => targetOf(move)) : moves.map(({ move }) => move);
  return new Set(about.flatMap((one) => ('state' in one ? [one.state] : [])));
}

function governs(state: State, government: number | null, me: number, names: string[]): string {
  if (government === state.government) return government === me ? say('brings-kept') : '';
  if (government === me) return say('brings-you');
  if (government === null) return say('brings-fall', { seat: who(state.government!, names) });
  return say('brings-other', { seat: who(government, names) });
}

/** What a seat costs and brings, in words. */
function brings(state: State, offer: Offer, seat: number, names: string[]): string {
  if (!offer.pays) return spell(offer);
  const gives = offer.with_benefits ? say('brings-benefits', { benefits: tileWords(state) }) : '';
  const all = [spell(offer), gives, governs(state, offer.government, seat, names)].filter(Boolean);
  return all.reduce((first, more) => say('also', { first, more }));
}

/** Everything that can be done in a field, legal things first. With a card in hand: what that card can do there. */
export function actsAt(
  view: View,
  moves: Legal[],
  seat: number | null,
  id: string,
  names: string[],
  raised: string | null,
): Act[] {
  const state = view.states.find((one) => one.id === id);
  if (!state || seat === null || !moves.length) return [];
  if (raised) {
    const here = movesOf(moves, raised).filter(({ move }) => {
      const target = targetOf(move);
      return 'state' in target && target.state === id;
    });
    return here.map((one) => cardAct(view, one, names));
  }
  const acts: Act[] = [];
  for (const { text, move } of moves) {
    if ((move.kind !== 'state' && move.kind !== 'state_all') || move.state !== id) continue;
    acts.push({
      move: text,
      kind: 'state',
      legal: true,
      label: move.kind === 'state' ? say('move-take', { benefit: benefitWords(move.benefit) }) : say('act-all'),
      detail: move.kind === 'state' ? say('act-state') : say('act-state-all', { benefits: tileWords(state) }),
      pays: null,
      vp: 0,
    });
  }
  const legal = squareMoves(moves);
  if (view.frame === 'main')
    state.squares.forEach((square, index) => {
      const { offer } = square;
      if (!offer) return;
      const number = index + 1;
      acts.push({
        move: legal.get(square.id)?.text ?? written({ kind: offer.by, square: square.id, state: id }),
        kind: offer.by,
        legal: legal.has(square.id),
        label:
          square.owner === null
            ? say('act-seat', { number })
            : say('act-power', { number, seat: who(square.owner, names) }),
        detail: brings(state, offer, seat, names),
        pays: offer.pays,
        vp: offer.vp,
      });
    });
  return acts.sort((a, b) => Number(b.legal) - Number(a.legal));
}

/** A move of a card as a thing to choose. */
export function cardAct(view: View, { text, move }: Legal, names: string[]): Act {
  const card = 'card' in move ? move.card : null;
  const held = view.hand?.find((one) => one.card === card);
  const at = choiceOf(view, targetOf(move), names);
  const rate = view.turn === null ? 1 : (view.players[view.turn]?.cash_rate ?? 1);
  const says = (): [string, string] => {
    switch (move.kind) {
      case 'play':
        return [at || say('act-play'), say('act-play-how', { action: held?.uses_action ?? false })];
      case 'addon':
        return [at || say('act-addon'), say('act-addon-how')];
      case 'cash':
        return [say('act-cash', { rate }), say('act-cash-how', { same: view.frame === 'cash' })];
      case 'drop':
        return [say('act-drop'), say('act-drop-how')];
      case 'chit':
        return [say('act-chit'), say('act-chit-how', { card: cardName(view, move.card) })];
      default:
        return [text, ''];
    }
  };
  const [label, detail] = says();
  const played = move.kind === 'play' || move.kind === 'addon';
  return {
    move: text,
    kind: move.kind,
    legal: true,
    label,
    detail,
    pays: played ? (held?.price ?? null) : null,
    vp: 0,
  };
}

export function cardActs(view: View, moves: Legal[], card: string, names: string[]): Act[] {
  return movesOf(moves, card).map((one) => cardAct(view, one, names));
}

/** A move somebody could mean that may not be legal. */
type Wish = Extract<Move, { kind: 'seat' | 'power' | 'track' | 'play' | 'cash' | 'chit' | 'drop' }>;

/** A wish in notation, in which the server is asked why it is refused. */
export function written(wish: Wish): string {
  switch (wish.kind) {
    case 'seat':
    case 'power':
      return `${wish.kind} ${wish.square}`;
    case 'track':
      return `track ${wish.track}`;
    case 'play':
      return ['play', wish.card, ...place(wish.target)].join(' ');
    default:
      return `${wish.kind} ${wish.card}`;
  }
}

function place(target: Target): string[] {
  switch (target.kind) {
    case 'nothing':
      return [];
    case 'track':
      return [target.track];
    case 'state':
      return [target.state];
    case 'square':
      return [target.square];
    case 'player':
      return [`${target.seat}`];
    case 'shares':
      return target.shares.map(({ seat, amount: share }) => `${seat}:${share}`);
    case 'back':
      return [`${target.seat}`, target.deck];
    case 'marker':
      return [`${target.seat}`, target.track];
  }
}

/** What somebody means who touches a gate where nothing is legal. */
export function meantAt(view: View, square: string, seat: number | null, raised: string | null): Wish {
  const state = view.states.find((one) => one.squares.some(({ id }) => id === square))!;
  const number = 1 + state.squares.findIndex(({ id }) => id === square);
  const at = { square, state: state.id };
  if (raised) return { kind: 'play', card: raised, target: { kind: 'square', ...at, number } };
  const { owner } = state.squares[number - 1]!;
  return { kind: owner === null || owner === seat ? 'seat' : 'power', ...at };
}

/** What somebody means who touches a card that cannot be played now. */
export function meantBy(view: View, card: string): Wish {
  if (view.frame === 'trim') return { kind: 'drop', card };
  if (view.frame === 'cash') return { kind: 'cash', card };
  if (view.frame === 'react') return { kind: 'chit', card };
  return { kind: 'play', card, target: anyTarget(view, faceOf(view, card)?.target ?? 'nothing') };
}

/** Some target of the kind. */
function anyTarget(view: View, kind: Target['kind']): Target {
  const state = view.states[0]!;
  const seat = view.players.findIndex((_, i) => i !== view.turn);
  switch (kind) {
    case 'nothing':
      return { kind };
    case 'square':
      return { kind, square: state.squares[0]!.id, state: state.id, number: 1 };
    case 'state':
      return { kind, state: state.id };
    case 'track':
      return { kind, track: 'culture' };
    case 'player':
      return { kind, seat };
    case 'back':
      return { kind, seat, deck: 'strategy' };
    case 'marker':
      return { kind, seat, track: 'culture' };
    case 'shares':
      return { kind, shares: [{ seat, amount: 1 }] };
  }
}

/** The gates that would change hands, and to whom. */
export function changes(view: View, after: View): Map<string, number | null> {
  const all = new Map<string, number | null>();
  const was = new Map(view.states.flatMap((state) => state.squares).map((one) => [one.id, one.owner]));
  for (const one of after.states.flatMap((state) => state.squares))
    if (was.get(one.id) !== one.owner) all.set(one.id, one.owner);
  return all;
}
