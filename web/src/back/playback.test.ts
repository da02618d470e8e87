// Missed moves, played back at reading speed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayBack, readingMs, type Step } from './playback.svelte';

const step = (seq: number, says = ''): Step => ({ seq, view: seq, events: [], says });
const ended = vi.fn();
let playing: PlayBack;
beforeEach(() => {
  vi.useFakeTimers();
  ended.mockReset();
  playing = new PlayBack([step(1), step(2, 'Ben builds.'), step(3, 'Cy builds.')], () => 'normal', ended);
});
afterEach(() => vi.useRealTimers());

it('shows each step for as long as it takes to read, and ends at the present', () => {
  playing.play();
  expect(playing.step.seq).toBe(1);
  vi.advanceTimersByTime(readingMs('', 'normal'));
  expect(playing.step.seq).toBe(2);
  vi.advanceTimersByTime(readingMs('Ben builds.', 'normal') - 1);
  expect(playing.step.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect(playing.step.seq).toBe(3);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(ended).toHaveBeenCalledOnce();
});

it('waits while it is paused, and goes where it is told', () => {
  playing.play();
  playing.toggle();
  vi.advanceTimersByTime(60_000);
  expect(playing.at).toBe(0);
  playing.go(2);
  expect([playing.at, playing.running]).toEqual([2, false]);
  playing.go(-3);
  expect(playing.at).toBe(0);
  playing.go(9);
  expect(ended).toHaveBeenCalledOnce();
});

it('gives longer sentences more time, within reason', () => {
  const [short, long, endless] = ['Yes.', 'a'.repeat(60), 'a'.repeat(9000)].map((text) => readingMs(text, 'normal'));
  expect(short).toBeLessThan(long!);
  expect(endless).toBe(7000);
  expect(readingMs('Yes.', 'slow')).toBeGreaterThan(short!);
});
