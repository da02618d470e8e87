// What the newest step changed is marked on every board until the next one: a board says which of its things an event touches, and the
// parts that draw them set `data-changed` by asking here. How the mark looks stands in base.css.

import { getContext, setContext } from 'svelte';

/** The value of `data-changed` for a thing: there, or not. */
export type Changed = (thing: string) => '' | undefined;

const KEY = Symbol('changed');

/** For a board and all its parts. */
export function marking<Event>(events: () => readonly Event[], touches: (event: Event) => readonly string[]): Changed {
  const things = $derived(new Set(events().flatMap(touches)));
  return setContext<Changed>(KEY, (thing) => (things.has(thing) ? '' : undefined));
}

/** For a part of a board; where there is none, as in a guide, nothing has changed. */
export function getChanged(): Changed {
  return getContext<Changed | undefined>(KEY) ?? (() => undefined);
}
