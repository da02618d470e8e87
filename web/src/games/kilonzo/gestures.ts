// From a region that was chosen to the moves that are meant there. Only what the server lists is offered; what it does not list but
// the view knows (an ad one cannot pay) is shown as refused, so that asking for it explains itself.

import type {
  KilonzoMove as Move,
  KilonzoRegion as Region,
  KilonzoToken as Token,
  KilonzoView as View,
} from '../../generated/kilonzo';
import type { LegalMove } from '../../lib/room';
import { say } from './places';

export type Legal = LegalMove<Move>;

export interface Action {
  /** The move's text. */
  move: string;
  kind: Move['kind'];
  /** The seat it is aimed at. */
  target: number | null;
  legal: boolean;
  price: number;
  /** What it brings, and costs besides money; what a smear brings depends on names. */
  effect: string;
}

/** KL-6: a move in notation, to ask for one that is not in the list. */
export function written(move: Move): string {
  switch (move.kind) {
    case 'home':
    case 'ad':
      return `${move.kind} ${move.at}`;
    case 'move':
      return `move ${move.to}`;
    case 'smear':
      return `smear ${move.at} ${move.rival}`;
    case 'debate':
      return `debate ${move.rival}`;
    case 'choose':
      return `choose ${option(move.option)}`;
    case 'end':
      return 'end';
  }
}

function option(token: Token): string {
  switch (token.kind) {
    case 'region':
      return token.at;
    case 'seat':
      return String(token.seat);
    case 'chip':
      return `${token.seat}@${token.at}`;
    default:
      return token.kind;
  }
}

/** Whether two moves, or two options of a card, have the same fields. */
function same(one: Move | Token, other: Move | Token): boolean {
  const entries = (of: Move | Token) => Object.entries(of) as [string, Token | string | number][];
  const values = new Map(entries(other));
  return (
    entries(one).length === values.size &&
    entries(one).every(([field, value]) => {
      const found = values.get(field);
      return typeof value === 'object' && typeof found === 'object' ? same(value, found) : value === found;
    })
  );
}

/** A move in the list of legal ones. */
export function found(moves: readonly Legal[], move: Move): Legal | null {
  return moves.find((one) => same(one.move, move)) ?? null;
}

/** The seat a move is aimed at. */
function target(move: Move): number | null {
  if (move.kind === 'smear' || move.kind === 'debate') return move.rival;
  if (move.kind === 'choose' && (move.option.kind === 'seat' || move.option.kind === 'chip')) return move.option.seat;
  return null;
}

/** Where on the map a move belongs; nothing for the two offers of a card. */
export function regionOf(view: View, move: Move, seat: number | null): Region | null {
  const standing = (who: number) => view.candidates[who]?.at ?? null;
  switch (move.kind) {
    case 'home':
    case 'ad':
    case 'smear':
      return move.at;
    case 'move':
      return move.to;
    case 'debate':
      return standing(move.rival);
    case 'choose':
      if (move.option.kind === 'region' || move.option.kind === 'chip') return move.option.at;
      return move.option.kind === 'seat' ? standing(move.option.seat) : null;
    case 'end':
      return seat === null ? null : standing(seat);
  }
}

/** A move that says where to go: the one that pointing at a region aims at. */
export const goes = ({ move }: Legal): boolean =>
  move.kind === 'move' || move.kind === 'home' || move.kind === 'choose';

/** Legal moves by the region they belong to. */
export function byRegion(view: View, moves: readonly Legal[], seat: number | null): Map<Region, Legal[]> {
  const all = new Map<Region, Legal[]>();
  for (const one of moves) {
    const at = one.move.kind === 'end' ? null : regionOf(view, one.move, seat);
    if (at) all.set(at, [...(all.get(at) ?? []), one]);
  }
  return all;
}

export function percent(wins: number, of: number): number {
  return Math.round((100 * wins) / of);
}

/** What can be done in a region, legal things first, with price and promise. */
export function actionsAt(view: View, moves: readonly Legal[], seat: number | null, region: Region): Action[] {
  if (!moves.length || seat === null) return [];
  const list: Action[] = [];
  const put = (move: Move, price: number, effect: string) => {
    const listed = found(moves, move);
    const text = listed?.text ?? written(move);
    list.push({ move: text, kind: move.kind, price, effect, target: target(move), legal: listed !== null });
  };
  for (const { move } of moves) {
    if (regionOf(view, move, seat) !== region) continue;
    if (move.kind === 'home') put(move, 0, say('act-home-brings'));
    if (move.kind === 'choose') put(move, 0, '');
  }
  const now = view.now;
  if (!now || view.phase !== 'acting') return list;
  const way = now.reach.find((one) => one.to === region);
  if (way) put({ kind: 'move', to: region }, way.price, say('act-move-brings', { gain: way.gain }));
  for (const rival of now.debates.filter((one) => view.candidates[one.with]?.at === region)) {
    const stake = rival.to_win ? (rival.to_lose ? 'both' : 'win') : rival.to_lose ? 'lose' : 'none';
    const odds = percent(rival.wins, rival.of);
    put({ kind: 'debate', rival: rival.with }, 0, say('act-debate-brings', { percent: odds, stake }));
  }
  if (now.ads.includes(region)) put({ kind: 'ad', at: region }, now.ad_price, say('act-ad-brings'));
  for (const one of now.smears)
    if (one.at === region) put({ kind: 'smear', at: region, rival: one.seat }, now.smear_price, '');
  const end: Move = { kind: 'end' };
  if (found(moves, end) && view.candidates[seat]?.at === region)
    put(end, 0, now.staying || !now.moved ? say('act-end-brings', { staying: now.staying }) : '');
  return list.sort((a, b) => Number(b.legal) - Number(a.legal));
}

/** What somebody means who touches a region where nothing is legal: the server is asked why not. */
export function meant(view: View, region: Region): string {
  if (view.phase === 'homes') return written({ kind: 'home', at: region });
  if (view.phase === 'choosing') return written({ kind: 'choose', option: { kind: 'region', at: region } });
  return written(view.now?.moved ? { kind: 'ad', at: region } : { kind: 'move', to: region });
}
