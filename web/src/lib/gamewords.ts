// What one game's page says, beside its events and refusals: prompts, labels, sums. The sentences stand in
// `games/NAME/words/page.en.ftl`, those of the lesson in `lesson.en.ftl`; they are loaded with the game's room and never before.

import { Wording } from './words';

/** The facts of a sentence by name. A list is joined with "and"; yes and no are `true` and `false` in the files. */
export type Facts = Record<string, string | number | boolean | readonly string[]>;

/** Words a message of the files it was made from. */
export type Say = (id: string, facts?: Facts) => string;

const NOBODY = { names: [], you: null };

/**
 * The sentences of some Fluent files. Ask when the sentence is shown and not while a module loads, so that another language can
 * take the place of this one. `testing-words.ts` checks ids and facts: both are written out where `say` is called.
 */
export function gameWords(...sources: string[]): Say {
  let wording: Wording | undefined;
  return (id, facts = {}) => {
    wording ??= new Wording(...sources);
    const args: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) args[name] = argOf(fact);
    return wording.say({ id, args }, NOBODY);
  };
}

function argOf(fact: Facts[string]): string | number {
  if (typeof fact === 'boolean') return String(fact);
  return typeof fact === 'object' ? list(fact) : fact;
}

const joints = {
  and: new Intl.ListFormat(__LOCALE__, { type: 'conjunction' }),
  or: new Intl.ListFormat(__LOCALE__, { type: 'disjunction' }),
  comma: new Intl.ListFormat(__LOCALE__, { type: 'unit', style: 'short' }),
};

/** "a, b and c", "a, b or c", "a, b, c". */
export function list(items: readonly string[], joint: keyof typeof joints = 'and'): string {
  return joints[joint].format(items);
}
