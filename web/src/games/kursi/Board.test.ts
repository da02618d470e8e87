import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KursiMove, KursiView } from '../../generated/kursi';
import type { LegalMove } from '../../lib/room';
import { boards } from '../../lib/testing';
import Board from './Board.svelte';
import {
  counted,
  draft,
  draftMoves,
  ending,
  endingMoves,
  fielding,
  fieldingMoves,
  foresee,
  planning,
  planningMoves,
  playMove,
} from './sample';

// A wall has many pieces, and jsdom draws each by hand.
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const board = boards(Board, { view: planning, moves: planningMoves, foresee: foresee(planning) });
const legal = (text: string, move: KursiMove): LegalMove<KursiMove> => ({ text, move });
const withOwn = (view: KursiView, own: Partial<NonNullable<KursiView['own']>>): KursiView => ({
  ...view,
  own: { ...view.own!, ...own },
});

describe('Kursi’s wall', () => {
  it('is one tab stop', () => {
    const { container } = board();
    expect(container.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1);
  });

  it('lays cards out by click and click, shows the cost and the means, and sends them in one go, one after the other', async () => {
    const { click, find, play, rerender } = board();
    await click('[data-card=AC]');
    await click('[data-candidate="0A"]');
    await click('[data-card=RE]');
    await click('[data-candidate="0E"]');
    await vi.waitFor(() => expect(find('.desk').textContent).toContain('Cost: 1 card; you have 5.'));
    expect(play).not.toHaveBeenCalled();
    await click('[data-commit]');
    expect(play.mock.calls).toEqual([['play AC A']]);
    const one = { hand: planning.own!.hand.filter((card) => card.kind !== 'AC'), played: [{ card: 'AC', at: 'A' }] };
    await rerender({ view: withOwn(planning, one) });
    expect(play.mock.calls.at(-1)).toEqual(['play RE E']);
    await rerender({ view: withOwn(planning, { ...one, played: [...one.played, { card: 'RE', at: 'E' }] }) });
    expect(play.mock.calls.at(-1)).toEqual(['done']);
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('says on a Masterstroke in hand what it does', () => {
    const { find } = board();
    expect(find('[data-card=m05] .page').textContent).toContain('An opponent drops 2 cards of their own choice.');
  });

  it('shows what a hint points at', async () => {
    const { find, container, rerender } = board({ aimed: playMove('AC', 'B') });
    expect(find('[data-card=AC]').className).toContain('held');
    const chosen = () => [...container.querySelectorAll<HTMLElement>('.chosen [data-candidate]')];
    expect(chosen().map((one) => one.dataset.candidate)).toEqual(['0B']);
    await rerender({ aimed: null });
    expect(chosen()).toEqual([]);
  });

  it('takes the numbers of a draw for no players', async () => {
    const draws = [
      [0, 0],
      [2, 0],
      [1, 1],
    ].map(([rally, asset]) => legal(`draw ${rally} ${asset}`, { kind: 'draw', rally: rally!, asset: asset! }));
    const { find, container } = board({ moves: draws, aimed: draws[2]! });
    expect(container.querySelector('.gutter.chosen')).toBeNull();
    expect(find('[aria-label="1 Rally"]').getAttribute('aria-checked')).toBe('true');
  });

  it('does not send again what somebody else’s news crosses', async () => {
    const { click, play, rerender } = board();
    await click('[data-card=AC]');
    await click('[data-candidate="0A"]');
    await click('[data-commit]');
    await rerender({ view: { ...planning, waiting: [0] } });
    expect(play.mock.calls).toEqual([['play AC A']]);
  });

  it('takes back what is laid out, and counts cards of a kind', async () => {
    const { click, container } = board();
    await click('[data-card=RE]');
    await click('[data-candidate="0A"]');
    await click('[data-candidate="0B"]');
    expect(container.querySelector('[data-card=RE]')).toBeNull();
    await click('.down');
    expect(container.querySelectorAll('.down')).toHaveLength(1);
    expect(container.querySelector('[data-card=RE]')).not.toBeNull();
  });

  it('explains what it will not lay out, in the words of the server', async () => {
    const { click, find, play } = board();
    await click('[data-card=AIR]');
    await click('[data-candidate="0B"]');
    await click('[data-card=ACI]');
    await click('[data-candidate="0B"]');
    await vi.waitFor(() => expect(find('.desk').textContent).toContain('KU-5.5a'));
    expect(play).not.toHaveBeenCalled();
  });

  it('asks the server why, where it listed nothing', async () => {
    const plays = planning.own!.plays.filter((one) => one.card !== 'AIR');
    const { click, ask } = board({ view: withOwn(planning, { plays }) });
    await click('[data-card=AIR]');
    expect(ask).toHaveBeenCalledWith('play AIR A');
  });

  it('shows what each card would change', async () => {
    const { find } = board();
    await fireEvent.focus(find('[data-card=ACI]'));
    expect(find('.dash').textContent).toMatch(/3\s*\+1/);
  });

  it('breaks the votes of a rally down and says what it is short of', async () => {
    const { click, find, play } = board({ view: ending, moves: endingMoves });
    await click('[data-candidate="0E"]');
    expect(find('.info').textContent).toContain('5 in the rally + 1 on the candidate = 6 votes');
    expect(find('.info').textContent).toContain('1 short of: take a Masterstroke');
    await click('[data-end=EE]');
    expect(play).toHaveBeenCalledWith('end E E');
  });

  it('picks in two touches', async () => {
    const { click, play } = board({ view: draft, moves: draftMoves });
    await click('[data-tile=k08]');
    expect(play).not.toHaveBeenCalled();
    await click('[data-tile=k08]');
    expect(play).toHaveBeenCalledWith('pick k08');
  });

  it('fields in any order and sends from A on', async () => {
    const { click, play } = board({ view: fielding, moves: fieldingMoves });
    for (const [id, at] of [
      ['k08', 'C'],
      ['k01', 'A'],
      ['k12', 'E'],
      ['k04', 'B'],
    ]) {
      await click(`[data-tile=${id}]`);
      await click(`[data-slot=${at}]`);
    }
    await click('[data-commit]');
    expect(play).toHaveBeenCalledWith('field k01 A');
  });

  it('chooses cards to pay with and sends no more than are owed', async () => {
    const view = withOwn({ ...planning, phase: 'pay', ask: { what: 'pay' } }, { owed: 2 });
    const moves = ['RE', 'RWb', 'AC', 'm05'].map((card) => legal(`pay ${card}`, { kind: 'pay', card }));
    const { click, find, play } = board({ view, moves });
    await click('[data-card=RE]');
    expect(find('[data-commit]')).toHaveProperty('disabled', true);
    await click('[data-card=m05]');
    await click('[data-card=AC]');
    expect(find('.desk').textContent).toContain('You have chosen 2 of 2 cards.');
    await click('[data-commit]');
    expect(play).toHaveBeenCalledWith('pay RE');
  });

  it('aims a Masterstroke by touching a rival’s rally, and asks once', async () => {
    const view: KursiView = {
      ...planning,
      phase: 'resolve',
      waiting: [0],
      ask: { what: 'target', owner: 0, stroke: 'm06' },
    };
    const at = (letter: string) =>
      legal(`target 1 ${letter}`, { kind: 'target', target: { aim: 'at', player: 1, at: letter } });
    const moves = [at('A'), at('C'), legal('target none', { kind: 'target', target: null })];
    const { click, play, find } = board({ view, moves });
    await click('[data-candidate="1C"]');
    expect(play).not.toHaveBeenCalled();
    expect(find('[data-commit]').textContent).toContain('Yes');
    await click('[data-candidate="1C"]');
    expect(play).toHaveBeenCalledWith('target 1 C');
  });

  it('turns Masterstrokes over on a stage, together', async () => {
    const { rerender, find, container } = board({ moves: [] });
    await rerender({ events: [{ event: 'strokes_revealed', strokes: ['m05', null], rule: 'KU-5.3' }] });
    expect(find('.stage').textContent).toContain('Surprise Audit');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('.stage')).toBeNull();
  });

  it('clears the stage for a card that is dragged', async () => {
    const { rerender, find, container } = board();
    await rerender({ events: [{ event: 'strokes_revealed', strokes: ['m05', null], rule: 'KU-5.3' }] });
    expect(find('.stage')).not.toBeNull();
    const card = find('[data-card=AC]');
    // jsdom has neither.
    card.setPointerCapture = () => {};
    document.elementFromPoint = () => find('[data-drop=B]');
    const at = (clientY: number) => ({ button: 0, pointerId: 1, clientX: 5, clientY });
    await fireEvent.pointerDown(card, at(90));
    await fireEvent.pointerMove(card, at(40));
    expect(container.querySelector('.stage')).toBeNull();
    await fireEvent.pointerUp(card, at(10));
    expect(container.querySelectorAll('.down')).toHaveLength(1);
  });

  it('KU-12.2: holds nothing of a hand for somebody who only watches', () => {
    const { container } = board({ view: { ...planning, viewer: null, own: null }, moves: [], seat: null });
    expect(container.querySelector('[data-card]')).toBeNull();
    expect(container.querySelectorAll('[data-candidate]')).toHaveLength(10);
  });

  it('starts with nothing laid out when another seat looks', async () => {
    const { click, container, rerender } = board();
    await click('[data-card=RE]');
    await click('[data-candidate="0A"]');
    expect(container.querySelectorAll('.down')).toHaveLength(1);
    await rerender({ seat: 1, view: { ...planning, viewer: 1 } });
    expect(container.querySelectorAll('.down')).toHaveLength(0);
  });

  it('says what was chosen in secret in the words of its event', () => {
    const view = withOwn({ ...planning, phase: 'commit', waiting: [1], ask: { what: 'stroke' } }, {});
    const committed = (stroke: string | null) => board({ view: withOwn(view, { committed: { stroke } }), moves: [] });
    expect(committed('m05').find('.desk').textContent).toMatch(
      /You commit “Surprise Audit” in secret\.\s+still to act/,
    );
    cleanup();
    expect(committed(null).find('.desk').textContent).toMatch(/You keep your Masterstrokes\.\s+still to act/);
  });

  it('opens boxes and hands when all is counted', () => {
    const { find } = board({ view: counted, moves: [] });
    expect(find('dl').textContent).toMatch(/Ben held\s*Ribbon and Scissors ×2, Midnight Handshake/);
    expect(screen.getByRole('button', { name: /Seat A, Bazaar Town.*votes you 13, Ben 5/ })).toBeTruthy();
  });
});
