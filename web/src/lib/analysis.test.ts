import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../generated/protocol';
import {
  exactFrom,
  margin,
  merge,
  percent,
  refine,
  sample,
  sharesAt,
  tell,
  thought,
  turns,
  type Turn,
} from './analysis';
import { Analysis, type Analyst } from './analysis.svelte';
import type { AnalysisPoint } from '../generated/protocol';
import { sentence } from './refused';

/** A game of two seats: what the first may expect after each move; seats move in turn. */
const game = (...first: number[]): AnalysisPoint[] =>
  first.map((share, number) => ({
    number,
    shares: [share, 1 - share],
    ...(number < first.length - 1 ? { seat: number % 2, move: { text: `m${number + 1}`, move: null } } : {}),
  }));

describe('what is looked at', () => {
  it('is every position of a short game', () => {
    expect(sample(3)).toEqual([0, 1, 2, 3]);
    expect(sample(0)).toEqual([0]);
    expect(sample(149)).toHaveLength(150);
  });
  it('is a sample of a long one, with both ends', () => {
    const list = sample(680);
    expect(list.length).toBeLessThanOrEqual(150);
    expect(list[0]).toBe(0);
    expect(list.at(-1)).toBe(680);
    expect(new Set(list).size).toBe(list.length);
  });
  it('is thought over longer where there is less of it', () => {
    expect([thought(28), thought(150), thought(1000)]).toEqual([50, 30, 15]);
  });
  it('grows finer where the curve jumps, largest jump first, and nowhere else', () => {
    const points: AnalysisPoint[] = [
      { number: 0, shares: [0.5, 0.5] },
      { number: 8, shares: [0.52, 0.48] },
      { number: 16, shares: [0.7, 0.3] },
      { number: 24, shares: [0.3, 0.7] },
      { number: 25, shares: [0.9, 0.1] },
    ];
    expect(refine(points)).toEqual([20, 12]);
    expect(refine(points, 1)).toEqual([20]);
  });
});

describe('turning points', () => {
  it('are the largest changes, with what they meant to the mover', () => {
    const found = turns(game(0.5, 0.52, 0.8, 0.55, 0.56));
    expect(found.map(({ number, seat, move }) => [number, seat, move?.text])).toEqual([
      [2, 1, 'm2'],
      [3, 0, 'm3'],
    ]);
    expect(found[0]!.change).toBeCloseTo(-0.28);
    expect(found[1]!.change).toBeCloseTo(-0.25);
  });
  it('are not claimed across positions nobody looked at', () => {
    const [a, , c] = game(0.5, 0.5, 0.9);
    expect(turns([a!, c!])).toEqual([]);
  });
  it('are said in words: what it cost and what was better', () => {
    const turn: Turn = { number: 14, seat: 1, move: { text: 'flip 2,3', move: null }, change: -0.25, swing: 0.25 };
    const say = (move: LegalMove) => move.text.toUpperCase();
    const judged = {
      seat: 1,
      played: { move: { text: 'flip 2,3', move: null }, share: 0.38, visits: 40 },
      best: [{ move: { text: 'base 1,0', move: null }, share: 0.61, visits: 100 }],
      loss: 0.23,
    };
    expect(tell(turn, judged, say)).toEqual({
      verdict: 'cost 23\u00a0%',
      good: false,
      better: 'Better: BASE 1,0 (expected 61\u00a0%)',
    });
    const solved = { ...judged, best: [{ ...judged.best[0]!, solved: 3 }] };
    expect(tell(turn, solved, say).better).toBe('Better: BASE 1,0 (wins by 3)');
    expect(tell(turn, undefined, say)).toEqual({ verdict: 'lost 25\u00a0%', good: false, better: '' });
    expect(tell(turn, null, say).better).toBe('Nobody had asked for it.');
    expect(tell(turn, { ...judged, loss: 0.01 }, say).better).toMatch(/^No clearly better/);
    expect(tell({ ...turn, change: 0.01 }, { ...judged, loss: 0 }, say).verdict).toBe('gained 1\u00a0%');
  });
});

