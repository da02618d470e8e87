// The log is one tab stop for all its buttons, and bots answer for what they did.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../generated/protocol';
import Log from './Log.svelte';
import { face } from './portrait';
import sentences from '../../../words/en/page.ftl?raw';
import { logged } from './logged';
import type { Reason } from './Why.svelte';
import { Wording, type Message } from './words';

afterEach(cleanup);
const wording = new Wording(sentences);
const event = (seq: number) => ({ rule: `X-${seq}`, say: { id: `move ${seq}` } });
const moved = (seq: number, seat: number): LogEntry => ({
  seq,
  at: 0,
  what: 'moved',
  seat,
  events: [event(seq)],
});
const log = [1, 2, 3, 4].map((seq) => moved(seq, seq % 2));
const props = (said: [number, Reason][] = [], ask = vi.fn()) => ({
  log,
  names: ['Ann', 'Robot'],
  leftAt: null,
  tell: (event: { say: { id: string } }) => event.say.id,
  say: (message: Message) => wording.say(message, { names: ['Ann', 'Robot'], you: 0 }),
  wording,
  rule: vi.fn(),
  faces: [face('Ann'), face('Robot', 'machine')],
  why: { of: (entry: LogEntry) => entry.what === 'moved' && entry.seat === 1, said: new Map(said), ask },
});

describe('the log', () => {
  it('offers Why? at the lines of bots alone, and asks about that line', async () => {
    const ask = vi.fn();
    render(Log, props([], ask));
    const all = screen.getAllByRole('button', { name: /^Why\?/ });
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(['Why? Robot, move 1', 'Why? Robot, move 3']);
    await fireEvent.click(all[1]!);
    expect(ask).toHaveBeenCalledWith(3);
  });

  it('has one line in the order of tabs; arrows go to the next of the same kind', async () => {
    const { container } = render(Log, props());
    const stops = () => [...container.querySelectorAll('button[tabindex="0"]')].map((one) => one.textContent?.trim());
    expect(stops()).toEqual(['X-4']);
    const all = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Why\?/ });
    all[1]!.focus();
    await fireEvent.keyDown(all[1]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(all[0]);
    expect(stops()).toEqual(['X-1', 'Why?']);
    await fireEvent.keyDown(all[0]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(all[0]);
    await fireEvent.keyDown(all[0]!, { key: 'End' });
    expect(document.activeElement).toBe(all[1]);
  });

  it('counts moves from the newest where it does not begin at the beginning, and asks for earlier ones', async () => {
    const earlier = { made: 104, ask: vi.fn() };
    const { container } = render(Log, { ...props(), earlier });
    const numbers = [...container.querySelectorAll('.number')].map((one) => one.textContent);
    expect(numbers).toEqual(['101', '102', '103', '104']);
    await fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(earlier.ask).toHaveBeenCalledOnce();
  });

  it('lets the bot say it under its line, once', () => {
    render(Log, props([[3, { state: 'said', text: 'It tips two flags.' }]]));
    expect(screen.getByRole('status').textContent).toMatch(/Robot:\s+It tips two flags\./);
    expect(screen.getAllByRole('button', { name: /^Why\?/ })).toHaveLength(1);
  });

  it('has no Why? where nobody can be asked', () => {
    const { why: _, ...rest } = props();
    render(Log, rest);
    expect(screen.queryByRole('button', { name: /^Why\?/ })).toBeNull();
  });
});

describe('the log of a table', () => {
  it('strikes out what was taken back', () => {
    const back: LogEntry = { seq: 5, at: 0, what: 'undone', seat: 0, moves: 2 };
    const { container } = render(Log, { ...props(), log: [...log, back, moved(6, 1)] });
    const gone = [...container.querySelectorAll('.gone')].map((one) => one.getAttribute('data-seq'));
    expect(gone).toEqual(['3', '4']);
    expect(screen.getAllByText('Taken back:')).toHaveLength(2);
  });

  it('says when a bot moved because the clock ran out, and when it was asked to play', () => {
    const at = { at: 0, seat: 0 };
    const byBot = (seq: number): LogEntry => ({ seq, ...at, what: 'moved', by: 'bot', events: [event(seq)] });
    const all: LogEntry[] = [
      { seq: 1, ...at, what: 'timed_out' },
      byBot(2),
      { seq: 3, ...at, what: 'taken_over', bot: 'x', by: 0 },
      byBot(4),
    ];
    const { container } = render(Log, { ...props(), log: all });
    expect([...container.querySelectorAll('.by')].map((one) => one.textContent?.trim())).toEqual([
      'played by a bot, because time was up',
      'played by a bot',
    ]);
  });

  it('offers the newest line to somebody who has scrolled away', async () => {
    const { container } = render(Log, props());
    const list = container.querySelector('ol')!;
    expect(screen.queryByRole('button', { name: /Newest/ })).toBeNull();
    Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
    list.scrollTop = 100;
    await fireEvent.scroll(list);
    await fireEvent.click(screen.getByRole('button', { name: /Newest/ }));
    expect(list.scrollTop).toBe(900);
    expect(screen.queryByRole('button', { name: /Newest/ })).toBeNull();
  });
});

describe('what happens to the table itself', () => {
  const at = { seq: 1, at: 0, seat: 0 };
  const entries: LogEntry[] = [
    { ...at, what: 'seated', name: 'Ann', kind: 'person' },
    { ...at, what: 'stood' },
    { ...at, what: 'undone', moves: 2 },
    { ...at, what: 'took_back' },
    { ...at, what: 'paused' },
    { ...at, what: 'resumed' },
    { ...at, what: 'taken_over', bot: 'mcts', by: 1 },
    { ...at, what: 'handed_back' },
    { ...at, what: 'resigned' },
    { ...at, what: 'timed_out' },
    { ...at, what: 'clocks_resumed' },
    { ...at, what: 'chat_policy', policy: 'seated' },
    { ...at, what: 'ended' },
  ];
  const messages = entries.map((entry) => logged(entry)!.message);

  it('is told to the one it happens to, and to others', () => {
    const undone = messages.find(({ id }) => id === 'log-undone')!;
    expect(wording.say(undone, { names: ['Ann'], you: 0 })).toBe('You take back 2 moves.');
    expect(wording.say(undone, { names: ['Ann'], you: null })).toBe('Ann takes back 2 moves.');
  });

  it('has a sentence for each kind, and none besides', () => {
    const said = ['log-by', 'log-chosen', 'log-gone', ...messages.map(({ id }) => id)];
    const written = [...sentences.matchAll(/^(log-[\w-]+) =/gm)].map(([, id]) => id);
    expect(written.toSorted()).toEqual(said.toSorted());
  });
});
