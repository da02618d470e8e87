/// <reference types="node" />
// For the tests of all games: what a game's page says stands in its Fluent files, and only there.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';

/** A node of Svelte's or ESTree's tree; its kind is in `type`. */
type Node = Record<string, unknown> & { type: string };

export interface Allowed {
  /** Texts that are no language: names of keys, notation of moves, the name on the lid. */
  texts?: readonly (string | RegExp)[];
  /** Files with nothing to read in them, such as pictures. */
  files?: readonly string[];
}

/** What a text may be anywhere: a rule's number, a key, a measure of CSS. */
const ALWAYS = [
  /^[A-Z]{2}-\d+(\.\d+[a-z]?)*$/,
  /^(Arrow(Left|Right|Up|Down)|Enter|Escape|Esc|Tab|Home|End|Shift|Space)$/,
  /^(px|em|%|deg)[,)]?( |$)/,
];
/** Attributes that are shown or read aloud. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt)$/;
/** What leads to a position of a lesson. */
const NOTATION = new Set(['moves', 'solutions', 'seed']);
/** These put English together. */
const ENGLISH = new Set(['listed', 'ordinal']);

const LETTERS = /\p{L}/u;
const WORD = /\p{L}{2}/u;
/** Two words, or a word that begins as a sentence does. */
const PROSE = /\p{L}{2,}[,.;:]? \p{L}+|^\p{Lu}\p{Ll}{2}/u;
/** A class or a path may be two words: only what begins as a sentence counts. */
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{L}/u;
/** A word beside a gap: part of a sentence. */
const JOINT = /(^|\s)\p{L}{2,}[,.;:]?(\s|$)|\s\p{L}{2,}|\p{L}{2,}[,.;:]?\s/u;

/**
 * What is wrong with the words of a game's page: a message that is missing, unused or cannot be read, facts that differ, and text
 * written into the code. `say('id', { fact })` is looked for everywhere; `lesson.ts` has a file of its own.
 */
export function wordsFit(game: string, allowed: Allowed = {}): string[] {
  const root = resolve(import.meta.dirname, '../../..');
  const folder = resolve(root, 'web/src/games', game);
  const files = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^sample\b/.test(name))
      .filter((name) => !allowed.files?.includes(name))
      .map((name) => [name, readFileSync(resolve(folder, name), 'utf8')]),
  );
  const words = (name: string) => readFileSync(resolve(root, 'games', game, 'words', name), 'utf8');
  const [page, lesson, rules] = [words('page.en.ftl'), words('lesson.en.ftl'), words('en.ftl')];
  return complaints(files, { page, lesson, rules }, allowed.texts);
}

/** The same for files that are given. The page may use messages of the rules inside its own. */
export function complaints(
  files: Record<string, string>,
  words: { page: string; lesson?: string; rules?: string },
  allowed: readonly (string | RegExp)[] = [],
): string[] {
  const found: string[] = [];
  const page = new Sentences(words.page, 'page.en.ftl', words.rules);
  const lesson = new Sentences(words.lesson ?? '', 'lesson.en.ftl');
  for (const [name, text] of Object.entries(files))
    found.push(...new Reader(name, text, name === 'lesson.ts' ? lesson : page, allowed).read());
  return [...found, ...page.wrong(), ...lesson.wrong()];
}

/** What a message is made of: facts, and other messages. */
interface Needs {
  variables: Set<string>;
  messages: Set<string>;
}

function needs(pattern: unknown): Needs {
  const [variables, messages] = [new Set<string>(), new Set<string>()];
  walk(pattern, ({ type, name }) => {
    if (type === 'var') variables.add(String(name));
    if (type === 'mesg') messages.add(String(name));
    if (type === 'term') messages.add(`-${String(name)}`);
    return true;
  });
  return { variables, messages };
}

/** The messages of a Fluent file, and which of them were said. */
class Sentences {
  readonly #facts = new Map<string, Needs>();
  readonly #rules = new Map<string, Needs>();
  readonly #used = new Set<string>();
  readonly #wrong: string[] = [];

