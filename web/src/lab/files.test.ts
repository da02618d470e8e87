// A set as one text and back, and the numbers in it that can be varied.
import { describe, expect, it } from 'vitest';
import type { SheetFile } from '../generated/lab';
import { bundle, unbundle } from './bundle';
import { around, ends, parameters } from './parameters';

describe('a set as one text', () => {
  const files = { 'cards.toml': '# All.\n[[card]]\nid = "a"\n', 'rules.toml': 'income = 3\n' };
  it('comes back as it was', () => expect(unbundle(bundle(files), 'cards.toml')).toEqual(files));
  it('may be a single file without a name', () => {
    expect(unbundle('income = 4\n', 'rules.toml')).toEqual({ 'rules.toml': 'income = 4\n' });
  });
});

describe('numbers to vary', () => {
  const sheet: SheetFile[] = [
    {
      name: 'rules.toml',
      fields: [
        { key: 'income', value: '3', kind: 'number' },
        { key: 'national', value: '{ at = 5, vp = 4 }', kind: 'toml' },
      ],
      lists: [],
    },
    {
      name: 'cards.toml',
      fields: [],
      lists: [
        {
          name: 'card',
          keys: ['code', 'name', 'cost', 'effect', 'seats'],
          entries: [
            {
              id: 'FRE',
              fields: [
                { key: 'code', value: 'FRE', kind: 'text' },
                { key: 'name', value: 'Freebies 2', kind: 'text' },
                { key: 'cost', value: '2', kind: 'number' },
                { key: 'effect', value: 'gain voter 1 2', kind: 'text' },
                { key: 'seats', value: '[1, 4]', kind: 'toml' },
              ],
            },
            { id: '2', fields: [{ key: 'count', value: '7', kind: 'number' }] },
          ],
        },
      ],
    },
  ];
  it('are named as the server finds them', () => {
    expect(parameters(sheet, null).map(({ parameter, value }) => [parameter, value])).toEqual([
      ['rules.income', 3],
      ['rules.national.at', 5],
      ['rules.national.vp', 4],
      ['cards.FRE.cost', 2],
      ['cards.FRE.effect.1', 1],
      ['cards.FRE.effect.2', 2],
      ['cards.FRE.seats.1', 1],
      ['cards.FRE.seats.2', 4],
    ]);
  });
  it('have ranges around what they are', () => {
    expect([around(2), around(1), around(-3)]).toEqual(['0..4', '0..3', '-5..-1']);
    expect([ends('1..5'), ends(' -5..-1 '), ends('5..1'), ends('1-5')]).toEqual([[1, 5], [-5, -1], null, null]);
  });
});
