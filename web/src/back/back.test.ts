// Somebody comes back to a table: what the newspaper says, and that the play-back ends at the present.
import { render, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, Snapshot } from '../generated/protocol';
import { generic } from '../lib/generic';
import { MockSocket, position, welcome } from '../lib/mock-socket';
import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import { Wording } from '../lib/words';
import page from '../../../words/en/page.ftl?raw';
import shared from '../../../words/en/table.ftl?raw';
import { Sitting } from '../table/sitting.svelte';
import { Back } from './back.svelte';
import FrontPage from './FrontPage.svelte';
import PlayBar from './PlayBar.svelte';

const own = `
travelled = { $seat } travels to { $to }.
    .did = travels to { $to }
`;
const wording = new Wording(shared, page, own);
const LATE = Date.now() - 3_600_000;
const moved = (seq: number, seat: number, to: string): LogEntry => ({
  seq,
  at: LATE,
  what: 'moved',
  seat,
  events: [{ rule: 'X-1', say: { id: 'travelled', args: { seat: { seat }, to } } }],
});
const at = (scores: number[]) => ({ ...position(['base 1,0']), view: { scores } });
const NEWS: LogEntry[] = [moved(5, 1, 'Here'), moved(6, 0, 'North'), moved(7, 0, 'South'), moved(8, 0, 'West')];

let sitting: Sitting;
let back: Back;
function arrive(more: Partial<Snapshot> = {}) {
  const table = new Table('abc', MockSocket.open);
  MockSocket.last.say(welcome({ seq: 8, log: NEWS, position: at([9, 3]), left_at: 5, ...more }));
  sitting = new Sitting(table, generic, wording, undefined);
  back = new Back(sitting);
}
/** The server answers what was asked last. */
async function answer(message: Record<string, unknown>) {
  await vi.waitFor(() => expect(MockSocket.last.sent.at(-1)).toMatchObject({ type: 'look_back' }));
  const { id } = MockSocket.last.sent.at(-1)!;
  MockSocket.last.sent = [];
  const data = JSON.stringify({ id, ...message });
  MockSocket.last.onmessage?.(new MessageEvent('message', { data }));
}
const steps = [
  { seq: 5, view: { scores: [2, 3] } },
  { seq: 6, view: { scores: [4, 3] } },
  { seq: 7, view: { scores: [6, 3] } },
  { seq: 8, view: { scores: [9, 3] } },
];
/** Comes back, and the server tells the positions in two pages. */
async function comeBack() {
  const coming = back.cameBack(5);
  await answer({ type: 'look_back', steps: steps.slice(0, 2) });
  await answer({ type: 'look_back', steps: steps.slice(2) });
  await coming;
}

beforeEach(() => {
  MockSocket.all = [];
  settings.set('pace', 'normal');
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => sitting.close());

describe('the newspaper', () => {
  it('tells what each gained and did, and what is asked now', async () => {
    arrive();
    await comeBack();
    const { container } = render(FrontPage, { props: { back, sitting } });
    const paper = within(container);
    expect(paper.getByText('Ann overtakes Ben')).toBeTruthy();
    const [ann, ben] = [...container.querySelectorAll('.columns li')].map((one) => one.textContent);
    expect(ann).toMatch(/before: 2, now:.*2\s*9 \+7/s);
    expect(ann).toContain('travels to North, travels to South, travels to West');
    expect(ben).toMatch(/3 ±0\s+No comment, and no deed/);
    expect(container.querySelector('[data-asked]')?.textContent).toBe(sitting.prompt);
    expect(paper.getByText('3 moves while you were out')).toBeTruthy();
    expect(paper.getByText('Play it back')).toBeTruthy();
    expect(paper.getByText('The Tatami Times')).toBeTruthy();
  });
  it('says less where the server does not tell earlier positions, and plays nothing back', async () => {
    arrive();
    const coming = back.cameBack(5);
    await answer({ type: 'refused', code: 'bad_message', rule: null, message: 'no', say: { id: 'x' } });
    await coming;
    const { container } = render(FrontPage, { props: { back, sitting } });
    expect(within(container).getByText('Life went on without you')).toBeTruthy();
    expect(within(container).queryByText('Play it back')).toBeNull();
    expect(within(container).getByText('Read the log')).toBeTruthy();
    expect(container.querySelector('.columns li')?.textContent).toContain('9');
  });
  it('knows the position it left by itself, where the line was only down', async () => {
    arrive({ seq: 5, log: NEWS.slice(0, 1), position: at([2, 3]), left_at: null });
    back.see();
    MockSocket.last.say(welcome({ seq: 8, since: 5, log: NEWS.slice(1), position: at([9, 3]), left_at: 5 }));
    const coming = back.cameBack(5);
    await answer({ type: 'refused', code: 'bad_message', rule: null, message: 'no', say: { id: 'x' } });
    await coming;
    expect(back.before).toEqual({ scores: [2, 3] });
    expect(back.playable).toBe(false);
  });
  it('does not come for two moves, for the end of a game, or twice', async () => {
    arrive();
    await back.cameBack(6);
    expect(back.absence).toBeNull();
    await comeBack();
    back.close();
    await back.cameBack(5);
    expect(back.absence).toBeNull();
    sitting.close();
    arrive({ phase: 'over', ending: { how: 'rules', outcome: null, ranks: [1, 2], seed: '' } });
    await back.cameBack(5);
    expect(MockSocket.last.sent).toEqual([]);
  });
  it('comes for somebody who turns back to this tab', async () => {
    arrive({ seq: 5, log: NEWS.slice(0, 1), position: at([2, 3]), left_at: null });
    back.see();
    back.turn(true);
    for (const entry of NEWS.slice(1))
      MockSocket.last.say({ type: 'update', seq: entry.seq, phase: 'playing', entry, position: at([9, 3]) });
    sitting.table.catchUp();
    back.turn(false);
    await answer({ type: 'look_back', steps: [] });
    await vi.waitFor(() => expect(back.absence?.leftAt).toBe(5));
    expect(back.before).toEqual({ scores: [2, 3] });
  });
});

describe('the play-back', () => {
  it('lays each position on the table, offers no move meanwhile, and ends at the present', async () => {
    arrive();
    await comeBack();
    expect(sitting.moves).toHaveLength(1);
    back.play(PlayBar);
    expect(back.absence).toBeNull();
    back.playing!.pause();
    back.lay();
    expect([sitting.past?.view, sitting.past?.events]).toEqual([{ scores: [2, 3] }, []]);
    expect(sitting.moves).toEqual([]);
    back.playing!.go(2);
    back.lay();
    expect(sitting.past?.view).toEqual({ scores: [6, 3] });
    expect(back.playing!.step.says).toBe('Ann travels to South.');
    // The log tells no more than has been shown.
    expect(sitting.past?.log.map(({ seq }) => seq)).toEqual([5, 6, 7]);
    back.playing!.go(4);
    expect([sitting.past, back.playing]).toEqual([null, null]);
    expect(sitting.moves).toHaveLength(1);
  });
  it('waits for its reader where nothing may move by itself', async () => {
    settings.set('motion', 'off');
    arrive();
    await comeBack();
    back.play(PlayBar);
    expect(back.playing!.running).toBe(false);
    settings.set('motion', 'system');
  });
});
