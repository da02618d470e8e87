// What is typed reaches the server, and what it refuses is kept until it is mended.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskSheet, SetSummary } from '../generated/protocol';
import { lab } from './api';
import { Desk } from './desk.svelte';
import { fieldAt } from './places';
import { answer } from './testing';

const cost = (number: number) => ({ file: 'cards.toml', entry: { list: 'card', number }, key: 'cost' });
const asked: AskSheet[] = [];

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(lab, 'sheet').mockImplementation((_, ask) => {
    asked.push(structuredClone(ask));
    return Promise.resolve(answer(ask));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  const desk = new Desk('any');
  await desk.open(null);
  asked.length = 0;
  return desk;
}
const valueOf = (desk: Desk, number: number) => fieldAt(desk.sheet, cost(number))?.value;

describe('a set on the desk', () => {
  it('asks once after a pause, with what was typed last', async () => {
    const desk = await open();
    expect(desk.standard).toBe(true);
    desk.type(cost(0), '');
    desk.type(cost(0), '3');
    desk.type(cost(1), '4');
    expect(asked).toEqual([]);
    expect(desk.shown(cost(0), '2')).toBe('3');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.edits).toEqual([
      { type: 'set', ...cost(0), value: '3' },
      { type: 'set', ...cost(1), value: '4' },
    ]);
    expect([valueOf(desk, 0), valueOf(desk, 1), desk.typed.size]).toEqual(['3', '4', 0]);
    expect([desk.changed, desk.standard]).toEqual([true, false]);
  });

  it('keeps what is no number in its field and still makes the other changes', async () => {
    const desk = await open();
    desk.type(cost(0), 'dear');
    desk.type(cost(1), '4');
    await desk.settle();
    expect(desk.wrong).toMatchObject({ entry: 0, key: 'cost', expected: 'not-whole' });
    expect([desk.shown(cost(0), '2'), valueOf(desk, 1)]).toEqual(['dear', '4']);
    // Something else is typed: the first is still told.
    desk.type({ file: 'cards.toml', key: 'hand' }, '6');
    await desk.settle();
    expect(desk.wrong?.entry).toBe(0);
    expect(fieldAt(desk.sheet, { file: 'cards.toml', key: 'hand' })?.value).toBe('6');
    desk.type(cost(0), '1');
    await desk.settle();
    expect([desk.wrong, desk.typed.size, valueOf(desk, 0)]).toEqual([null, 0, '1']);
  });

  it('tells what the loader refuses although it could be written', async () => {
    const desk = await open();
    desk.type(cost(0), '12');
    await desk.settle();
    expect([desk.wrong?.expected, valueOf(desk, 0), desk.typed.size]).toEqual(['too-dear', '12', 0]);
  });

  it('moves with its entry what was refused, when entries come and go', async () => {
    const desk = await open();
    desk.type(cost(1), 'dear');
    await desk.settle();
    await desk.copy('cards.toml', { list: 'card', number: 0 });
    expect(desk.sheet[0]!.lists[0]!.entries.map(({ id }) => id)).toEqual(['a', 'ab', 'b']);
    expect([desk.wrong?.entry, desk.shown(cost(2), '1'), desk.shown(cost(1), '2')]).toEqual([2, 'dear', '2']);
    await desk.remove('cards.toml', { list: 'card', number: 2 });
    expect([desk.wrong, desk.typed.size]).toEqual([null, 0]);
  });

  it('sends again what did not reach the server', async () => {
    const desk = await open();
    vi.mocked(lab.sheet).mockRejectedValueOnce(new Error('The server cannot be reached.'));
    desk.type(cost(0), '3');
    await desk.settle();
    expect([desk.trouble, desk.shown(cost(0), '2')]).toEqual(['The server cannot be reached.', '3']);
    await desk.settle();
    expect([desk.trouble, valueOf(desk, 0)]).toEqual(['', '3']);
  });

  it('keeps a draft in this tab until it is saved', async () => {
    const desk = await open();
    desk.type(cost(0), '3');
    await desk.settle();
    const again = await open();
    expect([again.changed, valueOf(again, 0)]).toEqual([true, '3']);
    const summary: SetSummary = { set: 'x', game: 'any', name: 'dear', version: 'dear@1', changed_at: 0, mine: true };
    const save = vi.spyOn(lab, 'save').mockResolvedValue(summary);
    await again.save('dear', 'new');
    expect(save.mock.lastCall![0]).toMatchObject({ game: 'any', name: 'dear', files: again.files });
    expect(again.changed).toBe(false);
    expect((await open()).standard).toBe(true);
  });

  it('takes over files that are tables, and no others', async () => {
    const desk = await open();
    const bad = { file: 'cards.toml', line: 3, list: null, entry: null, key: null, expected: 'expected TOML' };
    vi.mocked(lab.sheet).mockResolvedValueOnce({ ...answer({}), sheet: [], wrong: bad });
    expect(await desk.adopt({ 'cards.toml': '[[' })).toEqual(bad);
    expect([desk.sheet.length, desk.wrong]).toEqual([1, null]);
  });
});
