// The pages that links in messages lead to.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { RefusedError, unanswered } from '../lib/refused';
import { router } from '../lib/router.svelte';
import { notices } from '../notices/api';
import Go from './Go.svelte';
import Mail from './Mail.svelte';

const refused = (status: number) => new RefusedError(unanswered('Refused.'), status);

beforeEach(() => {
  vi.spyOn(api, 'tables').mockResolvedValue({ tables: [], next: null });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a link to a table', () => {
  it('leaves no step behind for those who sit there', async () => {
    vi.spyOn(notices, 'goTo').mockResolvedValue({ table: 'abc' });
    const go = vi.spyOn(router, 'go').mockImplementation(() => {});
    render(Go, { number: '7' });
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/t/abc', true));
    expect(notices.goTo).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('offers strangers to sign in', async () => {
    vi.spyOn(notices, 'goTo').mockRejectedValue(refused(404));
    render(Go, { number: '7' });
    expect(await screen.findByText(/for those who sit at that table/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/you?go=7');
  });

  it('is asked again where the server did not answer', async () => {
    const ask = vi.spyOn(notices, 'goTo').mockRejectedValue(refused(0));
    render(Go, { number: '7' });
    expect((await screen.findByRole('alert')).textContent).toBe('Refused.');
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a link in an e-mail', () => {
  it('does nothing until somebody clicks', async () => {
    const send = vi.spyOn(notices, 'byMail').mockResolvedValue();
    render(Mail, { what: 'confirm', token: 'secret' });
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, this is my address' }));
    expect(send).toHaveBeenCalledExactlyOnceWith('confirm', 'secret');
    expect(await screen.findByText(/^Confirmed\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, this is my address' })).toBeNull();
  });

  it('stops the messages, or says why it cannot', async () => {
    const send = vi.spyOn(notices, 'byMail').mockRejectedValueOnce(refused(404));
    render(Mail, { what: 'stop', token: 'secret' });
    await fireEvent.click(screen.getByRole('button', { name: 'Send me nothing more' }));
    expect(await screen.findByText('Refused.')).toBeTruthy();
    send.mockResolvedValue();
    await fireEvent.click(screen.getByRole('button', { name: 'Send me nothing more' }));
    expect(await screen.findByText(/nothing more is sent/)).toBeTruthy();
    expect(send).toHaveBeenLastCalledWith('stop', 'secret');
  });

  it('of another kind leads nowhere', () => {
    render(Mail, { what: 'open', token: 'secret' });
    expect(screen.getByText('No such page')).toBeTruthy();
  });
});
