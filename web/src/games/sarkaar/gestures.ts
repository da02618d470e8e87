// From what was touched (a gate, a field, a card, a ladder) to the legal moves that are meant. Only what the server lists is
// offered; what the view prices but the server does not list is shown as refused, so that asking for it explains itself.

import type { SarkaarState as State, SarkaarTokens as Tokens, SarkaarView as View } from '../../generated/sarkaar';
import { capital } from '../../lib/english';
import { who } from '../../lib/parties';
import { BENEFIT, cardName, faceOf } from './components';
import { aimedAt, spell } from './says';

export type Verb =
  | 'leader'
  | 'seat'
  | 'power'
  | 'track'
  | 'state'
  | 'play'
  | 'addon'
  | 'cash'
  | 'drop'
  | 'chit'
  | 'take'
  | 'draw'
  | 'end';

export interface Act {
  move: string;
  verb: Verb;
  legal: boolean;
  label: string;
  /** What it costs and brings, in words. */
  detail: string;
  pays: Tokens | null;
  vp: number;
}

export interface Parts {
  verb: string;
  /** The card it is about, if any. */
  card: string;
  /** What it is aimed at, as written. */
  target: string;
}

export function parts(move: string): Parts {
  const [verb = '', first = '', ...rest] = move.split(' ');
  const cards = ['play', 'addon', 'cash', 'drop', 'chit', 'draw'];
  return cards.includes(verb)
    ? { verb, card: first, target: rest.join(' ') }
    : { verb, card: '', target: [first, ...rest].join(' ').trim() };
}

export const stateOf = (square: string) => square.replace(/\d+$/, '');

/** The legal moves about one card in hand (or turned up, or snatched). */
export function movesOf(moves: string[], card: string): string[] {
  return moves.filter((move) => parts(move).card === card && !move.startsWith('draw '));
}

/** Where on the map the moves of a card point: gates and fields. */
export function targets(moves: string[], card: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const move of movesOf(moves, card)) {
    const { target } = parts(move);
    if (/^[A-Z]+\d*$/.test(target) && !all.has(target)) all.set(target, move);
  }
  return all;
}

/** What a card means that was dropped on a gate, a field or a ladder: the move aimed there, or its only one on the map. */
export function dropped(
  moves: string[],
  card: string,
  square: string,
  spot: string,
  onMap: boolean,
): string | undefined {
  const all = targets(moves, card);
  const own = movesOf(moves, card);
  const plain = own.filter((one) => parts(one).verb !== 'cash' && !parts(one).target);
  const track = spot.startsWith('track-') ? spot.slice(6) : '';
  return (
    all.get(square) ??
    all.get(stateOf(square)) ??
    all.get(spot) ??
    own.find((one) => track && parts(one).target === track) ??
    (onMap && plain.length === 1 ? plain[0] : undefined)
  );
}

/** The seat or power action a gate stands for. */
export function squareMoves(moves: string[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const move of moves) {
    const { verb, target } = parts(move);
    if (verb === 'seat' || verb === 'power') all.set(target, move);
  }
  return all;
}

/** The fields in which something can be done right now. */
export function litStates(moves: string[], raised: string | null): Set<string> {
  if (raised) return new Set([...targets(moves, raised).keys()].map(stateOf));
  const all = new Set<string>();
  for (const move of moves) {
    const { verb, target } = parts(move);
    if (verb === 'seat' || verb === 'power') all.add(stateOf(target));
    if (verb === 'state') all.add(target.split(' ')[0]!);
  }
  return all;
}

function governs(state: State, government: number | null, seat: number, names: string[]): string {
  if (government === state.government) return government === seat ? 'you keep governing' : '';
  if (government === seat) return 'you would govern';
  if (government === null) return `the government of ${who(state.government!, names)} would fall`;
  return `${who(government, names)} would govern`;
}

