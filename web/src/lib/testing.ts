// What the tests of all boards begin with.

import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import type { GameInfo } from '../generated/protocol';
import type { BoardProps } from './room';

type Props<View, Event, Move> = Partial<BoardProps<View, Event, Move>>;

/** Sets a board up as a table shows it to one seat, `usual` being what most tests of a game look at; each test says what differs. */
export function boards<View, Event, Move>(
  Board: Component<BoardProps<View, Event, Move>>,
  usual: Props<View, Event, Move> & { view: View },
) {
  return (more: Props<View, Event, Move> = {}) => {
    const calls = { aim: vi.fn(), play: vi.fn(), ask: vi.fn() };
    const props: BoardProps<View, Event, Move> = {
      events: [],
      moves: [],
      seat: 0,
      names: ['Ann', 'Ben'],
      aimed: null,
      foreseen: null,
      lit: null,
      tell: ({ rule }) => rule,
      ...calls,
      // Whether a board has asked already is its own affair.
      play: (text) => void calls.play(text),
      ...usual,
      ...more,
    };
    const result = render(Board, { props });
    // By selector: jsdom takes its time over roles, and a board has hundreds of pieces.
    const find = (selector: string) => result.container.querySelector<HTMLElement>(selector)!;
    const click = (selector: string) => fireEvent.click(find(selector));
    return { ...calls, ...result, find, click, root: find('[role=application]') };
  };
}

/** A game as the shelf lists it; a test says what matters to it. */
export function gameInfo(more: Partial<GameInfo> = {}): GameInfo {
  return {
    name: 'any',
    title: 'Any',
    tagline: 'A game for tests.',
    prefix: 'AN',
    seats: [2],
    options: [],
    rules_version: 1,
    set_version: null,
    secrets: false,
    bots: [],
    ...more,
  };
}
