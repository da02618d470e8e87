// One language of the page, put in place while the page is built: each language is a build of its own, so that a page loads the
// sentences of its language and no others, and English pays nothing for the rest.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Attribute, FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';
import { parse } from 'smol-toml';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export interface Language {
  tag: string;
  locale: string;
  /** What its speakers call it. */
  name: string;
  /** The file of a font package with the letters that our own two faces lack. */
  font?: string;
  direction?: 'rtl';
}

/** All languages, English first. */
export const languages = JSON.parse(read(resolve(root, 'words/languages.json'))) as Language[];

/**
 * For tests: English in letters that nothing else on the page has, so that a sentence which does not come from a Fluent file
 * shows itself. `mirrored` also runs from right to left.
 */
export const PSEUDO: Language[] = [
  { tag: 'pseudo', locale: 'en-GB', name: 'Þšéûðô' },
  { tag: 'mirrored', locale: 'en-GB', name: 'Mîrrôrêð', direction: 'rtl' },
];
const isPseudo = (tag: string) => PSEUDO.some((one) => one.tag === tag);

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = 'áƀçðéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
/** A text in strange letters; the names of marks stay. */
export const strange = (text: string) =>
  text.replace(/<\/?[a-z]+>|[a-z]/gi, (found) => (found.length > 1 ? found : STRANGE[PLAIN.indexOf(found)]!));

/** A Fluent file in strange letters. */
function pseudo(text: string): string {
  class Strange extends Transformer {
    override visitTextElement(element: TextElement) {
      element.value = strange(element.value);
      return element;
    }
    // What may be told as a list is the name of a fact.
    override visitAttribute(attribute: Attribute) {
      return attribute.id.name === 'each' ? attribute : this.genericVisit(attribute);
    }
  }
  const resource = new FluentParser({ withSpans: false }).parse(text);
  new Strange().visit(resource);
  return new FluentSerializer({}).serialize(resource);
}

/** Where a language keeps what an English Fluent file says. */
export const fileIn = (tag: string, english: string) =>
  english.replace('/words/en/', `/words/${tag}/`).replace(/([/.])en\.ftl$/, `$1${tag}.ftl`);

/** The messages and terms of a Fluent file by id, each with its source; comments are left out. */
export function entries(text: string): Map<string, string> {
  const bare = text.replace(/^#.*\n?/gm, '');
  const starts = [...bare.matchAll(/^(-?[a-zA-Z][\w-]*)[ \t]*=/gm)];
  return new Map(starts.map((hit, n) => [hit[1]!, bare.slice(hit.index, starts[n + 1]?.index).trimEnd()]));
}

/** An English Fluent file in another language, and in English where a sentence is missing. */
export function translated(tag: string, english: string): string {
  if (isPseudo(tag)) return pseudo(read(english));
  const own = tag === 'en' ? '' : read(fileIn(tag, english));
  const all = new Map([...entries(read(english)), ...entries(own)]);
  return [...all.values()].join('\n');
}

/** The id under which a language names a component: its English name in lower case, with dashes. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, 'n-');

/** The value and the attributes of an entry, as plain texts. */
function texts(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, key, text] of entry.matchAll(/(?:^|\n\s+\.)([\w-]+)\s*=\s*((?:.|\n(?!\s+\.[\w-]+\s*=))*)/g))
    found.set(found.size ? key! : '', text!.replace(/\s*\n\s*/g, ' ').trim());
  return found;
}

/** Things that have an English name in a component file, with all they say. */
function things(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return 'name' in value ? [value as Record<string, unknown>, ...inside] : inside;
}

/** What the server says in English, and what this language says: of components and of the characters. */
export function vocabulary(tag: string) {
  const names: Record<string, string> = {};
  const sayings: Record<string, string> = {};
  const pair = (into: Record<string, string>, english: unknown, own: string | undefined) => {
    if (typeof english === 'string' && own) into[english] ??= own;
  };
  const take = (file: string, own: Map<string, string>, id: (thing: Record<string, unknown>) => string) => {
    for (const thing of things(parse(read(file)))) {
      const said = isPseudo(tag)
        ? new Map(
            Object.entries(thing).flatMap(([key, text]) =>
              typeof text === 'string' ? [[key === 'name' ? '' : key, strange(text)] as const] : [],
            ),
          )
        : texts(own.get(id(thing)) ?? '');
      pair(names, thing.name, said.get(''));
      pair(names, thing.short, said.get('short'));
      // Where there is little room, English says the last word of a name with an article; others say it whole.
      const last = /^The .*?(\S+)$/.exec(String(thing.name))?.[1];
      pair(names, last, said.get('short') ?? said.get(''));
      pair(sayings, thing.text, said.get('text'));
      pair(sayings, thing.about, said.get('about'));
    }
  };
  for (const game of readdirSync(resolve(root, 'games'))) {
    const own = entries(read(resolve(root, 'games', game, `words/cards.${tag}.ftl`)));
    const data = resolve(root, 'games', game, 'data');
    const files = existsSync(data) ? readdirSync(data).filter((file) => file.endsWith('.toml')) : [];
    for (const file of files) take(resolve(data, file), own, (thing) => slug(String(thing.name)));
  }
  const english = boxes('en');
  for (const [game, box] of Object.entries(boxes(tag))) {
    pair(names, english[game]?.title, box.title);
    for (const [order, about] of Object.entries(box.orders)) pair(sayings, english[game]?.orders[order], about);
  }
  const cast = entries(read(resolve(root, 'words', tag, 'characters.ftl')));
  take(resolve(root, 'bots/data/characters.toml'), cast, (thing) => String(thing.slug));
  return { names, sayings };
}

