// @vitest-environment node
// Every language says what English says: nothing more, with the same facts and marks. What it lacks is said in English, and listed here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { boxes, entries, fileIn, languages, slug, vocabulary } from '../../languages';
import { isNode } from './sources';

const root = resolve(import.meta.dirname, '../../..');
const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => resolve(folder, path));
const english = [
  ...files(resolve(root, 'words/en'), /\.ftl$/),
  ...readdirSync(resolve(root, 'games')).flatMap((game) =>
    files(resolve(root, 'games', game, 'words'), /^(page\.|lesson\.|sketch\.)?en\.ftl$/),
  ),
];

interface Said {
  /** All facts it asks for, and those that it shows. */
  facts: Set<string>;
  shown: Set<string>;
  marks: Set<string>;
}

/** What the messages and attributes of a file ask for. */
function said(path: string): Map<string, Said> {
  const found = new Map<string, Said>();
  const text = readFileSync(path, 'utf8');
  const look = (value: unknown, into: Said, shows: boolean) => {
    if (typeof value === 'string') for (const [, mark] of value.matchAll(/<([a-z]+)>/g)) into.marks.add(mark!);
    if (Array.isArray(value)) for (const one of value) look(one, into, true);
    else if (isNode(value)) {
      if (value.type === 'var') {
        into.facts.add(String(value.name).replace(/-is$/, ''));
        if (shows) into.shown.add(String(value.name));
      }
      for (const [key, one] of Object.entries(value)) look(one, into, key !== 'selector');
    } else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) look(one, into, true);
  };
  for (const { id, value, attributes } of new FluentResource(text).body)
    for (const [key, one] of [
      [id, value] as const,
      ...Object.entries(attributes).map((a) => [`${id}.${a[0]}`, a[1]] as const),
    ]) {
      if (one === null) continue;
      const into: Said = { facts: new Set(), shown: new Set(), marks: new Set() };
      look(one, into, true);
      found.set(key, into);
    }
  for (const id of entries(text).keys())
    if (!found.has(id) && !id.startsWith('-') && ![...found.keys()].some((key) => key.startsWith(`${id}.`)))
      throw new Error(`${path}: ${id} cannot be read`);
  return found;
}

/** What is wrong with a file in another language. */
function wrong(own: string, en: string): string[] {
  const [mine, theirs] = [said(own), said(en)];
  return [...mine].flatMap(([id, { facts, marks }]) => {
    const wanted = theirs.get(id);
    if (!wanted) return id.startsWith('-') ? [] : [`${id} is not in English`];
    return [
      ...[...facts].filter((one) => !wanted.facts.has(one)).map((one) => `${id} asks for ${one}`),
      ...[...wanted.shown].filter((one) => !facts.has(one)).map((one) => `${id} leaves out ${one}`),
      ...[...wanted.marks].filter((one) => !marks.has(one)).map((one) => `${id} lacks the mark ${one}`),
      ...[...marks].filter((one) => !wanted.marks.has(one)).map((one) => `${id} has a mark ${one} of its own`),
    ];
  });
}

describe.each(languages.slice(1))('$name', ({ tag }) => {
  const pairs = english.map((en) => ({ en, own: fileIn(tag, en) })).filter(({ own }) => existsSync(own));
  it('asks for what English asks for', () => {
    expect(pairs.length).toBeGreaterThan(0);
    expect(
      pairs.flatMap(({ en, own }) => wrong(own, en).map((what) => `${own.slice(root.length + 1)}: ${what}`)),
    ).toEqual([]);
  });
  it('lists what it lacks', () => {
    const missing = english.flatMap((en) => {
      const own = fileIn(tag, en);
      const known = existsSync(own) ? entries(readFileSync(own, 'utf8')) : new Map<string, string>();
      return [...entries(readFileSync(en, 'utf8')).keys()].filter((id) => !known.has(id) && !id.startsWith('-'));
    });
    if (missing.length) console.log(`${tag} says ${missing.length} sentences in English: ${missing.join(', ')}`);
    // A few may follow later; a language that lacks more is not one to offer.
    expect(missing.length).toBeLessThan(130);
  });
  it('names components, characters and boxes', () => {
    const { names, sayings } = vocabulary(tag);
    expect(Object.keys(names).length).toBeGreaterThan(150);
    expect(Object.keys(sayings).length).toBeGreaterThan(100);
    expect(Object.keys(boxes(tag)).sort()).toEqual(readdirSync(resolve(root, 'games')).sort());
  });
});

it('a name becomes an id', () => {
  expect(slug('Kissing Babies')).toBe('kissing-babies');
  expect(slug('“24/7” News!')).toBe('n-24-7-news');
});
