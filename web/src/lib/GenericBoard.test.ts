import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { generic } from './generic';
import GenericBoard from './GenericBoard.svelte';

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
  const rest = { moves: ['draw', 'offer 3 to 1'], aimed: null, foreseen: null, lit: null, aim, play, ask: play };
  render(GenericBoard, { props: { ...props, ...rest } });
  await fireEvent.click(screen.getByRole('button', { name: 'offer 3 to 1' }));
  expect(play).toHaveBeenCalledWith('offer 3 to 1');
  await fireEvent.focus(screen.getByRole('button', { name: 'draw' }));
  expect(aim).toHaveBeenCalledWith('draw');
  expect(document.body.textContent).toContain('"size":12');
});

it('tells events in the server’s words', () => {
  expect(generic.words.tell({ rule: 'X-1', says: 'seat 0 draws a card' }, [])).toBe('Seat 0 draws a card.');
  expect(generic.words.scores({ scores: [3, 4] })).toEqual([3, 4]);
  expect(generic.words.scores({ hand: [] })).toEqual([]);
});
