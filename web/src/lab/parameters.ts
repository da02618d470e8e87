// The numbers that a sweep can vary, as the server names them: `cards.LAN.cost`, `rules.income`, `strokes.m01.effect.1`, `grid`.

import type { SheetField, SheetFile } from '../generated/lab';
import type { GameInfo } from '../generated/protocol';
import { titleOf } from './places';

export interface Parameter {
  /** As the server takes it. */
  parameter: string;
  /** The entry it belongs to; empty for a number of the file or an option. */
  title: string;
  key: string;
  /** Which of several numbers in the field, from 1; null where the field is one number. */
  nth: number | null;
  value: number;
}

/** The numbers in a field; none where it has none. */
export function numbersIn({
  key,
  kind,
  value,
}: SheetField): { path: string; key: string; nth: number | null; value: number }[] {
  if (kind === 'number') return [{ path: key, key, nth: null, value: Number(value) }];
  if (kind === 'toml' && value.startsWith('{'))
    return [...value.matchAll(/([\w-]+)\s*=\s*(-?\d+)\s*(?=[,}])/g)].map(([, part, number]) => ({
      path: `${key}.${part}`,
      key: `${key} ${part}`,
      nth: null,
      value: Number(number),
    }));
  const list =
    kind === 'toml' ? /^\[([\s\d,-]*)\]$/.exec(value)?.[1]?.split(',') : kind === 'text' ? value.split(' ') : [];
  const numbers = (list ?? []).map((word) => word.trim()).filter((word) => /^-?\d+$/.test(word));
  return numbers.map((number, i) => ({ path: `${key}.${i + 1}`, key, nth: i + 1, value: Number(number) }));
}

/** Whether the server finds an entry by this id. */
const named = (fields: SheetField[], id: string) =>
  id !== '' &&
  !id.includes('.') &&
  fields.some(({ key, value }) => ['id', 'code', 'name'].includes(key) && value === id);

export function parametersOfEntry(file: string, id: string, fields: SheetField[]): Parameter[] {
  if (!named(fields, id)) return [];
  const title = titleOf({ id, fields });
  const worth = fields.filter(({ key }) => !['id', 'code', 'name', 'text'].includes(key));
  return worth.flatMap((field) =>
    numbersIn(field).map(({ path, ...rest }) => ({ parameter: `${stem(file)}.${id}.${path}`, title, ...rest })),
  );
}

const stem = (file: string) => file.replace(/\.toml$/, '');

export function parametersOfFile(file: string, fields: SheetField[]): Parameter[] {
  return fields.flatMap((field) =>
    numbersIn(field).map(({ path, ...rest }) => ({ parameter: `${stem(file)}.${path}`, title: '', ...rest })),
  );
}

/** All that can be varied: of the files, and the options that are numbers. */
export function parameters(sheet: readonly SheetFile[], info: GameInfo | null): Parameter[] {
  const options = (info?.options ?? []).flatMap((option): Parameter[] =>
    option.type === 'number'
      ? [{ parameter: option.name, title: '', key: option.name, nth: null, value: option.default ?? option.min }]
      : [],
  );
  const files = sheet.flatMap(({ name, fields, lists }) => [
    ...parametersOfFile(name, fields),
    ...lists.flatMap(({ entries }) => entries.flatMap((entry) => parametersOfEntry(name, entry.id, entry.fields))),
  ]);
  return [...files, ...options];
}

/** A range around a value: 2 more and 2 less, but a price is not less than nothing. */
export function around(value: number): string {
  const from = value >= 0 ? Math.max(0, value - 2) : value - 2;
  return `${from}..${value + 2}`;
}

/** The ends of a range such as `1..5`; null where it is none. */
export function ends(range: string): [number, number] | null {
  const found = /^\s*(-?\d+)\s*\.\.\s*(-?\d+)\s*$/.exec(range);
  if (!found) return null;
  const [from, to] = [Number(found[1]), Number(found[2])];
  return from <= to && to - from < 100 ? [from, to] : null;
}
