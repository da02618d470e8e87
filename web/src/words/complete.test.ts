// @vitest-environment node
// Every word of the shared page stands in a Fluent file: none is missing there, none is unused, facts fit, and none stands in the
// code. The games' folders have their own words.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { isNode, keys, texts, treeOf, walk, type Node } from './sources';

const src = resolve(import.meta.dirname, '..');
const words = resolve(src, '../../words/en');
const read = (folder: string, path: string) => readFileSync(resolve(folder, path), 'utf8');

/** Whatever may ask for a message, as trees by path. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) =>
      /\.(ts|svelte)$/.test(path) &&
      !/\.test\.ts$|^generated\/|^test-setup|^words\/sources|^lib\/testing-words/.test(path),
  )
  .map((path) => ({ path, tree: treeOf(path, read(src, path)) }));
/** What the shared page is made of. */
const page = sources.filter(({ path }) => !/^games\/|^lib\/(testing|mock-socket)\./.test(path));

type Known = Map<string, Set<string>>;
/** The messages of a file, each with the facts that it asks for. */
function messages(path: string): Known {
  const facts = (value: unknown, found = new Set<string>()): Set<string> => {
    if (typeof value !== 'object' || value === null) return found;
    // Who a seat is comes with the seat.
    if (isNode(value) && value.type === 'var') found.add(String(value.name).replace(/-is$/, ''));
    for (const one of Object.values(value)) facts(one, found);
    return found;
  };
  return new Map(new FluentResource(read(words, path)).body.map(({ id, value }) => [id, facts(value)]));
}
const parts = readdirSync(resolve(words, 'page')).map((file) => file.replace('.ftl', ''));
const known = new Map(parts.map((part) => [part, messages(`page/${part}.ftl`)]));
/** What can be asked of a part: its own phrases, and those of the part that its module asks for the rest. */
function asking(part: string): Known {
  const next = /from '\.\/(\w+)'/.exec(read(src, `words/${part}.ts`))?.[1];
  return new Map([...(next ? asking(next) : []), ...known.get(part)!]);
}

/** Ids by a pattern in which `*` stands for what is filled in. */
function fitting(pattern: string, ids: Iterable<string>): string[] {
  const wanted = new RegExp(`^${pattern.replace(/[^\w*-]/g, '\\$&').replaceAll('*', '.+')}$`);
  return [...ids].filter((id) => wanted.test(id));
}

/** What is wrong with asking for a message: there is none, or it asks for other facts than it is given. */
function wrongly(pattern: string, given: string[] | null, among: Known): string[] {
  const ids = fitting(pattern, among.keys());
  if (!ids.length) return [`${pattern} is in no file`];
  const sorted = (names: Iterable<string>) => [...names].sort().join(', ');
  const wanted = sorted(new Set(ids.flatMap((id) => [...among.get(id)!])));
  return given === null || wanted === sorted(given) ? [] : [`${pattern} asks for ${wanted}, is given ${sorted(given)}`];
}

/** The names by which a source asks for phrases, each with the part whose phrases they are. */
function askers(tree: Node): Map<string, string> {
  const found = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const part = /\/words\/(\w+)$/.exec(String((node.source as Node).value))?.[1];
    for (const one of node.specifiers as { imported?: { name: string }; local: { name: string } }[])
      if (part && ['phrase', 'marked'].includes(one.imported?.name ?? '')) found.set(one.local.name, part);
  });
  return found;
}