/** Everything that can be done in a field, legal things first. With a card in hand: what that card can do there. */
export function actsAt(
  view: View,
  moves: string[],
  seat: number | null,
  id: string,
  names: string[],
  raised: string | null,
): Act[] {
  const state = view.states.find((one) => one.id === id);
  if (!state || seat === null || !moves.length) return [];
  if (raised)
    return [...targets(moves, raised)]
      .filter(([target]) => stateOf(target) === id)
      .map(([, move]) => cardAct(view, move, names));
  const legal = new Set(moves);
  const acts: Act[] = [];
  for (const move of moves) {
    const { verb, target } = parts(move);
    const [where, what = ''] = target.split(' ');
    if (verb !== 'state' || where !== id) continue;
    const gains = what === 'all' ? state.benefits : [what as keyof typeof BENEFIT];
    acts.push({
      move,
      verb: 'state',
      legal: true,
      label: what === 'all' ? 'Take all benefits' : `Take ${BENEFIT[what as keyof typeof BENEFIT]}`,
      detail: `as the government, for an action: ${gains.map((one) => BENEFIT[one]).join(' and ')}`,
      pays: null,
      vp: 0,
    });
  }
  if (view.frame === 'main')
    for (const square of state.squares) {
      const { offer } = square;
      if (!offer) continue;
      const move = `${offer.by} ${square.id}`;
      const number = square.id.replace(/^\D+/, '');
      const from = square.owner === null ? '' : ` from ${who(square.owner, names)}`;
      acts.push({
        move,
        verb: offer.by,
        legal: legal.has(move),
        label: offer.by === 'seat' ? `Buy seat ${number}` : `Take seat ${number}${from}`,
        detail: [spell(offer), governs(state, offer.government, seat, names)].filter(Boolean).join('; '),
        pays: offer.pays,
        vp: offer.vp,
      });
    }
  return acts.sort((a, b) => Number(b.legal) - Number(a.legal));
}

/** A move of a card as a thing to choose. */
export function cardAct(view: View, move: string, names: string[]): Act {
  const { verb, card, target } = parts(move);
  const held = view.hand?.find((one) => one.card === card);
  const at = aimedAt(view, target, names);
  const rate = view.turn === null ? 1 : (view.players[view.turn]?.cash_rate ?? 1);
  const name = cardName(view, card);
  const costly = view.frame === 'main' && faceOf(view, card)?.kind !== 'free';
  const takes = costly ? 'for an action' : 'takes no action';
  const says: Record<string, [string, string]> = {
    play: [at ? capital(at) : 'Play it', takes],
    addon: [at ? capital(at) : 'Add it', 'as an add-on to the last card action'],
    cash: [`Cash it for ${rate} moolah`, view.frame === 'cash' ? 'same action' : 'one action, however many cards'],
    drop: ['Drop it', 'for nothing: the hand is over its limit'],
    chit: ['Answer with it', `${name} stops the card`],
  };
  const [label, detail] = says[verb] ?? [move, ''];
  return {
    move,
    verb: verb as Verb,
    legal: true,
    label,
    detail,
    pays: verb === 'play' || verb === 'addon' ? (held?.price ?? null) : null,
    vp: 0,
  };
}

export function cardActs(view: View, moves: string[], card: string, names: string[]): Act[] {
  return movesOf(moves, card).map((move) => cardAct(view, move, names));
}

/** What somebody means who touches a gate where nothing is legal: the server is asked why not. */
export function meantAt(view: View, square: string, seat: number | null, raised: string | null): string {
  if (raised) return `play ${raised} ${square}`;
  const owner = view.states.flatMap((one) => one.squares).find((one) => one.id === square)?.owner ?? null;
  return owner === null || owner === seat ? `seat ${square}` : `power ${square}`;
}

/** What somebody means who touches a card that cannot be played now. */
export function meantBy(view: View, card: string): string {
  if (view.frame === 'trim') return `drop ${card}`;
  if (view.frame === 'cash') return `cash ${card}`;
  if (view.frame === 'react') return `chit ${card}`;
  const effect = faceOf(view, card)?.effect.split(' ')[0];
  const first = view.states[0]!;
  const rival = view.players.findIndex((_, i) => i !== view.turn);
  const aims: Record<string, string> = {
    take_seat: first.squares[0]!.id,
    expand: first.squares[0]!.id,
    block_tile: first.id,
    neighbour_benefits: first.id,
    climb_versatile: 'culture',
    skip_action: `${rival}`,
    snatch: `${rival} strategy`,
    push_down: `${rival} culture`,
    steal: `${rival}:1`,
  };
  const target = aims[effect ?? ''];
  return `play ${card}${target ? ` ${target}` : ''}`;
}

/** The gates that would change hands, and to whom. */
export function changes(view: View, after: View): Map<string, number | null> {
  const all = new Map<string, number | null>();
  const was = new Map(view.states.flatMap((state) => state.squares).map((one) => [one.id, one.owner]));
  for (const one of after.states.flatMap((state) => state.squares))
    if (was.get(one.id) !== one.owner) all.set(one.id, one.owner);
  return all;
}
