// For tests: a small set, and a server that edits it as the real one does.

import type { Edit, SheetEntry, SheetField, SheetFile, WrongField } from '../generated/lab';
import type { AskSheet, SetSheet } from '../generated/protocol';

type Entry = Record<string, string | number | boolean>;
interface Cards {
  hand: number;
  card: Entry[];
}

export const CARDS: Cards = {
  hand: 5,
  card: [
    { id: 'a', name: 'Ann', cost: 2 },
    { id: 'b', name: 'Ben', cost: 1, bolster: true, effect: 'draw 4' },
  ],
};

const write = (cards: Cards) => ({ 'cards.toml': JSON.stringify(cards) });

function field(key: string, value: string | number | boolean): SheetField {
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'truth' : 'text';
  return { key, value: String(value), kind };
}
const entry = (one: Entry): SheetEntry => ({
  id: String(one.id),
  fields: Object.entries(one).map(([key, value]) => field(key, value)),
});

function sheetOf(cards: Cards): SheetFile[] {
  const keys = [...new Set(cards.card.flatMap((one) => Object.keys(one)))];
  const list = { name: 'card', keys, entries: cards.card.map(entry) };
  return [{ name: 'cards.toml', fields: [field('hand', cards.hand)], lists: [list] }];
}

const wrong = (number: number | null, key: string | null, expected: string): WrongField => ({
  file: 'cards.toml',
  line: number === null ? 0 : 7 + number,
  list: number === null ? null : 'card',
  entry: number,
  key,
  expected,
});

/** Makes an edit, or says why not. */
function edited(cards: Cards, edit: Edit): WrongField | null {
  if (edit.type === 'copy') {
    const model = cards.card[edit.entry.number]!;
    cards.card.splice(edit.entry.number + 1, 0, { ...model, id: `${model.id}b` });
    return null;
  }
  if (edit.type === 'remove') {
    cards.card.splice(edit.entry.number, 1);
    return null;
  }
  const at = edit.entry?.number ?? null;
  const target = (at === null ? cards : cards.card[at]!) as Entry;
  if (edit.value === null) Reflect.deleteProperty(target, edit.key);
  else if (typeof target[edit.key] === 'number') {
    if (!/^-?\d+$/.test(edit.value)) return wrong(at, edit.key, 'not-whole');
    target[edit.key] = Number(edit.value);
  } else target[edit.key] = edit.value;
  return null;
}

/** Answers `POST sheet`: prices above 9 are what the loader refuses. */
export function answer({ files, edits = [] }: AskSheet): SetSheet {
  const cards = JSON.parse(files?.['cards.toml'] ?? JSON.stringify(CARDS)) as Cards;
  let refused: WrongField | null = null;
  for (const edit of edits) if ((refused = edited(cards, edit))) break;
  const dear = cards.card.findIndex((one) => Number(one.cost) > 9);
  if (!refused && dear !== -1) refused = wrong(dear, 'cost', 'too-dear');
  const before = CARDS.card.map((one) => Number(one.cost));
  return {
    files: write(cards),
    sheet: sheetOf(cards),
    wrong: refused,
    differences: cards.card.flatMap((one, i) =>
      before[i] !== undefined && before[i] !== one.cost
        ? [
            {
              file: 'cards.toml',
              entry: String(one.name),
              key: 'cost',
              before: String(before[i]),
              after: String(one.cost),
            },
          ]
        : [],
    ),
    faces: null,
    components: refused ? {} : { a: 'Ann', b: 'Ben' },
  };
}
