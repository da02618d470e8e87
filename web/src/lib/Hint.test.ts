// What would you do? By keyboard alone, with a confirmation before anything is played.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hint as Answer, LegalMove } from '../generated/protocol';
import Hint from './Hint.svelte';
import { sentence } from './refused';

afterEach(cleanup);
const answer: Answer = {
  seq: 5,
  seat: 1,
  shares: [0.4, 0.6],
  moves: [
    { move: { text: 'base 1,0', move: null }, share: 0.61, visits: 900 },
    { move: { text: 'flip 2,3', move: null }, share: 0.2, visits: 80, solved: -2 },
  ],
};
function open(ask: () => Promise<Answer>) {
  const told = { aim: vi.fn(), play: vi.fn(), close: vi.fn() };
  const say = (move: LegalMove) => `Say ${move.text}`;
  render(Hint, { seat: 1, names: ['Ann', 'Ben'], say, ask, worded: sentence, ...told });
  return told;
}
const lines = () => screen.getAllByRole('button', { name: /Say / });

describe('what would you do', () => {
  it('says the best, shows the line under the cursor on the board, and plays only after a second Enter', async () => {
    const { aim, play } = open(async () => answer);
    expect(screen.getByRole('status').textContent).toBe('Thinking.');
    await waitFor(() => expect(document.activeElement).toBe(lines()[0]));
    expect(screen.getByRole('status').textContent).toMatch(/^Best: Say base 1,0, expected result 61.%/);
    expect(aim).toHaveBeenLastCalledWith('base 1,0');
    expect(lines()[0]!.textContent).toContain('61\u00a0%');
    expect(lines()[1]!.textContent).toMatch(/loses by 2.*exact/s);
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(aim).toHaveBeenLastCalledWith('flip 2,3');
    expect(lines().map((one) => one.classList.contains('shown'))).toEqual([false, true]);
    await fireEvent.pointerEnter(lines()[0]!);
    expect(aim).toHaveBeenLastCalledWith('base 1,0');
    await fireEvent.pointerLeave(lines()[0]!);
    expect(aim).toHaveBeenLastCalledWith('flip 2,3');
    await fireEvent.click(document.activeElement!);
    expect(play).not.toHaveBeenCalled();
    const go = screen.getByRole('button', { name: /Play this/ });
    await waitFor(() => expect(document.activeElement).toBe(go));
    await fireEvent.click(go);
    expect(play).toHaveBeenCalledWith('flip 2,3');
  });

  it('leaves by Escape, and leaves nothing on the board', async () => {
    const { aim, close } = open(async () => answer);
    await waitFor(() => expect(document.activeElement).toBe(lines()[0]));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(close).toHaveBeenCalled();
    expect(aim).toHaveBeenCalled();
  });

  it('says why there is no answer, and asks again', async () => {
    let broken = true;
    open(async () => {
      if (broken) throw new Error('Too many questions at once.');
      return answer;
    });
    const again = await screen.findByRole('button', { name: 'Ask again' });
    expect(screen.getByRole('status').textContent).toBe('Too many questions at once.');
    broken = false;
    await fireEvent.click(again);
    await waitFor(() => expect(lines()).toHaveLength(2));
  });
});
