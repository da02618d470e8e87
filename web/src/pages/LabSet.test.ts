// The desk as somebody sees it: fields, what is wrong at them, and what is asked of the server.
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateTable, NewExperiment, SetSummary } from '../generated/protocol';
import { lab } from '../lab/api';
import { answer } from '../lab/testing';
import { api } from '../lib/api';
import { gameInfo } from '../lib/testing';
import LabSet from './LabSet.svelte';

const summary: SetSummary = { set: 'x1', game: 'any', name: 'dear', version: 'dear@01', changed_at: 0, mine: true };
const bot = { spec: 'ann', title: 'Ann', about: '', temper: 'even', rating: null };

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/lab/any');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const info = gameInfo({ bots: [bot as never] });
  vi.spyOn(api, 'games').mockResolvedValue([info]);
  vi.spyOn(lab, 'sets').mockResolvedValue([]);
  vi.spyOn(lab, 'sheet').mockImplementation((_, ask) => Promise.resolve(answer(ask)));
});

afterEach(cleanup);

async function open(set: string | null = null) {
  const { container } = render(LabSet, { game: 'any', set });
  const here = within(container);
  const part = async (name: RegExp) => fireEvent.click(await here.findByText(name, { selector: 'nav button' }));
  const field = (label: string) => here.getByLabelText<HTMLInputElement>(label);
  return { container, here, part, field };
}

describe('the fields of a set', () => {
  it('are sent as they are typed, and the error stands at the field', async () => {
    const { part, field, here } = await open();
    await part(/^Cards$/);
    await fireEvent.input(field('Cost of Ann'), { target: { value: '12' } });
    await waitFor(() => expect(field('Cost of Ann').getAttribute('aria-invalid')).toBe('true'));
    const edits = vi.mocked(lab.sheet).mock.lastCall![1].edits;
    expect(edits).toEqual([
      { type: 'set', file: 'cards.toml', entry: { list: 'card', number: 0 }, key: 'cost', value: '12' },
    ]);
    const about = field('Cost of Ann').getAttribute('aria-describedby')!;
    expect(document.getElementById(about)?.textContent).toBe('too-dear');
    expect(field('Cost of Ben').getAttribute('aria-invalid')).toBeNull();
    expect(here.getByText('Save').closest('button')!.disabled).toBe(true);
    // From elsewhere one is led back to it.
    await part(/^House rules$/);
    await fireEvent.click(here.getByText('Show me'));
    await waitFor(() => expect(document.activeElement).toBe(field('Cost of Ann')));
  });

  it('that not all entries have can be left out', async () => {
    const { part, field } = await open();
    await part(/^Cards$/);
    const bolster = field('Bolster of Ben');
    expect([bolster.type, bolster.checked, field('Bolster of Ann').checked]).toEqual(['checkbox', true, false]);
    await fireEvent.click(bolster);
    await waitFor(() => expect(vi.mocked(lab.sheet).mock.lastCall![1].edits?.[0]).toMatchObject({ value: null }));
  });

  it('differ in words', async () => {
    const { part, field, here, container } = await open();
    await part(/^Cards$/);
    await fireEvent.input(field('Cost of Ann'), { target: { value: '3' } });
    await waitFor(() => expect(here.getByText(/^What differs/).textContent).toBe('What differs1'));
    await part(/^What differs/);
    expect(container.querySelector('li')?.textContent).toBe('Ann: Cost 2 → 3');
  });

  it('of somebody else can only be read', async () => {
    vi.spyOn(lab, 'set').mockResolvedValue({ summary: { ...summary, mine: false }, files: answer({}).files });
    const { part, field, here } = await open('x1');
    await part(/^Cards$/);
    expect(field('Cost of Ann').readOnly).toBe(true);
    expect(here.queryByLabelText('Copy Ann')).toBeNull();
    expect(here.getByText('Copy')).toBeTruthy();
  });
});

describe('a playtest', () => {
  it('of the standard set asks for no set', async () => {
    const create = vi.spyOn(api, 'create').mockResolvedValue({ table: 't1' } as never);
    const { here } = await open();
    await fireEvent.click(await here.findByText('Against bots'));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const table: CreateTable = create.mock.lastCall![0];
    expect(table).toMatchObject({ game: 'any', seats: [{ type: 'me' }, { type: 'bot', bot: 'ann' }], options: {} });
  });

  it('of a draft saves it first, under a name', async () => {
    const create = vi.spyOn(api, 'create').mockResolvedValue({ table: 't1' } as never);
    const save = vi.spyOn(lab, 'save').mockResolvedValue(summary);
    const { here, part, field, container } = await open();
    await part(/^Cards$/);
    await fireEvent.input(field('Cost of Ann'), { target: { value: '3' } });
    await fireEvent.click(here.getByText('Against bots'));
    await fireEvent.input(await here.findByLabelText('Name'), { target: { value: 'Dear Ann!' } });
    await fireEvent.submit(container.querySelector('dialog form')!);
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(save.mock.lastCall![0].name).toBe('dear-ann');
    expect(create.mock.lastCall![0].options).toEqual({ set: 'dear@01' });
  });
});

describe('an experiment', () => {
  it('is planned from a number in the table, and says how long it takes before it begins', async () => {
    vi.spyOn(lab, 'set').mockResolvedValue({ summary, files: answer({}).files });
    const estimate = vi.spyOn(lab, 'estimate').mockResolvedValue({ seconds: 360, games: 5400 });
    const start = vi.spyOn(lab, 'start').mockResolvedValue({ experiment: 'e1' } as never);
    const { here, part, container } = await open('x1');
    await part(/^Cards$/);
    await fireEvent.click(here.getByLabelText('Vary Cost of Ben'));
    await waitFor(() => expect(here.getByText('About 6 minutes, 5,400 games in all.')).toBeTruthy());
    const plan: NewExperiment = estimate.mock.lastCall![0];
    expect(plan).toMatchObject({ game: 'any', set: 'dear@01', games: 1000, seats: 2 });
    expect(plan.question).toEqual({ type: 'sweep', axes: [{ parameter: 'cards.b.cost', range: '0..3' }] });
    expect(start).not.toHaveBeenCalled();
    await fireEvent.submit(container.querySelector('dialog form')!);
    await waitFor(() => expect(start).toHaveBeenCalledWith(plan));
  });
});
