// Notices from one table: a player's choice, and the host's webhooks.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeWay } from '../generated/protocol';
import { RefusedError, unanswered } from '../lib/refused';
import { notices } from './api';
import AtTable from './AtTable.svelte';
import { told, way } from './testing';

let ways: NoticeWay[] = [];
beforeEach(() => {
  ways = [];
  vi.spyOn(notices, 'all').mockImplementation(async () => told({ ways }));
  vi.spyOn(notices, 'atTable').mockResolvedValue({ notices: 'always' });
  vi.spyOn(notices, 'chooseAtTable').mockImplementation(async (_, choice) => ({ notices: choice }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('notices from a table', () => {
  it('are chosen by those who sit there', async () => {
    render(AtTable, { table: 'abc', seated: true, host: false });
    await waitFor(() => expect(choice(/^Always/).checked).toBe(true));
    await fireEvent.click(choice(/^Never/));
    expect(notices.chooseAtTable).toHaveBeenCalledExactlyOnceWith('abc', 'never');
    await waitFor(() => expect(choice(/^Never/).disabled).toBe(false));
    expect(choice(/^Never/).checked).toBe(true);
    expect(screen.getByText('your page').getAttribute('href')).toBe('/you');
    expect(screen.getByText(/not chosen a way/)).toBeTruthy();
    expect(screen.queryByText('Everybody’s turns')).toBeNull();
  });

  it('stay as they were where the choice is refused', async () => {
    ways = [way()];
    render(AtTable, { table: 'abc', seated: true, host: false });
    await waitFor(() => expect(choice(/^Always/).checked).toBe(true));
    expect(screen.queryByText(/not chosen a way/)).toBeNull();
    vi.mocked(notices.chooseAtTable).mockRejectedValue(new RefusedError(unanswered('Not now.')));
    await fireEvent.click(choice(/^As usual/));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    await waitFor(() => expect(choice(/^Always/).checked).toBe(true));
  });

  it('go to a chat if the host wants it, who sees only those of this table', async () => {
    ways = [
      way(),
      way({ id: 'a', kind: 'slack', name: 'hooks.slack.com', table: 'other' }),
      way({ id: 'b', kind: 'discord', name: 'discord.com', table: 'abc' }),
    ];
    render(AtTable, { table: 'abc', seated: false, host: true });
    await screen.findByText('discord.com');
    expect(screen.queryByText('hooks.slack.com')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(notices.atTable).not.toHaveBeenCalled();
    const add = vi.spyOn(notices, 'addWebhook').mockImplementation(async () => ways[2]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Chat or program' }));
    const address = 'https://club.example/hook';
    await fireEvent.click(screen.getByRole('radio', { name: 'Any program' }));
    await fireEvent.input(screen.getByLabelText('Address of the webhook'), { target: { value: address } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
    expect(add).toHaveBeenCalledExactlyOnceWith({ kind: 'webhook', address, table: 'abc' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Everybody’s turns'));
  });
});
