// The curve is a slider with words, and the panel beside it a list and a table.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisPoint } from '../generated/protocol';
import { exactFrom, turns } from './analysis';
import { Analysis } from './analysis.svelte';
import AnalysisPanel from './Analysis.svelte';
import Curve from './Curve.svelte';

afterEach(cleanup);
// jsdom lays nothing out.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 600 });
const points: AnalysisPoint[] = [0.5, 0.5, 0.2, 0.2, 0.9, 1].map((share, number) => ({
  number,
  shares: [share, 1 - share],
  ...(number < 5 ? { seat: number % 2, move: { text: `m${number + 1}`, move: null } } : {}),
  ...(number > 3 ? { exact: true } : {}),
}));
const names = ['Ann', 'Ben'];
const curve = { points, moves: 5, seats: 2, names, turns: turns(points), exactFrom: exactFrom(points) };

describe('the curve', () => {
  it('says where one is and what each could expect', () => {
    render(Curve, { ...curve, step: 2, go: vi.fn() });
    const slider = screen.getByRole('slider', { name: 'Expected result over the game' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Move 2 of 5: Ann 20\u00a0%, Ben 80\u00a0%');
    expect(slider.textContent).toContain('exact');
  });
  it('leaves the word out where a turning point would stand on it', async () => {
    const close = Array.from({ length: 60 }, (_, number) => ({ number, shares: [0.5, 0.5] }));
    const given = { ...curve, points: close, moves: 59, exactFrom: 30, step: 2, go: vi.fn() };
    const turn = (number: number) => [{ ...curve.turns[0]!, number }];
    const { container, rerender } = render(Curve, { ...given, turns: turn(29) });
    expect(container.textContent).not.toContain('exact');
    await rerender({ turns: turn(10) });
    expect(container.textContent).toContain('exact');
  });
  it('goes to the next turning point by Page Down, and back', async () => {
    const go = vi.fn();
    render(Curve, { ...curve, step: 2, go });
    const slider = screen.getByRole('slider');
    await fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(go).toHaveBeenLastCalledWith(4);
    await fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(go).toHaveBeenCalledTimes(1);
  });
  it('gives each of several seats a line of its own dash and its sign', () => {
    const three = [0, 1, 2].map((number) => ({ number, shares: [0.2, 0.3, 0.5] }));
    const { container } = render(Curve, {
      ...curve,
      names: [...names, 'Cy'],
      points: three,
      moves: 2,
      seats: 3,
      step: 0,
      go: vi.fn(),
    });
    const dashes = [...container.querySelectorAll('.line')].map((one) => one.getAttribute('stroke-dasharray'));
    expect(new Set(dashes).size).toBe(3);
    expect(container.querySelectorAll('.sign')).toHaveLength(3);
  });
});

describe('the panel', () => {
  async function open() {
    const analysis = new Analysis(5, {
      points: async (numbers) => points.filter(({ number }) => numbers.includes(number)),
      move: async (number) => ({
        seat: 1,
        played: { move: { text: `m${number}`, move: null }, share: 0.1, visits: 1 },
        best: [{ move: { text: 'better', move: null }, share: 0.61, visits: 9 }],
        loss: number === 4 ? 0.23 : 0,
      }),
      worded: String,
    });
    const look = vi.fn();
    const say = ({ text }: { text: string }) => `Say ${text}`;
    render(AnalysisPanel, { analysis, names, say, shown: null, begin: vi.fn(), look, go: vi.fn() });
    await analysis.start();
    return { look, list: await screen.findAllByRole('button', { name: /^Move/ }) };
  }
  it('lists the turning points in the order of the game, and leads to the better move', async () => {
    const { look, list } = await open();
    expect(list).toHaveLength(3);
    expect(list[1]!.textContent).toMatch(/Move 4: Ben.*cost 23.%.*Say m4.*Better: Say better \(expected 61.%\)/s);
    await fireEvent.click(list[0]!);
    expect(look).toHaveBeenLastCalledWith(expect.objectContaining({ number: 2 }), null);
    await fireEvent.click(list[1]!);
    expect(look).toHaveBeenLastCalledWith(expect.objectContaining({ number: 4, seat: 1 }), {
      text: 'better',
      move: null,
    });
  });
  it('has the curve as a table', async () => {
    await open();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(7);
    expect(rows[5]!.textContent).toMatch(/4, exact.*90.%.*10.%/s);
  });
});
