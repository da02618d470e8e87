// The score of a series, as it is said.
import { expect, it } from 'vitest';
import { seriesWords } from './series';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

it('two players have a score between them, more have one each, and draws are counted', () => {
  expect(plain(seriesWords({ wins: [1, 0], draws: 0 }, ['Ann', 'Bea']))).toBe('Ann 1 – 0 Bea');
  expect(plain(seriesWords({ wins: [2, 1], draws: 1 }, ['Ann', 'Bea']))).toBe('Ann 2 – 1 Bea, 1 draw');
  expect(plain(seriesWords({ wins: [1, 0, 2], draws: 2 }, ['Ann', 'Bea', 'Cy']))).toMatch(
    /Ann 1.*Bea 0.*Cy 2, 2 draws/,
  );
});
