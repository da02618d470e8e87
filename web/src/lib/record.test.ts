// @vitest-environment node
import { expect, it } from 'vitest';
import { instead, pack, setOf, unpack, write } from './record';

it('a record survives its journey inside a link', async () => {
  const text = write({ game: 'kuzushi', rules: 1, seats: 2, options: { grid: 6 } }, ['1 base 1,0', '0 base 2,1 é']);
  const packed = await pack(text);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await unpack(packed)).toBe(text);
});

it('a cut link is an error, not half a record', async () => {
  const packed = await pack('hustings record 1\n'.repeat(20));
  await expect(unpack(packed.slice(0, 8))).rejects.toThrow();
});

it('a record can be played on differently from any move', () => {
  const opening = { game: 'kuzushi', rules: 1, seats: 2, options: { grid: 6 } };
  const text = write(opening, ['1 base 1,0', '# a remark', '0 base 2,1', '1 flip 1,1']).trimEnd();
  const finished = `${text}\nresult: {"ranks":[1,2]}\nevents: 0123\n`;
  expect(instead(finished, 1, ['0 base 0,1'])).toBe(write(opening, ['1 base 1,0', '0 base 0,1']));
  expect(instead(finished, 0)).toBe(write(opening, []));
  expect(instead(finished, 9)).toBe(write(opening, ['1 base 1,0', '0 base 2,1', '1 flip 1,1']));
});

it('a record says which cards it was played with', () => {
  const opening = { game: 'any', rules: 1, seats: 2, options: {} };
  expect(setOf(write({ ...opening, set: 'lab "two"@0123' }, ['0 pass']))).toBe('lab "two"@0123');
  expect(setOf(write(opening, ['0 pass']))).toBeNull();
});