interface Box {
  title?: string;
  tagline?: string;
  /** What the game's standing orders do, by their names. */
  orders: Record<string, string>;
}

/** The titles of the boxes, what stands below them and the standing orders, by the names of the games. The program reads the same file. */
export function boxes(tag: string): Record<string, Box> {
  const own = translated(tag, resolve(root, 'words/en/games.ftl'));
  const said = [...entries(own)].map(([game, entry]): [string, Box] => {
    const all = texts(entry);
    const orders = [...all].flatMap(([key, text]) => (key.startsWith('order-') ? [[key.slice(6), text]] : []));
    return [game, { title: all.get(''), tagline: all.get('tagline'), orders: Object.fromEntries(orders) }];
  });
  return Object.fromEntries(said);
}

/** What a box says on the shelf. */
const titles = (tag: string) =>
  Object.fromEntries(Object.entries(boxes(tag)).map(([game, { title, tagline }]) => [game, { title, tagline }]));

/** Everything that a language says on the page. */
function everything(tag: string): string {
  const own = new RegExp(
    `(^words/${tag}/(?!program/).*|^games/[^/]+/words/(?!sketch)(.*\\.)?${tag})\\.ftl$|^games/[^/]+/RULES\\.${tag}\\.md$`,
  );
  const paths = ['words', 'games'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return paths
    .filter((path) => own.test(path))
    .map((path) => read(resolve(root, path)))
    .join('');
}

/**
 * The style sheet of a language's font, cut to the letters that its texts use: a whole Japanese font is a megabyte. Names of people
 * may have others, which the system's fonts draw.
 */
async function fontOf({ tag, name, font }: Language): Promise<string> {
  const folder = resolve(import.meta.dirname, 'node_modules/.fonts');
  mkdirSync(folder, { recursive: true });
  const letters = [...new Set(everything(tag) + name)].filter((letter) => letter > '\u02ff').join('');
  const whole = readFileSync(resolve(import.meta.dirname, 'node_modules', font!));
  // Of a font with all weights, those that the page uses.
  const variationAxes: Record<string, { min: number; max: number }> = {};
  if (font!.includes('-wght-')) variationAxes.wght = { min: 400, max: 700 };
  const cut = await subset(whole, letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(resolve(folder, `${tag}.woff2`), cut);
  const ranges = [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',');
  const path = resolve(folder, `${tag}.css`);
  writeFileSync(
    path,
    // The same weights and widths as the Latin face, or a browser takes the two for different fonts. One face serves for headings and for
    // reading: a second would cost more than it gives.
    `@font-face{font-family:'Poster';src:url('./${tag}.woff2') format('woff2');font-weight:200 800;font-stretch:75% 100%;font-display:swap;unicode-range:${ranges}}
:root{--reading:'Poster',sans-serif}
h1,h2,h3,h4,.headline{line-height:1.15!important}
`,
  );
  return path;
}

const NAMES = 'virtual:names';
const FONTS = 'virtual:fonts';

/** The page in one language. */
export function inLanguage(language: Language): Plugin {
  const { tag, locale, font, direction = 'ltr' } = language;
  return {
    name: 'in-language',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(tag), __LOCALE__: JSON.stringify(locale) } }),
    resolveId(id) {
      if (id === NAMES) return `\0${NAMES}`;
      if (id === FONTS) return font ? fontOf(language) : `\0${FONTS}`;
      return undefined;
    },
    load(id) {
      if (id === `\0${FONTS}`) return '';
      if (id === `\0${NAMES}`)
        return tag === 'en'
          ? 'export const names = {}, sayings = {}, boxes = {};'
          : Object.entries({ ...vocabulary(tag), boxes: titles(tag) })
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
              .join('\n');
      if (!id.endsWith('.ftl?raw')) return undefined;
      return `export default ${JSON.stringify(translated(tag, id.replace('?raw', '')))};`;
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${tag}" dir="${direction}">`),
  };
}
