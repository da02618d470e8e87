// What the tests of all boards begin with.

import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import type { BoardProps } from './room';

/** Sets a board up as a table shows it to one seat, `usual` being what most tests of a game look at; each test says what differs. */
export function boards(Board: Component<BoardProps>, usual: Partial<BoardProps>) {
  return (more: Partial<BoardProps> = {}) => {
    const calls = { aim: vi.fn(), play: vi.fn(), ask: vi.fn() };
    const props = {
      view: null,
      events: [],
      moves: [],
      seat: 0,
      names: ['Ann', 'Ben'],
      aimed: null,
      foreseen: null,
      lit: null,
      ...calls,
      ...usual,
      ...more,
    } satisfies BoardProps;
    const result = render(Board, { props });
    // By selector: jsdom takes its time over roles, and a board has hundreds of pieces.
    const find = (selector: string) => result.container.querySelector<HTMLElement>(selector)!;
    const click = (selector: string) => fireEvent.click(find(selector));
    return { ...calls, ...result, find, click, root: find('[role=application]') };
  };
}
