// An experiment is asked about while somebody looks and there is something to come, and no longer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExperimentPhase, ExperimentReport } from '../generated/protocol';
import { lab } from './api';
import { Watch } from './watch.svelte';

let phase: ExperimentPhase = 'running';
let hidden = false;
function report(): ExperimentReport {
  const plan = { game: 'any', seats: 2, games: 40, question: { type: 'measure' } } as const;
  const facts = { experiment: 'e1', plan, played: 3, games: 40, seconds_left: 9, why: null, created_at: 0 };
  return { summary: { ...facts, phase }, findings: null };
}

beforeEach(() => {
  [phase, hidden] = ['running', false];
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(lab, 'experiment').mockImplementation(() => Promise.resolve(report()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const asked = () => vi.mocked(lab.experiment).mock.calls.length;

it('asks every second and a half, and stops when it is over', async () => {
  const stop = new Watch('e1').start();
  await vi.advanceTimersByTimeAsync(4600);
  expect(asked()).toBe(4);
  phase = 'done';
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked()).toBe(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(5);
  stop();
});

it('does not ask while the tab is hidden, and at once when it is seen again', async () => {
  const stop = new Watch('e1').start();
  await vi.advanceTimersByTimeAsync(10);
  hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(2);
  stop();
});

it('does not ask when nobody is there any more', async () => {
  const stop = new Watch('e1').start();
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

it('goes on when it is resumed', async () => {
  phase = 'paused';
  const watch = new Watch('e1');
  const stop = watch.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(1);
  vi.spyOn(lab, 'steer').mockImplementation(() => {
    phase = 'running';
    return Promise.resolve(report().summary);
  });
  await watch.steer('resume');
  await vi.advanceTimersByTimeAsync(1600);
  expect(asked()).toBe(3);
  stop();
});