describe('the phrases of the page', () => {
  const used = new Set<string>();
  const wrong: string[] = [];
  for (const { path, tree } of sources) {
    const asks = askers(tree);
    walk(tree, (node) => {
      const part = node.type === 'CallExpression' ? asks.get(String((node.callee as Node).name)) : undefined;
      if (!part) return;
      const [id, facts] = node.arguments as Node[];
      const among = asking(part);
      for (const one of texts(id)) {
        const found = one ? wrongly(one.text, facts ? keys(facts) : [], among) : ['an id that is not written out'];
        wrong.push(...found.map((what) => `${path}: ${what}`));
        for (const fit of one ? fitting(one.text, among.keys()) : []) used.add(fit);
      }
    });
  }
  it('are there, with the facts they are given', () => expect(wrong).toEqual([]));
  it('are all used', () => {
    const ids = [...known.values()].flatMap((one) => [...one.keys()]);
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('the sentences of the shared table', () => {
  const own = messages('page.ftl');
  const others = [
    'table.ftl',
    'setup/options.ftl',
    ...readdirSync(resolve(words, 'guide')).map((file) => `guide/${file}`),
  ];
  const ids = new Map([...others.flatMap((file) => [...messages(file)]), ...own]);
  const used = new Set<string>();
  const wrong: string[] = [];
  for (const { path, tree } of sources)
    walk(tree, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const of = (name: string) =>
        (node.properties as Node[]).find((one) => isNode(one.key) && one.key.name === name)?.value;
      // Whatever has an id may be a message. A game's are its own; and not every id is one.
      for (const id of texts(of('id'))) {
        // What begins with a variable may be anything.
        if (!id || id.text.startsWith('*')) continue;
        const fit = fitting(id.text, ids.keys());
        for (const one of fit) used.add(one);
        const missing = !fit.length && !path.startsWith('games/') && id.text.includes('-');
        if (missing || (fit.length && !id.text.includes('*')))
          wrong.push(...wrongly(id.text, of('args') ? keys(of('args')) : null, ids).map((what) => `${path}: ${what}`));
      }
    });
  it('are there, with the facts they are given', () => expect(wrong).toEqual([]));
  it('are all used', () => expect([...own.keys()].filter((id) => !used.has(id))).toEqual([]));
});

it('no two messages have one id', () => {
  const files = ['table.ftl', 'page.ftl', ...parts.map((part) => `page/${part}.ftl`)];
  const ids = files.flatMap((file) => [...read(words, file).matchAll(/^[a-z][\w-]*(?= =)/gm)].map(String));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

/** Read or heard by people, whatever element or component has it. */
const READ = /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|label|legend|about|text)$/;
/** What stands in these is no language: keys, code. */
const BARE = ['kbd', 'code'];
/** The name of the program, and a number. */
const ALLOWED = ['Hustings', '404'];

it('no word stands in markup', () => {
  const wrong: string[] = [];
  for (const { path, tree } of page)
    walk(tree, (node, around) => {
      if (node.type === 'RegularElement' && BARE.includes(String(node.name))) return false;
      const at = around.findLast(({ type }) => ['Attribute', 'StyleDirective', 'Fragment'].includes(type));
      if (!at || (at.type !== 'Fragment' && !READ.test(String(at.name)))) return true;
      const found =
        node.type === 'Text'
          ? [String(node.data)]
          : node.type === 'ExpressionTag'
            ? texts(node).map((one) => one?.text)
            : [];
      for (const text of found)
        if (text && /\p{L}/u.test(text) && !ALLOWED.includes(text.trim())) wrong.push(`${path}: ${text.trim()}`);
      return true;
    });
  expect(wrong).toEqual([]);
});

/** Two words beside each other, or one with the mark that ends a sentence. */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}|\p{L}{2,}[.?!…]$/u;
/** What is called with selectors, media queries, or a report that no player reads. */
const MACHINES = /^(querySelector(All)?|closest|matches|matchMedia|MediaQuery|error|warn)$/;
/** Lines of a record, fonts, selectors and media queries. */
const NO_WORDS = /^hustings record 1|, (sans-)?serif$|^[.[(]/;

it('no sentence stands in code', () => {
  const wrong: string[] = [];
  for (const { path, tree } of page)
    walk(tree, (node) => {
      if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return false;
      if (
        node.type === 'Attribute' &&
        /^(class|style|d|viewBox|patternTransform|accept|autocomplete)$/.test(String(node.name))
      )
        return false;
      const callee = isNode(node.callee) ? node.callee : null;
      const name = isNode(callee?.property) ? callee.property.name : callee?.name;
      if (MACHINES.test(String(name))) return false;
      if ((node.type === 'Literal' && !node.regex) || node.type === 'TemplateLiteral')
        for (const { text } of texts(node).filter((one) => one !== null))
          if (SENTENCE.test(text) && !NO_WORDS.test(text)) wrong.push(`${path}: ${text}`);
      return true;
    });
  expect(wrong).toEqual([]);
});
