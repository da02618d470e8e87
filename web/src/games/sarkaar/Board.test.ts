import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../lib/testing';
import Board from './Board.svelte';
import { question, turn, turnMoves } from './sample';

afterEach(cleanup);

const board = boards(Board, { view: turn, moves: turnMoves, options: { card_cost: 'moolah' } });
const gate = (container: HTMLElement, id: string) => container.querySelector(`[data-square="${id}"]`)!;
const spot = (container: HTMLElement, id: string) => container.querySelector(`[data-spot="${id}"]`)!;
const offered = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=menuitem]')].map((one) => one.getAttribute('data-move'));

describe('Sarkaar’s board', () => {
  it('is one tab stop', () => {
    const { container } = board();
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('lights exactly the gates that can be taken', () => {
    const { container } = board();
    const lit = [...container.querySelectorAll('.gate.legal')].map((one) => one.getAttribute('data-square'));
    expect(lit.sort()).toEqual(['HAY3', 'HAY4', 'HAY5', 'TUR4']);
  });

  it('takes a gate by a click, and shows its bill before', async () => {
    const { container, play, aim } = board();
    await fireEvent.pointerEnter(gate(container, 'HAY3'), { pointerType: 'mouse' });
    expect(aim).toHaveBeenLastCalledWith('seat HAY3');
    expect(container.querySelector('.tag')?.textContent).toMatch(
      /3 voters.*1 moolah for the 1 voter you lack.*The tile gives 1 power and 1 moolah.*You would govern/s,
    );
    await fireEvent.click(gate(container, 'HAY3'));
    expect(play).toHaveBeenCalledWith('seat HAY3');
  });

  it('asks why, instead of doing nothing, where nothing is legal', async () => {
    const { container, ask, play } = board();
    await fireEvent.click(gate(container, 'WIN3'));
    expect(play).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith('seat WIN3');
  });

  it('opens a field with every price, and plays what is picked', async () => {
    const { container, play } = board();
    await fireEvent.click(spot(container, 'HAY'));
    expect(offered(container)).toEqual(['seat HAY3', 'seat HAY4', 'power HAY5']);
    await fireEvent.click(container.querySelector('[data-move="power HAY5"][role=menuitem]')!);
    expect(play).toHaveBeenCalledWith('power HAY5');
  });

  it('raises a card: its targets light up, and a click on one plays it', async () => {
    const { container, play } = board();
    await fireEvent.click(spot(container, 'card-HOR2'));
    expect(offered(container)).toEqual(['play HOR2 HAY5', 'cash HOR2']);
    const lit = [...container.querySelectorAll('.gate.legal')].map((one) => one.getAttribute('data-square'));
    expect(lit).toEqual(['HAY5']);
    await fireEvent.click(gate(container, 'HAY5'));
    expect(play).toHaveBeenCalledWith('play HOR2 HAY5');
  });

  it('goes by keys alone: a number opens a card, a number plays', async () => {
    const { container, play, root } = board();
    root.focus();
    await fireEvent.keyDown(root, { key: '1' });
    expect(offered(container)).toEqual(['play CUL1', 'cash CUL1']);
    await fireEvent.keyDown(container.querySelector('[role=menu]')!, { key: '1' });
    expect(play).toHaveBeenCalledWith('play CUL1');
  });

  it('climbs a ladder, and shows what governs a state', async () => {
    const { container, play } = board();
    await fireEvent.click(spot(container, 'track-culture'));
    expect(play).toHaveBeenCalledWith('track culture');
    expect(spot(container, 'WIN').getAttribute('aria-label')).toMatch(/^Windmill Ghat; governed by Ben for 3 points/);
  });

  it('draws from the row and from the closed deck only while a card is due', async () => {
    const { container, play } = board({
      view: { ...turn, frame: 'draw', open: [{ open: 'main' }, { open: 'draw', deck: 'strategy' }] },
      moves: [
        { text: 'draw CUL2', move: { kind: 'draw', card: 'CUL2' } },
        { text: 'draw VIC1', move: { kind: 'draw', card: 'VIC1' } },
        { text: 'draw deck', move: { kind: 'draw', card: null } },
      ],
    });
    expect(container.querySelector('[data-spot="deck-aggression"]')!.hasAttribute('data-move')).toBe(false);
    await fireEvent.click(spot(container, 'deck-strategy'));
    expect(play).toHaveBeenCalledWith('draw deck');
    await fireEvent.click(spot(container, 'row-strategy-1'));
    expect(play).toHaveBeenCalledWith('draw VIC1');
  });

  it('names the card in question, what it would take and what a Clean Chit costs', async () => {
    const { container, play } = board({
      view: question,
      moves: [
        { text: 'chit CHT1', move: { kind: 'chit', card: 'CHT1' } },
        { text: 'pass', move: { kind: 'pass' } },
      ],
    });
    const text = container.querySelector('.notice')!.textContent!.replace(/\s+/g, ' ');
    expect(text).toContain('Ben plays Fake News');
    expect(text).toContain('It would take 2 voters from you.');
    expect(text).toContain('A Clean Chit costs you 1 moolah.');
    await fireEvent.click(container.querySelector('[data-move="chit CHT1"]')!);
    expect(play).toHaveBeenCalledWith('chit CHT1');
  });

  it('marks the card in question with the power its player needs', () => {
    const players = turn.players.map((one, seat) => (seat === 1 ? { ...one, threshold: 2 } : one));
    const { container } = board({ view: { ...question, players, question: { ...question.question!, strong: true } } });
    expect(container.querySelector('.notice .half.on small')!.textContent).toContain('2+');
  });

  it('shows others only that somebody is asked, and no card of any hand', () => {
    const { container } = board({ view: { ...question, hand: null, seat: null }, moves: [], seat: null });
    expect(container.querySelector('.notice')!.textContent).toContain('Ann is asked for an answer');
    expect(container.innerHTML).not.toContain('CHT1');
    expect(container.querySelectorAll('.held')).toHaveLength(0);
  });

  it('has a lens on one key and a card counter on another', async () => {
    const { container } = board();
    await fireEvent.keyDown(window, { key: 'm' });
    expect(container.querySelectorAll('.lens p.lead')).toHaveLength(11);
    await fireEvent.keyDown(window, { key: 'm' });
    await fireEvent.keyDown(window, { key: 'n' });
    expect(container.querySelector('.count')?.textContent).toContain('Clean Chit');
  });

  it('lays the points of everybody open', async () => {
    const { container } = board();
    await fireEvent.click(spot(container, 'race'));
    expect(container.querySelector('.apart')?.textContent).toMatch(
      /Governments.*Full majorities.*Awards.*Victory cards/s,
    );
  });
});
