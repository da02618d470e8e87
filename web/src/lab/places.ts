// Where something stands in a set: the field of an entry, the entry, a list, a file.

import type { EntryAt, FieldKind, SheetEntry, SheetField, SheetFile, SheetList, WrongField } from '../generated/lab';

export interface Place {
  file: string;
  /** Missing for a field of the file itself. */
  entry?: EntryAt;
  key: string;
}

/** Such as `cards.toml / card / 3 / cost`: the same for the same place. */
export const nameOf = ({ file, entry, key }: Place): string =>
  JSON.stringify([file, entry?.list ?? '', entry?.number ?? '', key]);

const plain = (text: string) => text.replace(/[^\w-]/g, (letter) => `_${letter.codePointAt(0)!.toString(36)}`);

/** The element of a field, or of an entry where no key is given. */
export function elementOf(file: string, entry: EntryAt | undefined, key = ''): string {
  return plain(['lab', file, entry?.list ?? '', entry?.number ?? '', key].join('.'));
}

export function fieldAt(sheet: readonly SheetFile[], { file, entry, key }: Place): SheetField | undefined {
  const found = sheet.find((one) => one.name === file);
  const fields = entry
    ? found?.lists.find((one) => one.name === entry.list)?.entries[entry.number]?.fields
    : found?.fields;
  return fields?.find((one) => one.key === key);
}

/** Whether not every entry has this key: then it can be left empty. */
export function optional(list: SheetList, key: string): boolean {
  return list.entries.some((entry) => !entry.fields.some((field) => field.key === key));
}

/** A field of an entry; where the entry lacks it, an empty one of the kind that others have. */
export function fieldOf(list: SheetList, entry: SheetEntry, key: string): SheetField {
  const own = entry.fields.find((field) => field.key === key);
  if (own) return own;
  const all = list.entries.flatMap(({ fields }) => fields.filter((field) => field.key === key));
  const kind: FieldKind = all[0]?.kind ?? 'text';
  return { key, kind, value: '' };
}

/** What others of the list have in this field, if it is one of a few words: for proposals while one types. */
export function proposals(list: SheetList, key: string): string[] {
  if (['id', 'code', 'name', 'text'].includes(key)) return [];
  const values = list.entries.flatMap(({ fields }) => fields.filter((one) => one.key === key && one.kind === 'text'));
  const words = [...new Set(values.map(({ value }) => value))].sort();
  return words.length < 60 && words.every((one) => one.length < 48) ? words : [];
}

/** What an entry is called for people. */
export function titleOf(entry: SheetEntry): string {
  return entry.fields.find((field) => field.key === 'name')?.value || entry.id;
}

/** A list of entries, or the fields of the file itself: what one looks at at a time. */
export interface Part {
  file: string;
  list: SheetList | null;
  fields: SheetField[];
}

export function partsOf(sheet: readonly SheetFile[]): Part[] {
  return sheet.flatMap(({ name, fields, lists }) => [
    ...(fields.length ? [{ file: name, list: null, fields }] : []),
    ...lists.map((list) => ({ file: name, list, fields: [] })),
  ]);
}

export const partName = (part: Part): string => `${part.file}/${part.list?.name ?? ''}`;

/** The part that an error belongs to. */
export function partOf(parts: readonly Part[], wrong: WrongField): Part | undefined {
  const inFile = parts.filter((part) => part.file === wrong.file);
  return inFile.find((part) => (part.list?.name ?? null) === wrong.list) ?? inFile[0];
}

/** Where in its part an error stands: at a field that is shown, else at its entry, else above all. */
export function standsAt(part: Part, wrong: WrongField | null): { entry: number | null; key: string | null } | null {
  if (!wrong || wrong.file !== part.file) return null;
  const own = (part.list?.name ?? null) === wrong.list;
  if (!own) return null;
  if (!part.list) {
    const known = part.fields.some((field) => field.key === wrong.key);
    return { entry: null, key: known ? wrong.key : null };
  }
  const entry = wrong.entry !== null && wrong.entry < part.list.entries.length ? wrong.entry : null;
  return { entry, key: entry !== null && wrong.key !== null && part.list.keys.includes(wrong.key) ? wrong.key : null };
}
