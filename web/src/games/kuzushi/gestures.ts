// From pointer and keys to one legal move. Which moves are legal is never worked out here: the table was told.

import type { KuzushiView as View } from '../../generated/kuzushi';
import { name, parse, spaceOf } from './drawing';

/** The legal move that touching a space would make. */
export function bySpace(moves: string[]): Map<string, string> {
  return new Map(moves.map((move) => [spaceOf(move), move]));
}

/** What somebody who touches a space that has no legal move probably meant; the server says why not. */
export function meant(view: View, at: string): string {
  return view.tiles.some((tile) => tile.at === at && tile.kind === 'flag') ? `flip ${at}` : `base ${at}`;
}

/** Where the cursor starts: a legal space near the newest tile, else the city. */
export function firstSpace(moves: string[], last: string | null): string {
  if (!moves.length) return last ?? '0,0';
  const from = parse(last ?? '0,0');
  const far = (at: string) => {
    const { x, y } = parse(at);
    return Math.abs(x - from.x) + Math.abs(y - from.y);
  };
  return moves.map(spaceOf).reduce((best, at) => (far(at) < far(best) ? at : best));
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space a key leads to: arrows one step, Home and End along the row, PageUp and PageDown through the legal spaces. */
export function walk(view: View, moves: string[], from: string, key: string): string | null {
  const { left, right, bottom, top } = view.reachable;
  const at = parse(from);
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const step = STEPS[key];
  if (step) return name({ x: clamp(at.x + step[0], left, right), y: clamp(at.y + step[1], bottom, top) });
  if (key === 'Home') return name({ x: view.bounds.left, y: at.y });
  if (key === 'End') return name({ x: view.bounds.right, y: at.y });
  if (key === 'PageDown' || key === 'PageUp') {
    if (!moves.length) return from;
    const list = moves.map(spaceOf);
    const here = list.indexOf(from);
    const next = key === 'PageDown' ? here + 1 : here < 0 ? -1 : here - 1;
    return list.at(next % list.length) ?? from;
  }
  return null;
}