describe('the curve', () => {
  it('knows from where on it is exact, if that is before the end', () => {
    const points = game(0.5, 0.4, 0.9, 1);
    expect(exactFrom(points)).toBeNull();
    points[3] = { ...points[3]!, exact: true };
    expect(exactFrom(points)).toBeNull();
    points[2] = { ...points[2]!, exact: true };
    expect(exactFrom(points)).toBe(2);
    points[0] = { ...points[0]!, exact: true };
    expect(exactFrom(points)).toBe(2);
  });
  it('is put together from pieces in any order', () => {
    const points = game(0.5, 0.6, 0.7);
    expect(merge([points[2]!], [points[0]!, { ...points[2]!, shares: [0, 1] }]).map((one) => one.shares[0])).toEqual([
      0.5, 0,
    ]);
  });
  it('is read between its points, and never beyond them', () => {
    const points = [
      { number: 0, shares: [0, 1] },
      { number: 4, shares: [1, 0] },
    ];
    expect(sharesAt(points, 4)).toEqual([1, 0]);
    expect(sharesAt(points, 1)).toEqual([0.25, 0.75]);
    expect(sharesAt(points, 5)).toBeNull();
    expect(sharesAt([], 0)).toBeNull();
  });
  it('has words for numbers', () => {
    expect(percent(0.614)).toBe('61\u00a0%');
    expect(percent(1.2)).toBe('100\u00a0%');
    expect([margin(3), margin(-2), margin(0)]).toEqual(['wins by 3', 'loses by 2', 'ends level']);
  });
});

describe('an analysis', () => {
  const analyst = (curve: (n: number) => number, asked: number[][] = []): Analyst => ({
    points: async (numbers) => {
      asked.push(numbers);
      return numbers.map((number) => ({
        number,
        shares: [curve(number), 1 - curve(number)],
        seat: number % 2,
        move: { text: `m${number + 1}`, move: null },
      }));
    },
    move: async (number) => ({
      seat: number % 2,
      played: { move: { text: `m${number}`, move: null }, share: 0.2, visits: 1 },
      best: [],
      loss: 0,
    }),
    worded: sentence,
  });

  it('looks at a long game in pieces and finds the one move that decided it', async () => {
    const asked: number[][] = [];
    const analysis = new Analysis(
      680,
      analyst((n) => (n < 333 ? 0.5 : 0.9), asked),
    );
    expect(analysis.progress).toBe(0);
    await analysis.start();
    expect(analysis.stage).toBe('done');
    expect(analysis.progress).toBe(1);
    expect(analysis.turns.map(({ number }) => number)).toEqual([333]);
    expect(analysis.judged.has(333)).toBe(true);
    // Two steps of halving lie between every fifth position and the move itself.
    expect(asked.flat().length).toBeLessThan(analysis.wanted + 6);
    expect(Math.max(...asked.map((one) => one.length))).toBeLessThanOrEqual(8);
  });

  it('goes on where it was stopped, without asking again', async () => {
    const asked: number[][] = [];
    const kept = analyst(() => 0.5, asked);
    let release = () => {};
    const slow: Analyst = {
      ...kept,
      points: async (numbers) => {
        if (asked.length === 2) await new Promise<void>((resolve) => (release = resolve));
        return kept.points(numbers, 15);
      },
    };
    const analysis = new Analysis(30, slow);
    const first = analysis.start();
    await new Promise((resolve) => setTimeout(resolve));
    analysis.stop();
    release();
    await first;
    expect(analysis.stage).toBe('idle');
    expect(analysis.points).toHaveLength(16);
    await analysis.start();
    expect(analysis.stage).toBe('done');
    expect(analysis.points).toHaveLength(31);
  });

  it('says what went wrong, keeps what it has, and can be tried again', async () => {
    const good = analyst(() => 0.5);
    let broken = true;
    const analysis = new Analysis(9, {
      ...good,
      points: async (numbers) => {
        if (broken && numbers[0] === 8) throw new Error('The server cannot be reached.');
        return good.points(numbers, 15);
      },
    });
    await analysis.start();
    expect(analysis.trouble).toBe('The server cannot be reached.');
    expect(analysis.points).toHaveLength(8);
    broken = false;
    await analysis.start();
    expect(analysis.trouble).toBe('');
    expect(analysis.stage).toBe('done');
  });

  it('does not ask for ever when nothing is answered', async () => {
    const analysis = new Analysis(9, { ...analyst(() => 0.5), points: async () => [] });
    await analysis.start();
    expect(analysis.trouble).toMatch(/no answer/);
  });
});
