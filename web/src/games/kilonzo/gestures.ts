// From a region that was chosen to the moves that are meant there. Only what the server lists is offered; what it does not list but
// the view knows (an ad one cannot pay) is shown as refused, so that asking for it explains itself.

import type { KilonzoRegion as Region, KilonzoView as View } from '../../generated/kilonzo';

export type Kind = 'home' | 'move' | 'ad' | 'smear' | 'debate' | 'choose' | 'end';

export interface Action {
  move: string;
  kind: Kind;
  /** The seat it is aimed at. */
  target: number | null;
  legal: boolean;
  price: number;
  /** What it brings, and costs besides money. */
  effect: string;
}

/** Where on the map a move belongs; nothing for the two offers of a card. */
export function regionOf(view: View, move: string, seat: number | null): Region | null {
  const [verb, first = ''] = move.split(' ');
  const standing = (who: number) => view.candidates[who]?.at ?? null;
  switch (verb) {
    case 'home':
    case 'move':
    case 'ad':
    case 'smear':
      return first as Region;
    case 'debate':
      return standing(Number(first));
    case 'choose': {
      const [who, at] = first.split('@');
      if (at) return at as Region;
      if (/^\d$/.test(who!)) return standing(Number(who));
      return first.length === 1 && 'ab'.includes(first) ? null : (first as Region);
    }
    default:
      return seat === null ? null : standing(seat);
  }
}

/** Legal moves by the region they belong to. */
export function byRegion(view: View, moves: string[], seat: number | null): Map<Region, string[]> {
  const all = new Map<Region, string[]>();
  for (const move of moves) {
    const at = move === 'end' ? null : regionOf(view, move, seat);
    if (at) all.set(at, [...(all.get(at) ?? []), move]);
  }
  return all;
}

export function percent(wins: number, of: number): number {
  return Math.round((100 * wins) / of);
}

/** What can be done in a region, legal things first, with price and promise. */
export function actionsAt(view: View, moves: string[], seat: number | null, region: Region): Action[] {
  if (!moves.length || seat === null) return [];
  const legal = new Set(moves);
  const list: Action[] = [];
  const put = (move: string, kind: Kind, price: number, effect: string, target: number | null = null) =>
    list.push({ move, kind, price, effect, target, legal: legal.has(move) });
  for (const move of moves) {
    if (regionOf(view, move, seat) !== region) continue;
    if (move.startsWith('home')) put(move, 'home', 0, 'your candidate, two chips and $2');
    if (move.startsWith('choose')) {
      const target = /^choose (\d)/.exec(move);
      put(move, 'choose', 0, '', target ? Number(target[1]) : null);
    }
  }
  const now = view.now;
  if (!now || view.phase !== 'acting') return list;
  const way = now.reach.find((one) => one.to === region);
  if (way) put(`move ${region}`, 'move', way.price, way.gain ? '+1 influence on arrival' : 'no influence on arrival');
  for (const rival of now.debates.filter((one) => view.candidates[one.with]?.at === region)) {
    const stake = rival.to_win
      ? `take a chip${rival.to_lose ? ', or lose one' : ', nothing to lose'}`
      : rival.to_lose
        ? 'nothing to take, one chip to lose'
        : 'no chip can change hands';
    put(`debate ${rival.with}`, 'debate', 0, `${percent(rival.wins, rival.of)}% to win: ${stake}`, rival.with);
  }
  if (now.ads.includes(region)) put(`ad ${region}`, 'ad', now.ad_price, '+1 influence');
  for (const one of now.smears)
    if (one.at === region) put(`smear ${region} ${one.seat}`, 'smear', now.smear_price, '−1 for', one.seat);
  if (legal.has('end') && view.candidates[seat]?.at === region)
    put('end', 'end', 0, now.staying ? '+1 influence for staying' : now.moved ? '' : 'nothing for staying');
  return list.sort((a, b) => Number(b.legal) - Number(a.legal));
}

/** What somebody means who touches a region where nothing is legal: the server is asked why not. */
export function meant(view: View, region: Region): string {
  if (view.phase === 'homes') return `home ${region}`;
  if (view.phase === 'choosing') return `choose ${region}`;
  return view.now?.moved ? `ad ${region}` : `move ${region}`;
}
