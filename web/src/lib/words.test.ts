import { describe, expect, it, vi } from 'vitest';
import table from '../../../words/en/table.ftl?raw';
import json from '../../../words/samples.json?raw';
import { NAMES } from '../games';
import { Wording, wordingOf, type Listener, type Message } from './words';

const FILE = `
drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
played = { $seat } plays “{ $card }” { $cause }.
cause-ad = by an ad in { $at }
met = { $who } meet.
aimed = { $target ->
    [none] Nobody is meant.
   *[other] { $target } is meant.
}
`;
const wording = new Wording(table, FILE);
const ann: Listener = {
  names: ['Ann', 'Ben', 'Cy'],
  you: 0,
  component: (id) => (id === 'k05' ? 'Bus Tour' : undefined),
};
const say = (id: string, args: Message['args'] = {}, to = ann) => wording.say({ id, args }, to);

describe('messages as sentences', () => {
  it('addresses the one who reads, and calls the others by name', () => {
    expect(say('drew', { seat: { seat: 0 }, count: 1 })).toBe('You draw one card.');
    expect(say('drew', { seat: { seat: 1 }, count: 3 })).toBe('Ben draws 3 cards.');
    expect(say('drew', { seat: { seat: 0 }, count: 3 }, { ...ann, you: null })).toBe('Ann draws 3 cards.');
    expect(say('drew', { seat: { seat: 5 }, count: 3 })).toBe('Seat 6 draws 3 cards.');
  });

  it('names components, and words messages within messages', () => {
    const cause = { id: 'cause-ad', args: { at: 'Nairobi' } };
    expect(say('played', { seat: { seat: 1 }, card: { name: 'k05' }, cause })).toBe(
      'Ben plays “Bus Tour” by an ad in Nairobi.',
    );
    expect(say('played', { seat: { seat: 1 }, card: { name: 'k99' }, cause })).toContain('“k99”');
  });

  it('joins lists as people do', () => {
    const seats = (...list: number[]) => ({ who: list.map((seat) => ({ seat })) });
    expect(say('met', seats(0, 1, 2))).toBe('you, Ben and Cy meet.');
    expect(say('met', seats(0, 1))).toBe('you and Ben meet.');
    expect(say('met', { who: [3, 'four', { id: 'cause-ad', args: { at: 'C' } }] })).toBe(
      '3, four and by an ad in C meet.',
    );
  });

  it('knows what is missing', () => {
    expect(say('aimed', { target: 'none' })).toBe('Nobody is meant.');
    expect(say('aimed', { target: { seat: 2 } })).toBe('Cy is meant.');
  });

  it('shows a mistake instead of hiding it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(say('nowhere')).toBe('nowhere');
    expect(wording.has('nowhere')).toBe(false);
    expect(say('drew', { count: 2 })).toContain('2 cards');
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

/** `words/src/lib.rs` words the same samples. */
describe('the samples that the program and the page word alike', () => {
  interface Samples {
    words: string[];
    components: Record<string, string>;
    names: string[];
    said: { you: number | null; say: Message; sentence: string }[];
  }
  const { words, components, names, said } = JSON.parse(json) as Samples;
  const both = new Wording(table, words.join('\n'));
  it.each(said)('$sentence', ({ you, say, sentence }) => {
    expect(both.say(say, { names, you, component: (id) => components[id] })).toBe(sentence);
  });
});

it('no game gives a message of the shared table another meaning', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await Promise.all(NAMES.map(wordingOf));
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('a game without words of its own has those of the table', async () => {
  const first = wordingOf('nothing-yet');
  expect(wordingOf('nothing-yet')).toBe(first);
  expect(await first).toBeInstanceOf(Wording);
});
