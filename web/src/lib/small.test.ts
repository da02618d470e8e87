// The small rooms: addresses, joints of sentences, faces.
import { describe, expect, it } from 'vitest';
import { ago, clock, listed, place } from './language';
import { face, faces } from './portrait';
import { match } from './router.svelte';
import { oneLine } from './text';

describe('addresses', () => {
  it('match with their parts', () => {
    expect(match('/t/:id', '/t/abc')).toEqual({ id: 'abc' });
    expect(match('/t/:id', '/t/abc/')).toEqual({ id: 'abc' });
    expect(match('/g/:game/rules', '/g/politics-as-usual/rules')).toEqual({ game: 'politics-as-usual' });
    expect(match('', '/')).toEqual({});
  });
  it('do not match too little, too much or nonsense', () => {
    expect(match('/t/:id', '/t/')).toBeNull();
    expect(match('/t/:id', '/t/a/b')).toBeNull();
    expect(match('/t/:id', '/t/%E0%A4%A')).toBeNull();
  });
});

describe('sentences', () => {
  it('list, count and tell time', () => {
    expect(listed(['Ann'])).toBe('Ann');
    expect(listed(['Ann', 'Ben', 'Cy'])).toBe('Ann, Ben and Cy');
    expect([1, 2, 3, 4, 11, 22].map(place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
    expect(clock(125_000)).toBe('2:05');
    expect(clock(-5)).toBe('0:00');
    expect(clock(3 * 86_400_000)).toBe('3 days');
    expect(ago(61_000)).toBe('1 minute ago');
  });
});

describe('words for others', () => {
  it('are one line that cannot turn around', () => {
    expect(oneLine(' I\tvote\nyes\u2028 now ', 140)).toBe('I vote yes now');
    expect(oneLine('a\u202eb\u200bc', 140)).toBe('abc');
    expect(oneLine('नमस्ते 👩‍🌾', 140)).toBe('नमस्ते 👩‍🌾');
    expect([...oneLine('😀'.repeat(200), 140)].length).toBe(140);
    // Not a farmer without her field, nor a consonant without its vowel.
    expect(oneLine('ab👩‍🌾', 4)).toBe('ab');
    expect(oneLine('नमस्ते', 5)).toBe('नम');
  });
});

describe('faces', () => {
  it('are the same for the same seed', () => {
    expect(face('ann')).toEqual(face('ann'));
  });
  it('are never alike at one table', () => {
    for (let table = 0; table < 200; table++) {
      const six = faces(Array.from({ length: 6 }, (_, i) => ({ seed: `${table}-${i % 3}`, bot: false })));
      const likeness = six.map((one) => [one.hair, one.cover, one.lip, one.glasses, one.skin].join());
      expect(new Set(likeness).size).toBe(6);
    }
  });
});
