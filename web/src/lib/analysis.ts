// After a game: which positions to look at, where the result was decided, and how to say so. No drawing, no network.

import type { AnalysedMove, AnalysisPoint, HintMove, LegalMove } from '../generated/protocol';
import { phrase } from '../words/replay';

/** How many positions are looked at before the jumps are looked into. */
const MOST = 150;
/** Positions in one question: small enough that the curve is seen growing. */
export const CHUNK = 8;
/** Smaller changes are within the error of an estimate. */
const LEAST = 0.08;
/** A move that costs less than this counts as a best move. */
const COSTS = 0.03;

/** All positions of a short game, evenly spaced ones of a long game; always the setup and the end. */
export function sample(moves: number, most = MOST): number[] {
  const stride = Math.ceil((moves + 1) / most);
  const list: number[] = [];
  for (let n = 0; n < moves; n += stride) list.push(n);
  return [...list, moves];
}

/** A short game is thought over longer, so that any game takes a few seconds: milliseconds for each position. */
export function thought(positions: number): number {
  return Math.min(50, Math.max(15, Math.round(4500 / positions)));
}

/** How far apart two positions are: the largest change for any seat. */
function swing(a: AnalysisPoint, b: AnalysisPoint): number {
  return Math.max(0, ...a.shares.map((share, seat) => Math.abs((b.shares[seat] ?? 0) - share)));
}

/** Where the curve jumps between positions that are not neighbours, the middle of the gap; largest jumps first. */
export function refine(points: AnalysisPoint[], most = CHUNK): number[] {
  const gaps: { middle: number; jump: number }[] = [];
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a || b.number - a.number < 2) continue;
    const jump = swing(a, b);
    if (jump >= LEAST) gaps.push({ middle: (a.number + b.number) >> 1, jump });
  }
  gaps.sort((x, y) => y.jump - x.jump || x.middle - y.middle);
  return gaps.slice(0, most).map(({ middle }) => middle);
}

/** A move that changed what was to be expected. */
export interface Turn {
  /** The move's number: it leads from the position before to this one. */
  number: number;
  /** Who moved, and what. */
  seat: number;
  move: LegalMove | undefined;
  /** What the mover's expectation gained or lost. */
  change: number;
  /** The largest change for anybody. */
  swing: number;
}

/** The moves that changed most, largest first. */
export function turns(points: AnalysisPoint[], most = 6, least = LEAST): Turn[] {
  const found: Turn[] = [];
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a || b.number - a.number !== 1 || a.seat === undefined) continue;
    const jump = swing(a, b);
    if (jump < least) continue;
    const change = b.shares[a.seat]! - a.shares[a.seat]!;
    found.push({ number: b.number, seat: a.seat, move: a.move, change, swing: jump });
  }
  found.sort((x, y) => y.swing - x.swing || x.number - y.number);
  return found.slice(0, most);
}

/** From which position on everything is exact; null where it never is. */
export function exactFrom(points: AnalysisPoint[]): number | null {
  let from: number | null = null;
  for (let i = points.length - 1; i >= 0 && points[i]!.exact; i--) from = points[i]!.number;
  // The end of a game is exact by nature and no discovery.
  return points.length && from === points.at(-1)!.number ? null : from;
}

/** New points among those that were known, in the order of the game. */
export function merge(known: AnalysisPoint[], more: AnalysisPoint[]): AnalysisPoint[] {
  const all = new Map(known.map((point) => [point.number, point]));
  for (const point of more) all.set(point.number, point);
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What was to be expected at a position: its own point, or a line between its neighbours. */
export function sharesAt(points: AnalysisPoint[], number: number): number[] | null {
  const after = points.findIndex((point) => point.number >= number);
  if (after < 0) return null;
  const b = points[after]!;
  const a = points[after - 1];
  if (b.number === number || !a) return b.number === number ? b.shares : null;
  const t = (number - a.number) / (b.number - a.number);
  return a.shares.map((share, seat) => share + t * ((b.shares[seat] ?? share) - share));
}

/** "61 %" */
export function percent(share: number): string {
  return phrase('percent', { number: Math.round(100 * Math.min(1, Math.max(0, share))) });
}

/** A result that is known for certain. */
export function margin(by: number): string {
  if (!by) return phrase('margin-level');
  return by > 0 ? phrase('margin-wins', { by }) : phrase('margin-loses', { by: -by });
}

export interface Told {
  /** What happened to the mover's prospects, and whether it was for the better. */
  verdict: string;
  good: boolean;
  /** The better move and what it promised, where there was one. */
  better: string;
}

/** The move that would have been better, where one clearly was. */
export function improvement(judged: AnalysedMove | null | undefined): HintMove | null {
  const best = judged?.best[0];
  return judged && best && judged.loss >= COSTS && best.move.text !== judged.played.move.text ? best : null;
}

/** A turning point in words, as far as it has been looked into (undefined: not yet). */
export function tell(turn: Turn, judged: AnalysedMove | null | undefined, say: (move: LegalMove) => string): Told {
  const best = improvement(judged);
  if (judged && best)
    return {
      verdict: phrase('verdict-cost', { share: percent(judged.loss) }),
      good: false,
      better: phrase('better-move', {
        move: say(best.move),
        value:
          best.solved === undefined ? phrase('better-expected', { share: percent(best.share) }) : margin(best.solved),
      }),
    };
  const good = turn.change >= 0;
  const verdict = good
    ? phrase('verdict-gained', { share: percent(turn.change) })
    : phrase('verdict-lost', { share: percent(-turn.change) });
  const found = phrase(good ? 'better-none' : 'better-none-clearly');
  return { verdict, good, better: judged === undefined ? '' : judged ? found : phrase('better-not-asked') };
}
