// Where things are on the paper. A space is 100 units wide; the city's centre is the origin; y grows downward here.

import type { KuzushiSpace as Space, KuzushiTile as Tile, KuzushiView as View } from '../../generated/kuzushi';

export const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

/** A space as events and people name it; also the key to find it by. */
export function name({ x, y }: Space): string {
  return `${x},${y}`;
}

/** The centre of a space on the paper. */
export function centre({ x, y }: Space): Point {
  return { x: x * CELL, y: -y * CELL };
}

/** The part of the paper that is in sight: a square around the board that shows where it can still grow. */
export interface Sight {
  x: number;
  y: number;
  side: number;
}

/** How far beyond the grid we look at most: enough to see the borders come closer, not so much that tiles get small. */
const ROOM_TO_GROW = 2.4;
/** Paper around the outermost border, for the beams. */
const MARGIN = 0.5;

export function sight(view: View): Sight {
  const { bounds, grid } = view;
  const wide = bounds.right - bounds.left + 1;
  const high = bounds.top - bounds.bottom + 1;
  const side = (Math.min(2 * grid - Math.min(wide, high), grid + ROOM_TO_GROW) + MARGIN) * CELL;
  return {
    x: ((bounds.left + bounds.right) / 2) * CELL - side / 2,
    y: (-(bounds.top + bounds.bottom) / 2) * CELL - side / 2,
    side,
  };
}

export interface Border {
  side: 'left' | 'right' | 'top' | 'bottom';
  /** x of a vertical border, y of a horizontal one. */
  at: number;
  fixed: boolean;
}

/** The outermost places the four borders can still come to rest; fixed ones lie there already. */
export function borders(view: View): Border[] {
  const { bounds, reachable } = view;
  const half = CELL / 2;
  return [
    { side: 'left', at: reachable.left * CELL - half, fixed: reachable.left === bounds.left },
    { side: 'right', at: reachable.right * CELL + half, fixed: reachable.right === bounds.right },
    { side: 'top', at: -reachable.top * CELL - half, fixed: reachable.top === bounds.top },
    { side: 'bottom', at: -reachable.bottom * CELL + half, fixed: reachable.bottom === bounds.bottom },
  ];
}

/** Every space the grid may still cover, with how many steps it lies outside the tiles laid so far. */
export function spaces(view: View): { at: Space; outside: number }[] {
  const { bounds, reachable } = view;
  const all = [];
  for (let y = reachable.top; y >= reachable.bottom; y--) {
    for (let x = reachable.left; x <= reachable.right; x++) {
      const outside = Math.max(bounds.left - x, x - bounds.right, bounds.bottom - y, y - bounds.top, 0);
      all.push({ at: { x, y }, outside });
    }
  }
  return all;
}

/** The outline of a group of spaces, drawn `inset` inside its edge, as one path with a loop per contour. */
export function outline(group: Space[], inset = 4): string {
  const cells = new Set(group.map(name));
  const has = (x: number, y: number) => cells.has(name({ x, y }));
  // Directed edges between lattice corners, the group on the right hand; corner (x, y) is the upper left of cell x, y.
  const next = new Map<string, { from: Point; to: Point; dir: Point }[]>();
  const edge = (from: Point, dir: Point) => {
    const key = name(from);
    const list = next.get(key) ?? [];
    list.push({ from, to: { x: from.x + dir.x, y: from.y + dir.y }, dir });
    next.set(key, list);
  };
  for (const { x, y: up } of group) {
    const y = -up; // screen rows
    if (!has(x, up + 1)) edge({ x, y }, { x: 1, y: 0 });
    if (!has(x + 1, up)) edge({ x: x + 1, y }, { x: 0, y: 1 });
    if (!has(x, up - 1)) edge({ x: x + 1, y: y + 1 }, { x: -1, y: 0 });
    if (!has(x - 1, up)) edge({ x, y: y + 1 }, { x: 0, y: -1 });
  }
  const loops: string[] = [];
  while (next.size) {
    const [start, [first]] = next.entries().next().value!;
    const steps: { from: Point; dir: Point }[] = [];
    let from = first!.from;
    do {
      const ways = next.get(name(from))!;
      // Where two loops touch at a corner, keep to the right so that each closes on itself.
      const last = steps.at(-1)?.dir;
      const right = last ? ways.findIndex(({ dir }) => dir.x === -last.y && dir.y === last.x) : 0;
      const way = ways.splice(Math.max(0, right), 1)[0]!;
      if (!ways.length) next.delete(name(from));
      steps.push({ from, dir: way.dir });
      from = way.to;
    } while (name(from) !== start);
    const corners = steps.flatMap(({ from, dir }, i) => {
      const before = steps.at(i - 1)!.dir;
      return before.x === dir.x && before.y === dir.y ? [] : [cornerAt(from, before, dir, inset)];
    });
    loops.push(`M${corners.map((c) => `${c.x} ${c.y}`).join('L')}Z`);
  }
  return loops.join('');
}

/** A corner moved inward: the group lies to the right of each direction, and (x, y) turned right is (-y, x). */
function cornerAt(at: Point, before: Point, after: Point, inset: number): Point {
  return {
    x: at.x * CELL - CELL / 2 - (before.y + after.y) * inset,
    y: at.y * CELL - CELL / 2 + (before.x + after.x) * inset,
  };
}

export interface Change {
  at: Space;
  before: Tile | null;
  after: Tile | null;
}

/** Tiles by the names of their spaces. */
export function byName(tiles: Tile[]): Map<string, Tile> {
  return new Map(tiles.map((tile) => [name(tile.at), tile]));
}

/** What differs between two positions, space by space. */
export function changes(before: Tile[], after: Tile[]): Change[] {
  const old = byName(before);
  const fresh = byName(after);
  const all: Change[] = [];
  for (const [key, tile] of fresh) {
    const was = old.get(key) ?? null;
    if (!was || was.kind !== tile.kind || was.seat !== tile.seat) all.push({ at: tile.at, before: was, after: tile });
  }
  for (const [key, tile] of old) if (!fresh.has(key)) all.push({ at: tile.at, before: tile, after: null });
  return all;
}

/** By how much each seat's score would change. */
export function deltas(before: View, after: View): number[] {
  return before.scores.map((score, seat) => (after.scores[seat] ?? score) - score);
}
