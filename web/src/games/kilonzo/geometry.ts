// Where the country lies on the burlap: a square of 1000 units, nine hand-drawn regions, a plot at each side for a home.

import { stream } from '../../lib/portrait';

export const NINE = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'] as const;
export const HOMES = ['HN', 'HE', 'HS', 'HW'] as const;
export type Home = (typeof HOMES)[number];
export type Region = (typeof NINE)[number] | Home;
export const ALL: readonly Region[] = [...NINE, ...HOMES];

export const SIDE = 1000;
/** The lines between columns and rows: the middle ones are wider, so that Nairobi stands out. */
const LINES = [174, 381, 619, 826] as const;

export interface Point {
  x: number;
  y: number;
}

export function isHome(region: Region): region is Home {
  return region.length === 2 && region[0] === 'H';
}

const mid = (i: number) => (LINES[i]! + LINES[i + 1]!) / 2;
const PLOT: Record<Home, Point> = {
  HN: { x: 500, y: 88 },
  HE: { x: 912, y: 500 },
  HS: { x: 500, y: 912 },
  HW: { x: 88, y: 500 },
};

export function centre(region: Region): Point {
  if (isHome(region)) return PLOT[region];
  const at = NINE.indexOf(region);
  return { x: mid(at % 3), y: mid(Math.floor(at / 3)) };
}

/** Homes north and south lie across, east and west upright. */
export function upright(home: Region): boolean {
  return home === 'HE' || home === 'HW';
}

/** Where the three sockets lie. */
export function sockets(region: Region): Point[] {
  const { x, y } = centre(region);
  const down = region === 'C' ? 82 : isHome(region) ? (upright(region) ? 40 : 48) : 66;
  const wide = upright(region) ? 48 : 52;
  return [-wide, 0, wide].map((dx) => ({ x: x + dx, y: y + down }));
}

/** Where the feet of the k-th of n candidates stand. */
export function feet(region: Region, k: number, n: number): Point {
  const { x, y } = centre(region);
  const room = isHome(region) ? (upright(region) ? 84 : 110) : 124;
  const step = n > 1 ? Math.min(62, room / (n - 1)) : 0;
  const down = region === 'C' ? 54 : isHome(region) ? (upright(region) ? 10 : 20) : 40;
  return { x: x + (k - (n - 1) / 2) * step, y: y + down + (n > 2 && k % 2 ? -9 : 0) };
}

/** The plot of a home, as a rounded, slightly uneven patch of cloth. */
export function plot(home: Home): string {
  const { x, y } = PLOT[home];
  const [w, h] = upright(home) ? [80, 164] : [172, 78];
  const pick = stream(`plot ${home}`);
  const j = () => pick(9) - 4;
  return `M${x - w + 22} ${y - h + j()}L${x + w - 22} ${y - h + j()}Q${x + w + j()} ${y - h} ${x + w + j()} ${y - h + 24}L${x + w + j()} ${y + h - 24}Q${x + w} ${y + h + j()} ${x + w - 24} ${y + h + j()}L${x - w + 24} ${y + h + j()}Q${x - w + j()} ${y + h} ${x - w + j()} ${y + h - 24}L${x - w + j()} ${y - h + 24}Q${x - w} ${y - h + j()} ${x - w + 22} ${y - h}Z`;
}

/** The road between a home and its region. */
export function road(home: Home): string {
  const out = {
    HN: [500, 150, 506, 200],
    HE: [850, 500, 796, 506],
    HS: [500, 850, 494, 798],
    HW: [150, 500, 202, 494],
  };
  const [a, b, c, d] = out[home] as [number, number, number, number];
  return `M${a} ${b}Q${(a + c) / 2 + 6} ${(b + d) / 2 - 6} ${c} ${d}`;
}

