import { expect, it, vi } from 'vitest';
import { numbered, press, type Shortcuts } from './keys';
import { settings } from './settings.svelte';

function pressed(shortcuts: Shortcuts, key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.append(on === document.body ? '' : on);
  const listen = (heard: Event) => press(heard as KeyboardEvent, shortcuts);
  addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

it('does what a key stands for, and leaves all other keys alone', () => {
  const undo = vi.fn();
  expect(pressed({ u: undo }, 'u')).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
  expect(pressed({ u: undo }, 'x')).toBe(false);
  expect(pressed({ u: false }, 'u')).toBe(false);
  expect(pressed({}, 'toString')).toBe(false);
});

it('counts for nothing while somebody writes, or with the keys of the browser', () => {
  const undo = vi.fn();
  for (const tag of ['input', 'textarea', 'select']) pressed({ u: undo }, 'u', document.createElement(tag));
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) pressed({ u: undo }, 'u', document.body, { [held]: true });
  expect(undo).not.toHaveBeenCalled();
  pressed({ u: undo }, 'u', document.createElement('button'));
  expect(undo).toHaveBeenCalledOnce();
});

it('numbers stand for the first nine things', () => {
  const act = vi.fn();
  const things = Array.from({ length: 12 }, (_, i) => i);
  pressed(numbered(things, act), '9');
  pressed(numbered(things, act), '0');
  pressed(numbered(['only'], act), '2');
  expect(act.mock.calls).toEqual([[8]]);
});

it('letters can be switched off, or asked for with Alt; other keys stay', () => {
  const undo = vi.fn();
  const leave = vi.fn();
  const shortcuts = { u: undo, '1': undo, Escape: leave };
  settings.set('keys', 'off');
  pressed(shortcuts, 'u');
  pressed(shortcuts, '1');
  pressed(shortcuts, 'u', document.body, { altKey: true });
  pressed(shortcuts, 'Escape');
  expect([undo.mock.calls.length, leave.mock.calls.length]).toEqual([0, 1]);
  settings.set('keys', 'alt');
  pressed(shortcuts, 'u');
  expect(undo).not.toHaveBeenCalled();
  pressed(shortcuts, 'ü', document.body, { altKey: true, code: 'KeyU' });
  expect(undo).toHaveBeenCalledOnce();
  settings.set('keys', 'on');
  pressed(shortcuts, 'u');
  expect(undo).toHaveBeenCalledTimes(2);
});
