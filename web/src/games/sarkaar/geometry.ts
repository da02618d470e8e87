// Where the farm lies on the barn wall: eleven fields that share their fences exactly where states adjoin (SK-2.1), and where
// gates and boards stand in each. Fields are numbered in the order of the component file.

import { stream } from '../../lib/portrait';

export const WIDTH = 1000;
export const HEIGHT = 690;
/** A gate's side, and the way to the next one. */
export const GATE = 54;
const PITCH = 62;

export interface Point {
  x: number;
  y: number;
}

const CORNERS: Record<string, [number, number]> = {
  a0: [112, 30],
  a1: [505, 16],
  a2: [898, 34],
  b0: [34, 172],
  b1: [312, 178],
  b2: [512, 168],
  b3: [698, 180],
  b4: [966, 170],
  c0: [16, 352],
  c1: [236, 358],
  c2: [312, 346],
  c3: [514, 358],
  c4: [704, 350],
  c5: [774, 358],
  c6: [986, 350],
  d0: [40, 534],
  d1: [240, 528],
  d2: [388, 538],
  d3: [514, 530],
  d4: [772, 536],
  d5: [962, 528],
  e0: [116, 668],
  e1: [396, 678],
  e2: [884, 664],
};

/** The corners of each field, clockwise. */
const FIELDS = [
  'a0 a1 b2 b1 b0',
  'a1 a2 b4 b3 b2',
  'b0 b1 c2 c1 c0',
  'b1 b2 b3 c4 c3 c2',
  'b3 b4 c6 c5 c4',
  'c0 c1 d1 d0',
  'c1 c2 c3 d3 d2 d1',
  'c3 c4 c5 d4 d3',
  'c5 c6 d5 d4',
  'd0 d1 d2 e1 e0',
  'd2 d3 d4 d5 e2 e1',
].map((names) => names.split(' '));

const n = (value: number) => value.toFixed(1);

/** A fence between two corners has the same waves on both sides. */
function fence(from: string, to: string): string {
  const turned = from > to;
  const [p, q] = turned ? [to, from] : [from, to];
  const [ax, ay] = CORNERS[p]!;
  const [bx, by] = CORNERS[q]!;
  const pick = stream(`fence ${p} ${q}`);
  const length = Math.hypot(bx - ax, by - ay);
  const sway = () => ((pick(100) / 50 - 1) * Math.min(15, length * 0.09)) / length;
  const [s, t] = [sway(), sway()];
  const c1 = [ax + (bx - ax) * 0.33 - (by - ay) * s, ay + (by - ay) * 0.33 + (bx - ax) * s] as const;
  const c2 = [ax + (bx - ax) * 0.67 - (by - ay) * t, ay + (by - ay) * 0.67 + (bx - ax) * t] as const;
  const [first, second] = turned ? [c2, c1] : [c1, c2];
  const [x, y] = CORNERS[to]!;
  return `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${x} ${y}`;
}

function ring(names: string[]): string {
  const [x, y] = CORNERS[names[0]!]!;
  return `M${x} ${y}${names.map((name, i) => fence(name, names[(i + 1) % names.length]!)).join('')}Z`;
}

const SHAPES = FIELDS.map(ring);
export function shape(field: number): string {
  return SHAPES[field]!;
}

export const OUTLINE = ring('a0 a1 a2 b4 c6 d5 e2 e1 e0 d0 c0 b0'.split(' '));

/** The drawn neighbours of a field: those with which it shares a fence. */
export function neighbours(field: number): number[] {
  const sides = (names: string[]) => names.map((name, i) => [name, names[(i + 1) % names.length]!].sort().join());
  const own = new Set(sides(FIELDS[field]!));
  return FIELDS.flatMap((names, other) =>
    other !== field && sides(names).some((side) => own.has(side)) ? [other] : [],
  );
}

/** The quiet rectangle inside each field: left, top, width, height. */
const BOXES: [number, number, number, number][] = [
  [112, 38, 384, 128],
  [524, 38, 384, 128],
  [40, 186, 264, 160],
  [328, 188, 360, 160],
  [714, 188, 256, 160],
  [36, 366, 196, 160],
  [254, 366, 250, 160],
  [519, 366, 250, 160],
  [784, 366, 190, 160],
  [92, 546, 292, 122],
  [408, 546, 476, 122],
];

export interface Plot {
  /** The name and its banner. */
  name: Point;
  width: number;
  /** The benefit tile, by its left upper corner. */
  tile: Point;
  gates: Point[];
  centre: Point;
}

export function plot(field: number, seats: number): Plot {
  const [left, top, width, height] = BOXES[field]!;
  const sign = 66;
  const columns = Math.max(1, Math.min(seats, Math.floor((width - sign + 4) / PITCH)));
  const rows = Math.ceil(seats / columns);
  const across = Math.ceil(seats / rows);
  const span = across * PITCH - 8 + 12 + sign - 6;
  const x = left + (width - span) / 2;
  const low = top + 38 + (height - 38 - (rows * PITCH - 8)) / 2;
  const gates = Array.from({ length: seats }, (_, i) => ({
    x: x + (i % across) * PITCH + GATE / 2,
    y: low + Math.floor(i / across) * PITCH + GATE / 2,
  }));
  return {
    name: { x: left + width / 2, y: top + 16 },
    width,
    tile: { x: x + across * PITCH + 4, y: low + (rows * PITCH - 8 - 92) / 2 },
    gates,
    centre: { x: left + width / 2, y: top + height / 2 },
  };
}
