// The page's own texts: labels, buttons, titles. Each part of the page has a Fluent file, and a module in `src/words`
// through which its components ask for a phrase by its id. The bundler loads the file with them, and not before.

import { Wording, type Arg } from './words';

export type Facts = Record<string, Arg>;

/** A piece of a phrase: plain text, or what stands between the marks of a name. */
export interface Piece {
  mark: string | null;
  text: string;
}

export interface Phrases {
  /** Whether there is such a phrase. */
  has: (id: string) => boolean;
  phrase: (id: string, facts?: Facts) => string;
  /** A phrase with elements in it: "Read <link>the rules</link> first." For `Marked.svelte`. */
  marked: (id: string, facts?: Facts) => Piece[];
}

const NOBODY = { names: [], you: null };
/** Stands for a `<` that came with a fact: marks are the translator's alone. */
const LESS = '\ue000';

/** The phrases of a file; what it does not have is asked of `others`. */
export function phrases(file: string, others?: Phrases): Phrases {
  const wording = new Wording(file);
  const phrase = (id: string, facts: Facts = {}): string =>
    others && !wording.has(id) ? others.phrase(id, facts) : wording.say({ id, args: facts }, NOBODY);
  const marked = (id: string, facts: Facts = {}): Piece[] => pieces(phrase(id, harmless(facts)));
  return { has: (id) => wording.has(id) || !!others?.has(id), phrase, marked };
}

function harmless(facts: Facts): Facts {
  const safe = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact.replaceAll('<', LESS) : fact,
  ]);
  return Object.fromEntries(safe) as Facts;
}

/** Takes a phrase apart at its marks, which do not stand inside each other. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const add = (mark: string | null, part: string) => {
    if (part) found.push({ mark, text: part.replaceAll(LESS, '<') });
  };
  let from = 0;
  for (const hit of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/gs)) {
    add(null, text.slice(from, hit.index));
    add(hit[1]!, hit[2]!);
    from = hit.index + hit[0].length;
  }
  add(null, text.slice(from));
  return found;
}
