import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boards } from '../../lib/testing';
import Board from './Board.svelte';
import {
  chain,
  chainMoves,
  choosing,
  choosingMoves,
  history,
  legal,
  picking,
  pickMoves,
  turn,
  turnMoves,
} from './sample';

afterEach(cleanup);

const board = boards(Board, {
  view: turn,
  moves: turnMoves,
  history,
  options: { parties: false, trade: true, landslide: true, offers_per_issue: 3, no_name: false },
  names: ['Ann', 'Ben', 'Cy', 'Dora'],
});
const card = (container: HTMLElement, number: number) => container.querySelector(`[data-hand="${number}"]`)!;
const offered = (container: HTMLElement) =>
  [...container.querySelectorAll('.slip [data-move]')].map((one) => one.getAttribute('data-move'));

describe('the hall', () => {
  it('lights exactly the cards that have a use', () => {
    const { container } = board();
    const lit = [...container.querySelectorAll('.held.live')].map((one) => Number(one.getAttribute('data-hand')));
    expect(lit.toSorted((a, b) => a - b)).toEqual([1, 5, 13, 21, 37, 53, 69]);
  });

  it('offers both halves of a card; the first touch aims, the next plays', async () => {
    const { container, aim, play, rerender } = board();
    await fireEvent.click(card(container, 37));
    expect(offered(container).toSorted()).toEqual(
      turnMoves
        .map(({ text }) => text)
        .filter((text) => / 37 /.test(text))
        .toSorted(),
    );
    await fireEvent.click(container.querySelector('[data-move="poll 37 0"]')!);
    expect(aim).toHaveBeenLastCalledWith('poll 37 0');
    expect(play).not.toHaveBeenCalled();
    await rerender({ aimed: legal('poll 37 0') });
    await fireEvent.click(container.querySelector('[data-move="poll 37 0"]')!);
    expect(play).toHaveBeenCalledWith('poll 37 0');
  });

  it('names the card to move before the place it goes to', async () => {
    const { container, play, rerender } = board();
    await fireEvent.click(card(container, 1));
    await fireEvent.click(container.querySelector('[data-on="8"]')!);
    expect(offered(container)).toContain('play 1 8 2');
    await rerender({ aimed: legal('play 1 8 2') });
    await fireEvent.click(container.querySelector('[data-move="play 1 8 2"]')!);
    expect(play).toHaveBeenCalledWith('play 1 8 2');
  });

  it('says what the power takes', async () => {
    const { container } = board();
    await fireEvent.click(card(container, 5));
    expect(container.querySelector('.slip')?.textContent).toContain('swap a Momentum of 3 or less');
  });

  it('goes by keys: arrows in the hand, Enter, arrows in the slip, Escape back', async () => {
    const { container } = board();
    const hand = screen.getByRole('toolbar', { name: /Your hand/ });
    await fireEvent.keyDown(hand, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(card(container, 13));
    // A button pressed by Enter clicks with no pointer: detail is 0.
    await fireEvent.click(card(container, 13), { detail: 0 });
    expect(document.activeElement?.getAttribute('data-move')).toBe('poll 13 0');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-move')).toBe('poll 13 1');
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(container.querySelector('.slip')).toBeNull();
  });

  it('shows the ladder with the newest play on top, and who is asked', () => {
    const { container } = board({ view: chain, moves: chainMoves });
    const rungs = [...container.querySelectorAll('.ladder li')].map((one) => one.textContent);
    expect(rungs[0]).toContain('Gotcha Question');
    expect(rungs[1]).toContain('Televised Debate');
    expect(container.textContent).toContain('You are asked, then Dora.');
    expect(container.textContent).toContain('Cy leads with 8');
  });

  it('gathers picks before it sends them, one after the other', async () => {
    const { container, play, rerender } = board({ view: picking, moves: pickMoves });
    const send = container.querySelector<HTMLButtonElement>('[data-send]')!;
    expect(send.disabled).toBe(true);
    await fireEvent.click(card(container, 5));
    await fireEvent.click(card(container, 21));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(send);
    expect(play.mock.calls).toEqual([['pick 5']]);
    const camps = picking.camps.map((camp, i) => (i ? camp : { ...camp, picked_size: 1, picked: [5] }));
    await rerender({ view: { ...picking, camps }, moves: pickMoves.filter(({ text }) => text !== 'pick 5') });
    expect(play.mock.calls.at(-1)).toEqual(['pick 21']);
    const both = picking.camps.map((camp, i) => (i ? camp : { ...camp, picked_size: 2, picked: [5, 21] }));
    await rerender({ view: { ...picking, camps: both }, moves: [legal('done')] });
    expect(play.mock.calls.at(-1)).toEqual(['done']);
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('PU-3.8: recycles a card in the middle of picking, once one is chosen', async () => {
    const { container, click, play } = board({
      view: picking,
      moves: [...pickMoves, legal('power 5'), legal('power 13')],
    });
    const instead = () => container.querySelector('[data-move^="power "]');
    expect(instead()).toBeNull();
    await click('[data-hand="37"]');
    expect(instead()).toBeNull();
    await click('[data-hand="37"]');
    await click('[data-hand="5"]');
    expect(instead()?.getAttribute('data-move')).toBe('power 5');
    await fireEvent.click(instead()!);
    expect(play.mock.calls).toEqual([['power 5']]);
    expect(container.querySelectorAll('.held.picked')).toHaveLength(0);
  });

  it('keeps the Issue up while it is awarded', () => {
    const award = { winner: 1, issue: 'taxes', consoled: [], taking: null };
    const { find } = board({ view: { ...turn, phase: 'award', issue: null, award }, moves: [] });
    expect(find('.issue h2').textContent).toContain('Taxes');
  });

  it('tells an open offer in the words of the log, with what it brings', async () => {
    const own = { from: 0, to: 1, give: 2, want: 0, promise: null, payable: true, votes: [0, 2] as [number, number] };
    const { click, find } = board({ view: { ...turn, offers: [own] }, tell: ({ say }) => `${say?.id} by the log.` });
    await click('[data-panel=deals]');
    expect(find('.offer').textContent).toMatch(/offered by the log\.\s+You ±0, Ben \+2 Votes\./);
  });

  it('says what an offer would bring to both, before it is made', async () => {
    const own = { from: 0, to: 1, give: 1, want: 0, promise: null, payable: true, votes: [0, 1] as [number, number] };
    const foresee = vi.fn(() => Promise.resolve([{ view: { ...turn, offers: [own] }, events: [] }]));
    const { click, find } = board({ foresee });
    await click('[data-panel=deals]');
    await vi.waitFor(() => expect(find('[data-brings]').textContent).toBe('You ±0, Ben +1 Votes.'));
    expect(foresee).toHaveBeenCalledWith(['offer 1 1 0']);
  });

  it('asks the server why no offer can be made', async () => {
    const { click, ask } = board({ moves: [legal('pass')] });
    await click('[data-panel=deals]');
    await click('.panel [data-why]');
    expect(ask).toHaveBeenCalledWith('offer 1 1 0');
  });

  it('lets one choose among the Candidates, and says why not', async () => {
    const { container, play, ask, rerender } = board({ view: choosing, moves: choosingMoves });
    expect(container.querySelectorAll('.one')).toHaveLength(8);
    await fireEvent.click(container.querySelector('[data-candidate=bush]')!);
    expect(ask).toHaveBeenCalledWith('candidate bush');
    await rerender({ aimed: legal('candidate mayor') });
    await fireEvent.click(container.querySelector('[data-candidate=mayor]')!);
    expect(play).toHaveBeenCalledWith('candidate mayor');
  });

  it('answers an offer without leaving the turn, and keeps the record of promises', async () => {
    const { container, play } = board({ tell: (event) => `It was ${event.event}.` });
    await fireEvent.click(container.querySelector('.knock .loud')!);
    expect(play).toHaveBeenCalledWith('accept 1');
    await fireEvent.click(container.querySelector('[data-panel=deals]')!);
    const desk = container.querySelector('.panel')!;
    expect(desk.textContent).toContain('No slander at you this round');
    expect(desk.textContent).toMatch(/Done\s+It was polled\.\s*It was played\./);
  });

  it('makes an offer with a promise', async () => {
    const { container, play } = board();
    await fireEvent.keyDown(window, { key: 't' });
    const text = container.querySelector<HTMLInputElement>('.promise input')!;
    await fireEvent.input(text, { target: { value: 'I pass next time' } });
    await fireEvent.submit(container.querySelector('form')!);
    expect(play).toHaveBeenCalledWith('offer 1 1 0 : I pass next time');
  });

  it('shows a rival’s cards to nobody: nothing of them is in the page', () => {
    const { container } = board({
      seat: null,
      moves: [],
      view: { ...turn, camps: turn.camps.map((one) => ({ ...one, hand: null, frozen: null })) },
    });
    expect(container.querySelectorAll('[data-hand]')).toHaveLength(0);
    expect(container.innerHTML).not.toContain('Executive Privilege');
  });
});
