// A close-up is read aloud, in order, without its buttons.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from './announced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says its name and text when it opens, again when it changes, and nothing when it has closed', async () => {
  const node = document.createElement('section');
  node.setAttribute('aria-label', 'Close-up');
  node.innerHTML =
    '<h3>Landslide</h3><svg aria-hidden="true"><text>x</text></svg><p>Take a seat</p><button>Close</button>';
  document.body.append(node);
  const close = announced(node);
  const said = () => document.querySelector('[aria-live]')?.textContent;
  expect(said()).toBe('');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('Close-up. Landslide. Take a seat');
  node.querySelector('h3')!.textContent = 'Sabotage';
  await Promise.resolve();
  vi.advanceTimersByTime(200);
  expect(said()).toBe('Close-up. Sabotage. Take a seat');
  close();
  expect(said()).toBe('');
});
