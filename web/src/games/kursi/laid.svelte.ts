// What is laid out and not yet sent: cards at candidates, cards to pay or drop, tiles at Seats.

import type { KursiOwn, KursiPlaced } from '../../generated/kursi';

/** The tile meant for each letter, none yet where null. */
export type Order = (string | null)[];

/** Lasts for one step of the game. */
export class Laid {
  /** Cards face down at candidates. */
  cards = $state.raw<KursiPlaced[]>([]);
  /** Cards to pay with or to drop. */
  chosen = $state.raw<string[]>([]);
  order = $state.raw<Order>([]);

  clear() {
    this.cards = [];
    this.chosen = [];
    this.order = [];
  }
}

/** The tiles from A on: those sent already, then those laid out here that are still to be placed. */
export function arranged(own: KursiOwn | null, order: Order, size: number): Order {
  const known = new Set([...(own?.tiles ?? []), ...(own?.placed ?? [])]);
  const next = Array.from({ length: size }, (_, i) => own?.placed[i] ?? order[i] ?? null);
  return next.map((id, i) => (id && known.has(id) && next.indexOf(id) === i ? id : null));
}

/** The order with a tile put at a letter, or taken back; the last one needs no choosing. */
export function rearranged(order: Order, tiles: readonly string[], id: string, at: number | null): Order {
  const next = [...order];
  const from = next.indexOf(id);
  if (from >= 0) next[from] = at === null ? null : (next[at] ?? null);
  if (at !== null) next[at] = id;
  const open = next.flatMap((one, i) => (one ? [] : [i]));
  const free = tiles.filter((tile) => !next.includes(tile));
  if (open.length === 1 && free.length === 1) next[open[0]!] = free[0]!;
  return next;
}
