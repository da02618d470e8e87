// Sentences on the page: the server says what happened as the id of a message with facts, and the same Fluent files that the
// terminal reads word it here. A game's file is loaded with its table, not before.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../generated/Arg';
import type { Say } from '../generated/words';

export type { Arg };

/** What is to be said: a message of a Fluent file, and its facts. */
export type Message = Say;

/** To whom it is said. */
export interface Listener {
  names: readonly string[];
  /** The seat that is addressed as "you"; null for spectators, and where several people share a device. */
  you: number | null;
  /** The name of a component by its id. */
  component?: (id: string) => string | undefined;
}

/** Nobody is addressed, nobody has a name. */
const NOBODY: Listener = { names: [], you: null };

/** Words messages from one or more Fluent files; a later file may use the terms of an earlier one. */
export class Wording {
  readonly #bundle = new FluentBundle(__LOCALE__, { useIsolating: false });

  constructor(...files: string[]) {
    for (const file of files) {
      const errors = this.#bundle.addResource(new FluentResource(file));
      if (errors.length) console.error('A Fluent file repeats a message.', errors);
    }
  }

  /** Whether a message is in the files. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message as a sentence. One that is not in the files shows its id, so that the mistake is seen. */
  say(message: Message, to: Listener): string {
    const pattern = this.#bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#variables(message.args ?? {}, to), errors);
    if (errors.length) console.error(`The message ${message.id} lacks a fact.`, errors);
    return text;
  }

  /** What the message's seat did, as a phrase to stand beside its name; null where the files have none. */
  did(message: Message, to: Listener): string | null {
    const pattern = this.#bundle.getMessage(message.id)?.attributes.did;
    return pattern ? this.#bundle.formatPattern(pattern, this.#variables(message.args ?? {}, to), []) : null;
  }

  /** The fact that may be a list, so that several such messages are told as one; null where the sentence takes none. */
  each(id: string): string | null {
    const fact = this.#bundle.getMessage(id)?.attributes.each;
    return typeof fact === 'string' ? fact : null;
  }

  #variables(args: Record<string, Arg>, to: Listener): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries<Arg | undefined>(args)) {
      // What is missing is reported, and does not stop the page.
      if (arg === undefined) continue;
      // The program writes 2000, not 2,000.
      variables[name] = typeof arg === 'number' ? new FluentNumber(arg, { useGrouping: false }) : this.#text(arg, to);
      if (isSeat(arg)) variables[`${name}-is`] = arg.seat === to.you ? 'you' : 'other';
    }
    return variables;
  }

  #text(arg: Arg, to: Listener): string {
    if (typeof arg === 'string') return arg;
    if (typeof arg === 'number') return String(arg);
    if (Array.isArray(arg)) return this.#list(arg.map((one) => this.#text(one, to)));
    if (isSeat(arg) && arg.seat === to.you) return this.#shared('you');
    if (isSeat(arg)) return to.names[arg.seat] || this.#shared('seat', { number: arg.seat + 1 });
    if ('id' in arg) return this.say(arg, to);
    return to.component?.(arg.name) ?? arg.name;
  }

  /** "a", "a and b", "a, b and c". */
  #list(texts: string[]): string {
    const last = texts.pop();
    if (last === undefined) return this.#shared('list-none');
    if (!texts.length) return last;
    return this.#shared('list-and', { first: texts.join(this.#shared('list-comma')), last });
  }

  #shared(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args }, NOBODY);
  }
}

function isSeat(arg: Arg): arg is { seat: number } {
  return typeof arg === 'object' && 'seat' in arg;
}

type Raw = () => Promise<string>;
const games = import.meta.glob<string>('../../../games/*/words/en.ftl', { query: '?raw', import: 'default' });
// Boxes are named by the server and where its messages arrive (`heard.ts`).
const shared = import.meta.glob<string>(['../../../words/en/*.ftl', '!../../../words/en/games.ftl'], {
  query: '?raw',
  import: 'default',
});
const guides = import.meta.glob<string>('../../../words/en/guide/*.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<Wording>>();

/** The sentences of a game and of the shared table. */
export function wordingOf(game: string): Promise<Wording> {
  const known = loaded.get(game);
  if (known) return known;
  const files: (Raw | undefined)[] = [...Object.values(shared), games[`../../../games/${game}/words/en.ftl`]];
  const made = Promise.all(files.map((load) => load?.() ?? Promise.resolve(''))).then((texts) => new Wording(...texts));
  loaded.set(game, made);
  // A file that could not be fetched is asked for again next time.
  made.catch(() => loaded.delete(game));
  return made;
}

/** The sentences of a game's guide, which a table does without until somebody asks. */
export async function guideWording(game: string): Promise<Wording> {
  const files = ['shared', game].map((name) => guides[`../../../words/en/guide/${name}.ftl`]);
  return new Wording(...(await Promise.all(files.map((load) => load?.() ?? Promise.resolve('')))));
}