  constructor(
    source: string,
    readonly name: string,
    rules = '',
  ) {
    for (const { id, value } of new FluentResource(source).body) {
      if (this.#facts.has(id)) this.#wrong.push(`${name}: “${id}” stands there twice`);
      this.#facts.set(id, needs(value));
    }
    const own = [...this.#facts.keys()];
    const inside = [...this.#facts.values()].flatMap(({ messages }) => [...messages]);
    for (const { id, value } of new FluentResource(rules).body) this.#rules.set(id, needs(value));
    // Where files are read together, an id means one thing.
    if (inside.some((id) => !this.#facts.has(id) && this.#rules.has(id)))
      for (const id of own) if (this.#rules.has(id)) this.#wrong.push(`${name}: “${id}” stands in en.ftl too`);
    // The reader of Fluent leaves out what it cannot read.
    for (const [, id] of source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm))
      if (!this.#facts.has(id!)) this.#wrong.push(`${name}: “${id}” cannot be read`);
  }

  /** The facts that a message takes, with those of messages inside; null where there is none. It counts as said. */
  take(id: string, inside = false): Set<string> | null {
    const known = this.#facts.get(id) ?? (inside ? this.#rules.get(id) : undefined);
    if (!known) return null;
    this.#used.add(id);
    // What a term is given stands beside it.
    const all = new Set(id.startsWith('-') ? [] : known.variables);
    for (const other of known.messages) {
      const more = this.take(other, true);
      if (!more) this.#wrong.push(`${this.name}: “${id}” needs “${other}”, which is missing`);
      for (const fact of more ?? []) all.add(fact);
    }
    return all;
  }

  wrong(): string[] {
    const unused = [...this.#facts.keys()].filter((id) => !this.#used.has(id));
    return [...new Set(this.#wrong), ...unused.map((id) => `${this.name}: nothing says “${id}”`)];
  }
}

/** Looks through one file, TypeScript or Svelte. */
class Reader {
  readonly #found: string[] = [];

  constructor(
    readonly file: string,
    readonly text: string,
    readonly sentences: Sentences,
    readonly allowed: readonly (string | RegExp)[],
  ) {}

  read(): string[] {
    const svelte = this.file.endsWith('.svelte');
    const source = svelte ? this.text : `<script lang="ts">\n${this.text}\n</script>`;
    const { instance, module, fragment } = parse(source, { modern: true, filename: this.file });
    for (const script of [instance, module]) this.#look(script?.content, PROSE);
    this.#look(fragment, PROSE);
    return this.#found;
  }

  #complain(what: string) {
    this.#found.push(`${this.file}: ${what}`);
  }

  /** A text in the code, against what would make it language there. */
  #judge(text: string, language: RegExp) {
    const short = text.trim();
    if (!language.test(text) || [...ALWAYS, ...this.allowed].some((one) => fits(one, short))) return;
    this.#complain(`“${short}” is written into the code`);
  }

  /** All below a node; `language` is what makes a text language here: less is needed where it is certainly shown. */
  #look(root: unknown, language: RegExp) {
    walk(root, (node) => {
      switch (node.type) {
        case 'Text':
          this.#judge(String(node.data), LETTERS);
          return false;
        case 'RegularElement':
          // A key is called what is written on it.
          return node.name !== 'kbd';
        case 'Attribute':
          this.#attribute(node, /^on/.test(String(node.name)) ? PROSE : SENTENCE);
          return false;
        case 'Component':
          // What a component is given may be shown by it.
          for (const one of node.attributes as Node[])
            if (one.type === 'Attribute') this.#attribute(one, PROSE);
            else this.#look(one, PROSE);
          this.#look(node.fragment, PROSE);
          return false;
        case 'ExpressionTag':
          this.#look(node.expression, WORD);
          return false;
        case 'CallExpression':
          return this.#call(node, language);
        case 'BinaryExpression':
          if (!/^[!=]==$|^in$/.test(String(node.operator))) return true;
          for (const side of [node.left, node.right]) if ((side as Node).type !== 'Literal') this.#look(side, language);
          return false;
        case 'ImportDeclaration':
          for (const { imported } of node.specifiers as { imported?: { name: string } }[])
            if (imported && ENGLISH.has(imported.name)) this.#complain(`“${imported.name}” puts English together`);
          return false;
        case 'Property':
          if (NOTATION.has(String((node.key as Node).name))) return false;
          this.#look(node.value, language);
          return false;
        case 'ArrayExpression':
          // A move of a lesson: who makes it, and its notation.
          return !isMove(node.elements as Node[]);
        case 'SwitchCase':
          this.#look(node.consequent, language);
          return false;
        case 'MemberExpression':
          this.#look(node.object, language);
          return false;
        case 'TemplateLiteral':
          for (const { value } of node.quasis as { value: { cooked: string } }[])
            this.#judge(value.cooked, language === WORD ? WORD : JOINT);
          this.#look(node.expressions, language);
          return false;
        case 'Literal':
          if (typeof node.value === 'string') this.#judge(node.value, language);
          return false;
        default:
          return !/^TS(?!AsExpression|NonNull|Satisfies)|^Import|Directive$/.test(node.type) || this.#inDirective(node);
      }
    });
  }

  /** Of `onclick:`, `use:`, `class:` and the like only what they compute is looked at, as code. */
  #inDirective(node: Node): boolean {
    if (node.type.endsWith('Directive')) this.#look(node.expression ?? null, PROSE);
    return false;
  }

  #call({ callee, arguments: given }: Node, language: RegExp): boolean {
    const [first, second] = given as Node[];
    switch ((callee as Node).name) {
      case 'say':
        this.#said(first, second);
        return false;
      case 'list':
      case 'tell':
        // The second word says how.
        this.#look(first, language);
        return false;
      default:
        return true;
    }
  }

  #attribute({ name, value }: Node, otherwise: RegExp) {
    const spoken = SPOKEN.test(String(name));
    for (const part of Array.isArray(value) ? (value as Node[]) : [value as Node | true]) {
      if (part === true) continue;
      if (part.type === 'Text') this.#judge(String(part.data), spoken ? LETTERS : otherwise);
      else this.#look(part.expression, spoken ? WORD : otherwise);
    }
  }

  /** A call of `say`: ids and facts are written out, exist, and agree. */
  #said(first: Node | undefined, second: Node | undefined) {
    const ids = first ? idsOf(first) : null;
    if (!ids) return this.#complain('an id is not written out where it is said');
    this.#look(second, PROSE);
    const facts = second?.type === 'ObjectExpression' ? namesOf(second) : second ? null : [];
    if (!facts) return this.#complain(`the facts of “${ids.join('”, “')}” are not written out`);
    for (const id of ids) {
      const wanted = this.sentences.take(id);
      if (!wanted) this.#complain(`“${id}” is missing in ${this.sentences.name}`);
      else if ([...wanted].sort().join() !== facts.toSorted().join())
        this.#complain(
          `“${id}” is told ${facts.join(', ') || 'nothing'}, and wants ${[...wanted].join(', ') || 'nothing'}`,
        );
    }
  }
}

const isMove = ([seat, move, ...more]: Node[]) =>
  typeof seat?.value === 'number' && typeof move?.value === 'string' && !more.length;

/** The ids that an expression may give; null unless each is written out. */
function idsOf(node: Node): string[] | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'ConditionalExpression') return null;
  const [yes, no] = [idsOf(node.consequent as Node), idsOf(node.alternate as Node)];
  return yes && no && [...yes, ...no];
}

/** The names of an object's properties; null if one is not written out. */
function namesOf(node: Node): string[] | null {
  const names: string[] = [];
  for (const one of node.properties as Node[]) {
    const key = one.key as Node | undefined;
    if (one.type !== 'Property' || one.computed || !key) return null;
    names.push(String(key.name ?? key.value));
  }
  return names;
}

const fits = (one: string | RegExp, text: string) => (typeof one === 'string' ? one === text : one.test(text));

/** Visits nodes from the top; below one only where the visitor says so. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit));
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Node).type === 'string' && !visit(node as Node)) return;
  for (const [key, below] of Object.entries(node)) if (key !== 'parent' && key !== 'metadata') walk(below, visit);
}
