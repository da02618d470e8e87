// The log is one tab stop for all its buttons, and bots answer for what they did.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../generated/protocol';
import Log from './Log.svelte';
import { face } from './portrait';
import type { Reason } from './Why.svelte';

afterEach(cleanup);
const moved = (seq: number, seat: number): LogEntry => ({
  seq,
  at: 0,
  what: 'moved',
  seat,
  events: [{ rule: `X-${seq}`, says: `move ${seq}` }],
});
const log = [1, 2, 3, 4].map((seq) => moved(seq, seq % 2));
const props = (said: [number, Reason][] = [], ask = vi.fn()) => ({
  log,
  names: ['Ann', 'Robot'],
  leftAt: null,
  tell: (event: { says: string }) => event.says,
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
