import { afterEach, describe, expect, it, vi } from 'vitest';
import { along, Cursor, menu, roving, towards } from './cursor.svelte';

afterEach(() => document.body.replaceChildren());

describe('a cursor on a board', () => {
  function lay(close = false) {
    const told = { look: vi.fn(), choose: vi.fn(), close: vi.fn(() => close) };
    const walk = (from: number, key: string) =>
      key === 'ArrowRight' ? from + 1 : key === 'ArrowLeft' ? from - 1 : null;
    const cursor = new Cursor(4, { walk, start: () => 7, ...told });
    const board = document.createElement('div');
    board.tabIndex = cursor.board.tabindex;
    board.addEventListener('keydown', cursor.board.onkeydown);
    board.addEventListener('keyup', cursor.board.onkeyup);
    board.addEventListener('focusin', cursor.board.onfocusin);
    board.addEventListener('focusout', cursor.board.onfocusout);
    document.body.append(board);
    const key = (key: string, more = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      (document.activeElement === document.body ? board : document.activeElement!).dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { cursor, board, key, ...told };
  }

  it('walks by keys, looks where it stands, and chooses', () => {
    const { cursor, board, key, look, choose } = lay();
    board.focus();
    expect(key('ArrowRight')).toBe(true);
    expect([cursor.at, cursor.shown]).toEqual([5, 5]);
    expect(look).toHaveBeenLastCalledWith(5);
    key('Enter');
    key(' ');
    expect(choose.mock.calls).toEqual([[5], [5]]);
    expect(key('x')).toBe(false);
    expect(key('ArrowRight', { ctrlKey: true })).toBe(false);
    expect(cursor.at).toBe(5);
  });

  it('starts where the board says when it is entered by keys, and is not drawn for a pointer', () => {
    const { cursor, board, look } = lay();
    board.focus();
    expect([cursor.at, cursor.shown]).toEqual([4, null]);
    board.blur();
    expect(look).toHaveBeenLastCalledWith(null);
    board.dispatchEvent(new KeyboardEvent('keyup'));
    board.focus();
    expect([cursor.at, cursor.shown]).toEqual([7, 7]);
    cursor.point(2);
    expect([cursor.at, cursor.shown]).toEqual([2, null]);
  });

  it('keeps the focus while it is on a button inside, which answers to Enter by itself', () => {
    const { cursor, board, key, choose } = lay();
    const button = document.createElement('button');
    board.append(button);
    board.focus();
    button.focus();
    expect(key('ArrowRight')).toBe(true);
    expect(cursor.shown).toBe(5);
    expect(key('Enter')).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });

  it('closes first, and leaves the board when there is nothing to close', () => {
    const open = lay(true);
    open.board.focus();
    open.key('Escape');
    expect(document.activeElement).toBe(open.board);
    const shut = lay(false);
    shut.board.focus();
    shut.key('Escape');
    expect(document.activeElement).toBe(document.body);
  });
});

it('a row goes round, and has two ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => along(4, 3, key))).toEqual([0, 2, 0, 3, null]);
  expect(along(0, 0, 'End')).toBeNull();
});

it('a row runs from right to left where lines do, a column does not', () => {
  document.dir = 'rtl';
  try {
    expect(['ArrowRight', 'ArrowLeft'].map((key) => along(4, 1, key))).toEqual([0, 2]);
    expect(['ArrowUp', 'ArrowDown'].map((key) => along(4, 1, key, { column: true }))).toEqual([0, 2]);
  } finally {
    document.dir = '';
  }
});

/** A button on a screen that jsdom does not have. */
function at(x: number, y: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.stop = '';
  button.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  return button;
}

it('an arrow leads to the nearest thing that lies that way', () => {
  const [home, near, far, below] = [at(0, 0), at(40, 30), at(60, 0), at(3, 50)] as const;
  const all = [home, near, far, below];
  expect(towards(all, home, 'ArrowRight', { aside: [4, 1.6] })).toBe(far);
  expect(towards(all, home, 'ArrowRight', { aside: [0.5, 1] })).toBe(near);
  expect(towards(all, home, 'ArrowDown', { aside: [4, 1.6] })).toBe(below);
  expect(towards([home, near], home, 'ArrowDown', { aside: [1, 1], cone: 1 })).toBeNull();
  expect(towards(all, home, 'ArrowLeft', { aside: [4, 1.6] })).toBeNull();
  expect(towards(all, home, 'Enter', { aside: [4, 1.6] })).toBeNull();
});

describe('a board of buttons', () => {
  it('is one tab stop, walked by arrows, and keeps its place', async () => {
    const board = document.createElement('div');
    const [first, second, third] = [at(0, 0), at(40, 0), at(80, 0)] as const;
    second.dataset.lit = '';
    board.append(first, second, third);
    document.body.append(board);
    const detach = roving(board);
    const tabbed = () => [first, second, third].map((one) => one.tabIndex);
    expect(tabbed()).toEqual([-1, 0, -1]);
    second.focus();
    const key = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    key('ArrowRight');
    expect(document.activeElement).toBe(third);
    expect(tabbed()).toEqual([-1, -1, 0]);
    key('Home');
    expect(document.activeElement).toBe(first);
    key('End');
    third.remove();
    await vi.waitFor(() => expect(second.tabIndex).toBe(0));
    detach?.();
  });
});

it('a menu opened by keys is walked, answers to numbers, and gives the focus back', () => {
  const board = document.createElement('button');
  const list = document.createElement('div');
  const items = ['one', 'two', 'three'].map((text) => {
    const item = document.createElement('button');
    item.role = 'menuitem';
    item.textContent = text;
    return item;
  });
  list.append(...items);
  document.body.append(board, list);
  board.focus();
  const [picked, close] = [vi.fn(), vi.fn()];
  items[2]!.addEventListener('click', picked);
  const detach = menu(true, close)(list);
  const key = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const at = () => document.activeElement?.textContent;
  expect(at()).toBe('one');
  key('ArrowUp');
  expect(at()).toBe('three');
  key('ArrowRight');
  expect(at()).toBe('one');
  key('3');
  expect(picked).toHaveBeenCalledOnce();
  key('9');
  key('Escape');
  expect(close).toHaveBeenCalledOnce();
  list.remove();
  detach?.();
  expect(document.activeElement).toBe(board);
});
