// The ways as somebody sees them: adding, choosing, testing and removing, and what is said when something is refused.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '../generated/protocol';
import { RefusedError, unanswered } from '../lib/refused';
import { notices } from './api';
import { told, way } from './testing';
import Told from './Told.svelte';

let kept: Notices;
beforeEach(() => {
  localStorage.clear();
  kept = told();
  vi.spyOn(notices, 'all').mockImplementation(async () => kept);
  vi.spyOn(notices, 'remove').mockResolvedValue();
  vi.spyOn(notices, 'test').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(more: Partial<Notices> = {}, guest = false) {
  kept = told(more);
  render(Told, { guest });
  await screen.findByRole('button', { name: 'Chat or program' });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const refused = () => Promise.reject(new RefusedError(unanswered('Not like this.')));

describe('the ways to be told', () => {
  it('are those the server can go, and guests learn what an account is for', async () => {
    await open({ mail: false });
    expect(screen.queryByRole('button', { name: 'E-mail' })).toBeNull();
    expect(screen.queryByText(/You are a guest/)).toBeNull();
    cleanup();
    await open({}, true);
    expect(button('E-mail')).toBeTruthy();
    expect(screen.getByText(/You are a guest/)).toBeTruthy();
  });

  it('begin with an address that is not confirmed yet', async () => {
    await open();
    const add = vi.spyOn(notices, 'addMail').mockImplementation(async ({ address }) => {
      const added = way({ id: 'm', kind: 'mail', name: address, confirmed: false });
      kept = told({ ways: [added] });
      return added;
    });
    await click('E-mail');
    await fireEvent.input(screen.getByLabelText('Your e-mail address'), { target: { value: ' ann@example.org ' } });
    await click('Send the link');
    expect(add).toHaveBeenCalledExactlyOnceWith({ address: 'ann@example.org' });
    await screen.findByText(/Not confirmed yet/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
    expect(screen.queryByLabelText('Your e-mail address')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /Once a day/ })).toBeTruthy();
  });

  it('know a chat by its address, and say where to find one', async () => {
    await open();
    const add = vi.spyOn(notices, 'addWebhook').mockImplementation(refused);
    await click('Chat or program');
    expect(screen.getByText(/^In Discord/)).toBeTruthy();
    const address = 'https://hooks.slack.com/services/x';
    await fireEvent.input(screen.getByLabelText('Address of the webhook'), { target: { value: address } });
    expect(screen.getByText(/^In Slack/)).toBeTruthy();
    await click('Add it');
    expect(add).toHaveBeenCalledExactlyOnceWith({ kind: 'slack', address });
    expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
    expect(screen.getByLabelText<HTMLInputElement>('Address of the webhook').value).toBe(address);
  });

  it('are told what they are asked, and a refusal leaves the switch as it was', async () => {
    await open({ ways: [way()] });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /time is running out/ });
    expect(box.checked).toBe(false);
    const change = vi.spyOn(notices, 'change').mockImplementation(async () => way({ reminder: true }));
    await fireEvent.click(box);
    expect(change).toHaveBeenCalledExactlyOnceWith('w1', { reminder: true });
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(box.checked).toBe(true);
    change.mockImplementation(refused);
    await fireEvent.click(box);
    await screen.findByText('Not like this.');
    expect(box.checked).toBe(true);
  });

  it('are tried and removed, and say what to do when they fail', async () => {
    await open({ ways: [way(), way({ id: 'h', kind: 'discord', name: 'discord.com', failing: true, table: 'abc' })] });
    const [device, hook] = screen.getAllByRole('listitem');
    await fireEvent.click(within(device!).getByText('Send a test'));
    expect(notices.test).toHaveBeenCalledExactlyOnceWith('w1');
    await within(device!).findByText(/^Sent\./);
    expect(within(hook!).getByText(/was not accepted/)).toBeTruthy();
    expect(
      within(hook!)
        .getByText(/one table/)
        .getAttribute('href'),
    ).toBe('/t/abc');
    expect(within(hook!).queryByText('From all tables')).toBeNull();
    expect(within(hook!).getByText('It is somebody’s turn')).toBeTruthy();
    await click('Remove discord.com');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(notices.remove).toHaveBeenCalledExactlyOnceWith('h');
    expect(document.activeElement?.id).toBe('told-title');
  });

  it('explain why this device cannot be one', async () => {
    await open();
    vi.stubGlobal('isSecureContext', false);
    await click('This device');
    expect(screen.getByText(/begins with https/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tell me on this device' })).toBeNull();
  });

  it('do not offer this device twice', async () => {
    localStorage.setItem('hustings-device', 'w1');
    await open({ ways: [way()] });
    expect(screen.queryByRole('button', { name: 'This device' })).toBeNull();
    expect(screen.getByText('this device')).toBeTruthy();
    cleanup();
    // Removed from elsewhere.
    await open();
    expect(button('This device')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('is made, gets a new address, and ends', async () => {
    await open();
    const renew = vi.spyOn(notices, 'newCalendar').mockResolvedValueOnce(told({ calendar: '/api/calendar/one' }));
    vi.spyOn(notices, 'endCalendar').mockResolvedValue(told());
    await click('Make the calendar');
    const field = await screen.findByLabelText<HTMLInputElement>('Address of the calendar');
    expect(field.value).toBe(`${location.origin}/api/calendar/one`);
    renew.mockResolvedValueOnce(told({ calendar: '/api/calendar/two' }));
    await click('New address');
    await screen.findByText(/The old one has ended/);
    expect(field.value).toMatch(/two$/);
    await click('End the calendar');
    await screen.findByText(/leads nowhere/);
    expect(screen.queryByLabelText('Address of the calendar')).toBeNull();
  });
});

it('says so where the server does not answer, and asks again', async () => {
  vi.mocked(notices.all).mockImplementationOnce(refused);
  render(Told, { guest: false });
  expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
  await click('Try again');
  await screen.findByRole('button', { name: 'Chat or program' });
});
