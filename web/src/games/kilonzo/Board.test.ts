import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../lib/testing';
import Board from './Board.svelte';
import { homeMoves, homes, turn, turnMoves } from './sample';

afterEach(cleanup);

const board = boards(Board, { view: turn, moves: turnMoves, seat: 1 });
const region = (container: HTMLElement, name: string) => container.querySelector(`[data-region="${name}"]`)!;
const offered = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=menuitem]')].map((one) => one.getAttribute('data-move'));

describe('Kilonzo’s board', () => {
  it('is one tab stop', () => {
    const { container } = board();
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('lights exactly the regions in which a move is legal', () => {
    const { container } = board();
    const lit = [...container.querySelectorAll('.hit.legal[data-region]')].map((one) =>
      one.getAttribute('data-region'),
    );
    const wanted = new Set(turnMoves.flatMap(({ move }) => ('at' in move ? [move.at] : [])));
    expect(lit.sort()).toEqual([...wanted].sort());
  });

  it('says what lies in a region', () => {
    const { container } = board();
    expect(region(container, 'C').getAttribute('aria-label')).toMatch(
      /^Nairobi, 2 of Ann’s, 1 of yours, 3 of 3 chips, majority Ann’s/,
    );
  });

  it('offers what is legal in a region, and plays what is picked', async () => {
    const { container, play } = board();
    await fireEvent.click(region(container, 'C'));
    expect(offered(container)).toContain('smear C 0');
    await fireEvent.click(container.querySelector('[data-move="smear C 0"]')!);
    expect(play).toHaveBeenCalledWith('smear C 0');
  });

  it('goes by keyboard alone: arrows, Enter, a number', async () => {
    const { root, play, container } = board();
    root.focus();
    await fireEvent.keyDown(root, { key: 'ArrowDown' });
    await fireEvent.keyDown(root, { key: 'Enter' });
    const list = offered(container);
    expect(list).toContain('smear C 0');
    const menu = container.querySelector('[role=menu]')!;
    await fireEvent.keyDown(menu, { key: String(list.indexOf('smear C 0') + 1) });
    expect(play).toHaveBeenCalledWith('smear C 0');
  });

  it('asks why, instead of doing nothing, where nothing is legal', async () => {
    const { container, ask, play } = board();
    await fireEvent.click(region(container, 'SE'));
    expect(play).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith('ad SE');
  });

  it('aims at a home first and settles on the second touch', async () => {
    const first = board({ view: homes, moves: homeMoves });
    await fireEvent.click(region(first.container, 'HS'));
    expect(first.aim).toHaveBeenLastCalledWith('home HS');
    expect(first.play).not.toHaveBeenCalled();
    await first.rerender({ aimed: homeMoves.find((one) => one.text === 'home HS')! });
    await fireEvent.click(region(first.container, 'HS'));
    expect(first.play).toHaveBeenCalledWith('home HS');
  });

  it('rings the last chip of each home, and no other', () => {
    const { container } = board();
    expect(container.querySelectorAll('.ring.inner')).toHaveLength(2);
  });

  it('turns a drawn card over, and keeps it readable', async () => {
    const { container, rerender } = board();
    const drew = {
      event: 'drew',
      seat: 0,
      card: 'c06',
      name: 'Choir on the Lorry',
      text: 'La.',
      effect: 'here 1',
      rule: 'KL-4.2',
    } as const;
    const { seat, card, name, text } = drew;
    const drawn = [...turn.drawn, { seat, year: 1, number: 5, card, name, text, effect: { here: 1 } }];
    await rerender({ view: { ...turn, drawn }, events: [drew] });
    expect(container.querySelector('.over.card')?.textContent).toContain('Gain one chip where you stand.');
    await fireEvent.click(container.querySelector('.shut')!);
    expect(container.querySelector('.over.card')).toBeNull();
    await fireEvent.click(container.querySelector('[data-corner=card]')!);
    expect(container.querySelector('.over.card')?.textContent).toContain('Choir on the Lorry');
  });
});
