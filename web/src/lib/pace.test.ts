// Steps are shown one after the other.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pace(wait = 700) {
  const shown: string[] = [];
  return {
    shown,
    steps: new Pace<string>(
      (step) => shown.push(step),
      (step) => (step.startsWith('own') ? 0 : wait),
    ),
  };
}

it('shows the first at once, and each of the others when the one before has been seen', () => {
  const { shown, steps } = pace();
  steps.take('a');
  steps.take('b');
  steps.take('c');
  expect(shown).toEqual(['a']);
  expect(steps.behind).toBe(2);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(steps.behind).toBe(0);
  vi.advanceTimersByTime(700);
  steps.take('d');
  expect(shown.at(-1)).toBe('d');
});

it('shows all that waits when somebody skips, in order', () => {
  const { shown, steps } = pace();
  for (const step of ['a', 'b', 'c']) steps.take(step);
  steps.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(3);
});

it('keeps the order, whatever need not wait itself', () => {
  const { shown, steps } = pace();
  for (const step of ['a', 'b', 'own']) steps.take(step);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(['a', 'b', 'own']);
});

it('stands still while there is something to read, and then goes on', () => {
  const { shown, steps } = pace();
  steps.take('a');
  steps.hold(true);
  steps.take('b');
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a']);
  steps.hold(false);
  expect(shown).toEqual(['a', 'b']);
});

it('forgets what waits when all of it is told again', () => {
  const { shown, steps } = pace();
  for (const step of ['a', 'b']) steps.take(step);
  steps.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a']);
  expect(steps.behind).toBe(0);
});
