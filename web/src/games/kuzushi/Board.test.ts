import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../lib/testing';
import Board from './Board.svelte';
import { name } from './drawing';
import { legal, opening, openingMoves, view } from './sample';

afterEach(cleanup);

const board = boards(Board, { view: opening, moves: openingMoves, seat: 1 });

describe('Kuzushi’s board', () => {
  it('lights exactly the spaces of the legal moves it was given', () => {
    const { container } = board();
    const lit = [...container.querySelectorAll('.space.legal')].map((one) => one.getAttribute('data-at'));
    expect(lit.sort()).toEqual(openingMoves.map(({ move }) => name(move.at)).sort());
  });

  it('is one tab stop', () => {
    const { container } = board();
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('plays by keyboard alone: walk, Enter', async () => {
    const { root, play, aim } = board();
    root.focus();
    await fireEvent.keyDown(root, { key: 'PageDown' });
    expect(aim).toHaveBeenLastCalledWith('base 0,-1');
    await fireEvent.keyDown(root, { key: 'ArrowUp' });
    await fireEvent.keyDown(root, { key: 'ArrowRight' });
    expect(aim).toHaveBeenLastCalledWith('base 1,0');
    await fireEvent.keyDown(root, { key: 'Enter' });
    expect(play).toHaveBeenCalledWith('base 1,0');
  });

  it('asks why, instead of doing nothing, where no move is legal', async () => {
    const { container, ask, play } = board();
    await fireEvent.click(container.querySelector('[data-at="2,2"]')!);
    expect(play).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith('base 2,2');
  });

  it('is only looked at when there is nothing to decide', async () => {
    const { container, ask, play } = board({ moves: [] });
    await fireEvent.click(container.querySelector('[data-at="1,0"]')!);
    expect(play).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
    expect(container.querySelector('.legal')).toBeNull();
  });

  it('previews what the server foresees: ghosts and points', async () => {
    const { container } = board({ aimed: legal('base', 1, 0), foreseen: { view, events: [] } });
    expect(container.querySelectorAll('.ghost')).toHaveLength(4);
    expect(container.querySelector('.tag')!.textContent).toContain('+4');
  });

  it('tells shapes apart without colour, and names every space', () => {
    const { container } = board({ view, moves: [] });
    expect(container.querySelectorAll('.cloth')).toHaveLength(3);
    expect(container.querySelectorAll('.bevel')).toHaveLength(1);
    expect(container.querySelectorAll('.gilt')).toHaveLength(1);
    expect(container.querySelector('[data-at="2,0"]')!.getAttribute('aria-label')).toBe('2,0, your flag');
  });

  it('outlines the largest group', () => {
    const { container } = board({ view, moves: [] });
    expect(container.querySelectorAll('.group')).toHaveLength(1);
  });
});
