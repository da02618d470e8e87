// What a table is made of when nobody touches the options, and when somebody does.
import { fireEvent, render, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { CreateTable, GameInfo } from '../generated/protocol';
import Setup from './Setup.svelte';
import { gameInfo } from './testing';

const OPTIONS: GameInfo['options'] = [
  { name: 'parties', type: 'switch', default: false, about: 'off if left out' },
  { name: 'swaps', type: 'switch', default: true, about: 'on if left out' },
  { name: 'trade', type: 'switch', default: null, about: 'on, but for two seats' },
  { name: 'pace', type: 'choice', values: ['slow', 'fast'], default: 'fast', about: 'fast if left out' },
  { name: 'rounds', type: 'number', min: 1, max: 9, default: 3, about: '3 if left out' },
];

describe('the form that sets a table', () => {
  function open() {
    const make = vi.fn<(table: CreateTable) => void>();
    const info = gameInfo({ seats: [2, 3], options: OPTIONS });
    const { container } = render(Setup, { info, mode: 'friends', busy: false, failure: null, make });
    const made = async () => {
      await fireEvent.submit(container.querySelector('form')!);
      return make.mock.lastCall?.[0].options;
    };
    const field = (name: string) => within(container).getByLabelText<HTMLSelectElement>(new RegExp(`^${name}`));
    return { made, field };
  }

  it('shows what is usual and asks for nothing else', async () => {
    const { made, field } = open();
    const shown = ['parties', 'swaps', 'trade', 'pace'].map((name) => field(name).selectedOptions[0]?.textContent);
    expect(shown).toEqual(['no', 'yes', 'usual', 'fast']);
    expect(await made()).toEqual({});
  });

  it('asks for what was chosen', async () => {
    const { made, field } = open();
    await fireEvent.change(field('trade'), { target: { value: 'false' } });
    await fireEvent.change(field('pace'), { target: { value: 'slow' } });
    await fireEvent.input(field('rounds'), { target: { value: '5' } });
    expect(await made()).toEqual({ trade: false, pace: 'slow', rounds: 5 });
    await fireEvent.input(field('rounds'), { target: { value: '' } });
    expect(await made()).toEqual({ trade: false, pace: 'slow' });
  });
});

describe('a table of bots', () => {
  const face = {
    shape: 0,
    skin: 0,
    hair: 'bob',
    hair_tone: 0,
    cover: 'none',
    glasses: 0,
    lip: 'none',
    brow: 0,
    mouth: 0,
    collar: 0,
  } as const;
  const bots = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'].map((title) => ({
    spec: title.toLowerCase(),
    title,
    about: `${title} plays.`,
    temper: 'even',
    face,
    rating: { points: 900, low: 850, high: 950, games: 40 },
  }));
  it('proposes a mixed company, and takes another on any seat', async () => {
    const make = vi.fn<(table: CreateTable) => void>();
    const info = gameInfo({ seats: [2, 4], bots });
    const { container } = render(Setup, { info, mode: 'bots', busy: false, failure: null, make });
    const here = within(container);
    await fireEvent.click(here.getByLabelText('4'));
    const sitting = () =>
      (make.mock.lastCall![0].seats as { type: string; bot?: string }[]).map((one) => one.bot ?? one.type);
    await fireEvent.submit(container.querySelector('form')!);
    expect(sitting()).toEqual(['me', 'cid', 'dot', 'ben']);
    await fireEvent.click(here.getByLabelText('Change Dot'));
    await fireEvent.click(container.querySelector('input[value=eve]')!);
    await fireEvent.submit(container.querySelector('form')!);
    expect(sitting()).toEqual(['me', 'cid', 'eve', 'ben']);
    expect(here.getByLabelText('Keep Eve')).toBeTruthy();
  });
});
