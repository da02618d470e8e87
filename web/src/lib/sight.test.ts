import { afterEach, expect, it, vi } from 'vitest';
import { inSight } from './sight';

afterEach(() => vi.unstubAllGlobals());

function brought(wanted: boolean, small: boolean): unknown[][] {
  vi.stubGlobal('matchMedia', () => ({ matches: small }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (draw(), 0));
  const thing = document.createElement('div');
  const scroll = vi.fn();
  thing.scrollIntoView = scroll;
  inSight(wanted)(thing);
  return scroll.mock.calls;
}

it('the page goes to what is asked for, only as far as needed, and only where it can be out of sight', () => {
  expect(brought(true, true)).toEqual([[{ block: 'nearest' }]]);
  expect(brought(false, true)).toEqual([]);
  expect(brought(true, false)).toEqual([]);
});
