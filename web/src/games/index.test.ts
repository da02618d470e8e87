import { expect, it } from 'vitest';
import { generic } from '../lib/generic';
import { suited } from '.';

it('a room that knows only its own cards is used with no others', () => {
  const any = { ...generic };
  const own = { ...generic, ownSetOnly: true };
  expect(suited(own, 'hustings@1', 'hustings@1')).toBe(own);
  expect(suited(own, 'lab@2', 'hustings@1')).toBe(generic);
  expect(suited(own, undefined, null)).toBe(own);
  expect(suited(any, 'lab@2', 'hustings@1')).toBe(any);
});
