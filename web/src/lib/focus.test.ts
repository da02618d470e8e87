// The focus stays on the table when what had it goes away.
import { beforeEach, expect, it, vi } from 'vitest';
import { keepsFocus } from './focus';

beforeEach(() => {
  document.body.innerHTML = `<div id="table">
    <main class="middle"><div role="application" tabindex="0"></div></main>
    <section class="prompt"><button id="end">End</button><button id="undo">Undo</button></section>
  </div>`;
  // jsdom draws nothing.
  const one: DOMRectList = { length: 1, item: () => null, [Symbol.iterator]: [][Symbol.iterator] };
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(one);
});
const drawn = () => new Promise((done) => setTimeout(done, 60));

it('goes to what is left beside it, or to the board', async () => {
  const leave = keepsFocus(document.getElementById('table')!);
  document.getElementById('end')!.focus();
  document.getElementById('end')!.remove();
  await drawn();
  expect(document.activeElement?.id).toBe('undo');
  document.getElementById('undo')!.remove();
  await drawn();
  expect(document.activeElement?.getAttribute('role')).toBe('application');
  leave();
});

it('leaves the body alone where somebody went there on purpose', async () => {
  const leave = keepsFocus(document.getElementById('table')!);
  const undo = document.getElementById('undo')!;
  undo.focus();
  undo.blur();
  document.getElementById('end')!.remove();
  await drawn();
  expect(document.activeElement).toBe(document.body);
  leave();
});
