// The page would also work in a language that is written from right to left: what stands beside something else says at the start or
// at the end, not left or right.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Where left and right are meant, since something is laid over a drawing that is the same in every language. */
const MEANT: Record<string, string> = {
  'games/kilonzo/Board.svelte': 'over the corners of the map, which are drawn at its left and right',
  'games/sarkaar/Board.svelte': 'the card under the pointer',
  'games/sarkaar/Pinned.svelte': 'beside the place of the map that it is about',
  'games/sarkaar/Race.svelte': 'knots and pegs on a scale that rises from left to right',
  'games/sarkaar/Tag.svelte': 'beside the place of the map that it is about',
};

/** The values of a shorthand. */
function values(text: string): string[] {
  let depth = 0;
  return [...text].reduce<string[]>(
    (all, letter) => {
      if (letter === '(') depth++;
      if (letter === ')') depth--;
      if (letter === ' ' && !depth) return [...all, ''];
      return [...all.slice(0, -1), all.at(-1)! + letter];
    },
    [''],
  );
}

function physical(property: string, value: string): boolean {
  // In the middle it is the same from both sides.
  if (/^(left|right)$/.test(property)) return value !== '50%';
  if (/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/.test(property)) return true;
  if (/^border-(top|bottom)-(left|right)-radius$/.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  if (!/^(margin|padding|inset|border-width)$/.test(property)) return false;
  const [, right, , left] = values(value);
  return left !== undefined && left !== right;
}

/** The declarations of a style sheet or of a component, and what its markup sets. */
function found(text: string, sheet: boolean): string[] {
  const style = sheet ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
  const rules = [...style.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g)];
  const said = rules.filter(([, property, value]) => physical(property!, value!.trim())).map(([all]) => all);
  // `:dir()` is built into a list of languages, for browsers that do not know it: an attribute says the same.
  const direction = style.match(/:dir\(\w+\)/g) ?? [];
  return [...said, ...direction, ...(sheet ? [] : (text.match(/style:(left|right|margin-\w+|padding-\w+)=/g) ?? []))];
}

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => [path, found(readFileSync(resolve(root, path), 'utf8'), path.endsWith('.css'))] as const);

it('knows left and right when it sees them', () => {
  const css =
    'a{ margin: 0 1px 2px 3px; padding: 0 1px 2px 1px; left: 50%; right: 2px; inset: 0 auto 0 0;\n text-align: left; }';
  expect(found(css, true)).toHaveLength(4);
  expect(found('a:dir(rtl) { scale: -1 1; }', true)).toHaveLength(1);
  expect(found('<i style:left="2px"></i><style>\n  i { border-left-color: red; }\n</style>', false)).toHaveLength(2);
});

it('nothing is laid out by left and right', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter(([path, all]) => all.length && !MEANT[path])).toEqual([]);
});

it('whatever may say left and right still does', () => {
  const those = sheets.filter(([, all]) => all.length).map(([path]) => path);
  expect(Object.keys(MEANT).filter((path) => !those.includes(path))).toEqual([]);
});
