// @vitest-environment node
import { expect, it } from 'vitest';
import { pack, unpack } from './record';

it('a record survives its journey inside a link', async () => {
  const text = 'hustings record 1\ngame: kuzushi\nmoves:\n1 base 1,0\n0 base 2,1 é\n';
  const packed = await pack(text);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await unpack(packed)).toBe(text);
});

it('a cut link is an error, not half a record', async () => {
  const packed = await pack('hustings record 1\n'.repeat(20));
  await expect(unpack(packed.slice(0, 8))).rejects.toThrow();
});
