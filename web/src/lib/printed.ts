// What is printed on a game's cards, drawn as they look in play: a game's folder has a `Printed.svelte` for it, loaded when it is wanted.

import type { Component } from 'svelte';

export interface PrintedProps<Faces> {
  /** What the server says is printed on the components, in the game's own type. */
  faces: Faces;
  /** The list of the file it is in, such as `card`. */
  list: string;
  id: string;
  /** Its place in the list, from 0. */
  number: number;
}

export interface Printer {
  // Here a game's types are erased: the server sends the faces of the game it was asked about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<PrintedProps<any>>;
  /** The lists that there is something to draw for. */
  lists: readonly string[];
}

const printers = import.meta.glob<Printer>('../games/*/Printed.svelte');

/** Draws the cards of a game; null where it has none. */
export async function printerOf(game: string): Promise<Printer | null> {
  return (await printers[`../games/${game}/Printed.svelte`]?.()) ?? null;
}
