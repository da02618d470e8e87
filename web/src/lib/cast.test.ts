// The company that is proposed at a table of bots.
import { describe, expect, it } from 'vitest';
import type { BotInfo } from '../generated/protocol';
import { cast, mixed } from './cast.svelte';
import { drawn, faces } from './portrait';
import { gameInfo } from './testing';

const FACE: BotInfo['face'] = {
  shape: 1,
  skin: 2,
  hair: 'bob',
  hair_tone: 3,
  cover: 'straw',
  glasses: 0,
  lip: 'none',
  brow: 0,
  mouth: 0,
  collar: 0,
};
const bots = ['a', 'b', 'c', 'd', 'e', 'f'].map((spec): BotInfo => ({
  spec,
  title: spec.toUpperCase(),
  about: '',
  temper: 'even',
  face: FACE,
  rating: null,
}));

describe('mixed company', () => {
  it('begins in the middle and seats nobody twice while there are enough', () => {
    expect(mixed(bots, 1)).toEqual(['c']);
    expect(new Set(mixed(bots, 5)).size).toBe(5);
    expect(new Set(mixed(bots.slice(0, 5), 5)).size).toBe(5);
  });
  it('seats somebody again when there are not, and nobody where there is none', () => {
    expect(mixed(bots.slice(0, 2), 3)).toHaveLength(3);
    expect(mixed([], 3)).toEqual([]);
  });
});

describe('the cast', () => {
  it('knows a bot by what is sent for it, once the shelf has come', () => {
    expect(cast.who('a')).toBeUndefined();
    cast.meet([gameInfo({ bots })]);
    expect(cast.who('a')?.title).toBe('A');
    expect(cast.who('mcts:nodes=3')).toBeUndefined();
    expect(cast.who(null)).toBeUndefined();
    expect(cast.called('B')?.spec).toBe('b');
    expect(cast.called('b')).toBeUndefined();
  });
  it('has faces of its own, not drawn from names', () => {
    const [own, other] = faces([
      { seed: 'x', bot: true, bust: FACE },
      { seed: 'x', bot: true },
    ]);
    expect(own).toEqual(drawn(FACE));
    expect([own!.kind, own!.hairTone, other!.kind]).toEqual(['person', 3, 'machine']);
  });
});
