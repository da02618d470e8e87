// Every drawing has its figures as a table, and says what is certain.
import { fireEvent, render, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Bar, Figures, Point, Sweep } from '../generated/lab';
import FiguresView from './FiguresView.svelte';
import { outside, rowsOf, scale, spansOf } from './plots';
import Spread from './Spread.svelte';
import Swept from './Swept.svelte';

const bar = (name: string, of_fair: number, reach = 0.1): Bar => ({
  name,
  seats: 100,
  wins: 50 * of_fair,
  of_fair,
  interval: { low: of_fair - reach, high: of_fair + reach },
});
const mean = (value: number) => ({ value, interval: { low: value - 0.05, high: value + 0.05 } });
const figures: Figures = {
  game: 'any',
  seats: 2,
  set: 'standard',
  bot: 'mcts',
  seed: 'x',
  games: 100,
  lengths: { shortest: 10, median: 14, longest: 19, spans: [5, 60, 30, 4, 1] },
  moves: mean(14.2),
  lead_changes: mean(2),
  halftime: mean(0.6),
  skill: mean(0.8),
  luck: mean(0.55),
  splits: [
    { kind: 'seat', bars: [bar('0', 1.2), bar('1', 0.8)] },
    { kind: 'leader', bars: [bar('goat', 1), bar('<b>ox</b>', 1.05)] },
  ],
  unplayed: ['Scam'],
};
/** Before a percent sign stands a blank that does not break. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const rowsIn = (container: HTMLElement, at = 0) =>
  [...container.querySelectorAll('table')[at]!.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)),
  );

describe('wins around the fair line', () => {
  const rows = rowsOf(figures.splits[0]!, 2, {});
  it('have a table of figures', () => {
    const format = (value: number) => `${Math.round(100 * value)} %`;
    const { container } = render(Spread, { title: 'Wins by seat', what: 'seat', rows, fair: 0.5, format });
    expect(rowsIn(container)).toEqual([
      ['Seat 1', '60 %', '55 % to 65 %', '100'],
      ['Seat 2', '40 %', '35 % to 45 %', '100'],
    ]);
    expect([...container.querySelectorAll('thead th')].map((one) => plain(one.textContent))).toEqual([
      'seat',
      'figure',
      '95 % interval',
      'out of',
    ]);
    // Certain in both directions, and not by colour alone.
    expect([...container.querySelectorAll('li .figure i')].map((one) => one.textContent)).toEqual(['▲', '▼']);
  });

  it('leave a long middle out until it is asked for', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ name: `card ${i}`, value: 1 - i / 40, low: 0, high: 1 }));
    const { container } = render(Spread, { title: 'x', what: 'card', rows: many, fair: 0.5, format: String });
    expect(container.querySelectorAll('li:not(.rest)')).toHaveLength(16);
    await fireEvent.click(within(container).getByText('Show all 40'));
    expect(container.querySelectorAll('li:not(.rest)')).toHaveLength(40);
  });

  it('are certain only where the whole interval lies on one side', () => {
    expect([outside({ low: 0.51, high: 0.6 }, 0.5), outside({ low: 0.4, high: 0.49 }, 0.5)]).toEqual(['more', 'less']);
    expect(outside({ low: 0.45, high: 0.6 }, 0.5)).toBe('same');
    const x = scale(rows, 0.5);
    expect([x(0.35), x(0.65)].map(Math.round)).toEqual([4, 96]);
  });
});

it('lengths become spans without gaps', () => {
  expect(spansOf(figures.lengths).map(({ from, to }) => [from, to])).toEqual([
    [10, 11],
    [12, 13],
    [14, 15],
    [16, 17],
    [18, 19],
  ]);
});

it('figures begin with the verdict, and names are only names', () => {
  const { container } = render(FiguresView, { figures, components: { goat: 'Goat of All Files' } });
  const verdict = container.querySelector('.verdict')!;
  expect(verdict.querySelector('h2')?.textContent).toBe('Verdict');
  expect([...verdict.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
    'More than a fair share of the wins (seat): Seat 1.',
    'Less than a fair share of the wins (seat): Seat 2.',
  ]);
  expect(container.querySelector('li b:not(.figures)')).toBeNull();
  expect(container.textContent).toContain('<b>ox</b>');
  expect(container.textContent).toContain('Goat of All Files');
});

describe('a sweep', () => {
  const point = (values: number[], of_fair: number): Point => ({
    values,
    card: bar('Freebies', of_fair),
    unfairness: 0.1,
    figures,
  });
  const sweep: Sweep = {
    parameters: ['cards.FRE.cost'],
    card: 'Freebies',
    points: [point([2], 1.3), point([1], 1.6), point([3], 1.05)],
    suggestion: 'With 3, Freebies is nearest to 1.',
  };
  it('of one number has a row for each value, in order', () => {
    const { container } = render(Swept, { sweep });
    expect(rowsIn(container).map((row) => row.slice(0, 3))).toEqual([
      ['1', '160 %', '150 % to 170 %'],
      ['2', '130 %', '120 % to 140 %'],
      ['3', '105 %', '95 % to 115 %'],
    ]);
    // The last is as good as fair: its dot is filled.
    expect([...container.querySelectorAll('circle')].map((one) => one.classList.contains('inside'))).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('of two is a map in which the fairest is marked', () => {
    const points = [point([1, 1], 1.4), point([1, 2], 1.02), point([2, 1], 0.7)];
    const { container } = render(Swept, { sweep: { ...sweep, parameters: ['a.b', 'c.d'], points } });
    expect(rowsIn(container)).toEqual([
      ['1', '140 %', '102 %, nearest to fair'],
      ['2', '70 %', '–'],
    ]);
  });
});
