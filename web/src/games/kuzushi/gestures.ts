// From pointer and keys to one legal move. Which moves are legal is never worked out here: the table was told.

import type { KuzushiMove, KuzushiSpace as Space, KuzushiView as View } from '../../generated/kuzushi';
import type { LegalMove } from '../../lib/room';
import { byName, name } from './drawing';

export type Legal = LegalMove<KuzushiMove>;

/** The legal move that touching a space would make, by the space's name. */
export function bySpace(moves: Legal[]): Map<string, Legal> {
  return new Map(moves.map((one) => [name(one.move.at), one]));
}

/** What somebody who touches a space that has no legal move probably meant; the server says why not. */
export function meant(view: View, at: string): string {
  return byName(view.tiles).get(at)?.kind === 'flag' ? `flip ${at}` : `base ${at}`;
}

/** Where the cursor starts: a legal space near the newest tile, else the city. */
export function firstSpace(moves: Legal[], last: Space | null): Space {
  const from = last ?? { x: 0, y: 0 };
  if (!moves.length) return from;
  const far = ({ x, y }: Space) => Math.abs(x - from.x) + Math.abs(y - from.y);
  return moves.map(({ move }) => move.at).reduce((best, at) => (far(at) < far(best) ? at : best));
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space a key leads to: arrows one step, Home and End along the row, PageUp and PageDown through the legal spaces. */
export function walk(view: View, moves: Legal[], at: Space, key: string): Space | null {
  const { left, right, bottom, top } = view.reachable;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const step = STEPS[key];
  if (step) return { x: clamp(at.x + step[0], left, right), y: clamp(at.y + step[1], bottom, top) };
  if (key === 'Home') return { x: view.bounds.left, y: at.y };
  if (key === 'End') return { x: view.bounds.right, y: at.y };
  if (key === 'PageDown' || key === 'PageUp') {
    if (!moves.length) return at;
    const list = moves.map(({ move }) => move.at);
    const here = list.findIndex((space) => name(space) === name(at));
    const next = key === 'PageDown' ? here + 1 : here < 0 ? -1 : here - 1;
    return list.at(next % list.length) ?? at;
  }
  return null;
}