// The lattice between the regions, shaken a little, and bent edges between its points.
const pick = stream('a map painted by hand');
const shake = (by: number) => (pick(1000) / 500 - 1) * by;
const lattice: Point[][] = LINES.map((y, j) =>
  LINES.map((x, i) => {
    const edge = i === 0 || j === 0 || i === 3 || j === 3;
    return { x: x + shake(edge ? 9 : 12), y: y + shake(edge ? 9 : 12) };
  }),
);
interface Edge {
  a: Point;
  c1: Point;
  c2: Point;
  b: Point;
}
function bend(a: Point, b: Point, by: number): Edge {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const [p, q] = [shake(by), shake(by)];
  return {
    a,
    b,
    c1: { x: a.x + dx * 0.33 + nx * p, y: a.y + dy * 0.33 + ny * p },
    c2: { x: a.x + dx * 0.67 + nx * q, y: a.y + dy * 0.67 + ny * q },
  };
}
const across = LINES.map((_, j) => [0, 1, 2].map((i) => bend(lattice[j]![i]!, lattice[j]![i + 1]!, j % 3 ? 13 : 18)));
const down = [0, 1, 2].map((j) => LINES.map((_, i) => bend(lattice[j]![i]!, lattice[j + 1]![i]!, i % 3 ? 13 : 18)));
const n = (value: number) => value.toFixed(1);
const forth = ({ c1, c2, b }: Edge) => `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(b.x)} ${n(b.y)}`;
const back = ({ c1, c2, a }: Edge) => `C${n(c2.x)} ${n(c2.y)} ${n(c1.x)} ${n(c1.y)} ${n(a.x)} ${n(a.y)}`;

function shapeOf(at: number): string {
  const [i, j] = [at % 3, Math.floor(at / 3)];
  const start = lattice[j]![i]!;
  return `M${n(start.x)} ${n(start.y)}${forth(across[j]![i]!)}${forth(down[j]![i + 1]!)}${back(across[j + 1]![i]!)}${back(down[j]![i]!)}Z`;
}
const SHAPES = NINE.map((_, at) => shapeOf(at));

export function shape(region: Region): string {
  return isHome(region) ? plot(region) : SHAPES[NINE.indexOf(region)]!;
}

/** The coast, all around. */
export const OUTLINE = (() => {
  const start = lattice[0]![0]!;
  const right = [0, 1, 2].map((j) => forth(down[j]![3]!));
  const low = [2, 1, 0].map((i) => back(across[3]![i]!));
  const left = [2, 1, 0].map((j) => back(down[j]![0]!));
  return `M${n(start.x)} ${n(start.y)}${across[0]!.map(forth).join('')}${right.join('')}${low.join('')}${left.join('')}Z`;
})();

/** The borders inside the country. */
export const BORDERS = [...[1, 2].flatMap((j) => across[j]!), ...down.flatMap((row) => [row[1]!, row[2]!])].map(
  (edge) => `M${n(edge.a.x)} ${n(edge.a.y)}${forth(edge)}`,
);

/** The corners of the cloth hold the year track, the cards, the income and the dice. */
export const CORNERS = ['years', 'card', 'income', 'dice'] as const;
export type Corner = (typeof CORNERS)[number];
export type Spot = Region | Corner;
export const CORNER_AT: Record<Corner, Point> = {
  years: { x: 82, y: 84 },
  card: { x: 918, y: 84 },
  income: { x: 82, y: 918 },
  dice: { x: 918, y: 918 },
};

export function isCorner(spot: Spot): spot is Corner {
  return (CORNERS as readonly string[]).includes(spot);
}

/** The grid in which the cursor walks: the country, a home at each side, and the corners. */
const WALK: readonly (readonly (Spot | null)[])[] = [
  ['years', null, 'HN', null, 'card'],
  [null, 'NW', 'N', 'NE', null],
  ['HW', 'W', 'C', 'E', 'HE'],
  [null, 'SW', 'S', 'SE', null],
  ['income', null, 'HS', null, 'dice'],
];
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The spot one arrow key away: straight on, over gaps; where nothing lies straight on, the corner on that side. */
export function step(from: Spot, key: string): Spot | null {
  const way = STEPS[key];
  if (!way) return null;
  const row = WALK.findIndex((line) => line.includes(from));
  const column = WALK[row]!.indexOf(from);
  for (let [r, c] = [row + way[0], column + way[1]]; WALK[r] && c >= 0 && c < 5; r += way[0], c += way[1]) {
    const next = WALK[r]![c];
    if (next) return next;
  }
  // Out of a corner region toward the edge: its corner.
  const outward = (at: number) => (at < 2 ? 0 : 4);
  return column % 2 && row % 2 ? WALK[outward(row)]![outward(column)]! : from;
}
