import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { generic } from './generic';
import GenericBoard from './GenericBoard.svelte';
import { tell } from './tell';
import { Wording } from './words';

afterEach(cleanup);

it('plays any game: every legal move is a button, the view is a tree', async () => {
  const play = vi.fn();
  const aim = vi.fn();
  const props = {
    view: { hand: ['a', 'b'], deck: { size: 12, top: null }, long: 'x'.repeat(80) },
    events: [],
    seat: 0,
    names: ['Ann'],
  };
  const rest = {
    moves: ['draw', 'offer 3 to 1'].map((text) => ({ text, move: null })),
    aimed: null,
    foreseen: null,
    lit: null,
    aim,
    play,
    ask: play,
    tell: () => '',
  };
  render(GenericBoard, { props: { ...props, ...rest } });
  await fireEvent.click(screen.getByRole('button', { name: 'offer 3 to 1' }));
  expect(play).toHaveBeenCalledWith('offer 3 to 1');
  await fireEvent.focus(screen.getByRole('button', { name: 'draw' }));
  expect(aim).toHaveBeenCalledWith('draw');
  expect(document.body.textContent).toContain('"size":12');
});

it('tells events by the game’s own file', () => {
  const wording = new Wording('drew = { $seat } draws.');
  const how = { words: generic.words, wording, to: { names: ['Ann'], you: null }, options: {}, over: false };
  expect(tell({ rule: 'X-1', say: { id: 'drew', args: { seat: { seat: 0 } } } }, how)).toBe('Ann draws.');
  expect(tell({ rule: 'X-1', say: { id: 'new-here' } }, how)).toBe('new-here');
  expect(generic.words.scores({ scores: [3, 4] })).toEqual([3, 4]);
  expect(generic.words.scores({ hand: [] })).toEqual([]);
});
