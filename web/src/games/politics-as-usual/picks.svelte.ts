// PU-6.7: cards are gathered first and sent one after the other, each once the last has arrived.

import { untrack } from 'svelte';
import type { PoliticsView as View } from '../../generated/politics-as-usual';
import { ofKind, textOf, type Legal } from './gestures';

interface Table {
  view: View;
  moves: Legal[];
  /** Our seat. */
  me: number | null;
}

export class Picks {
  readonly #table: () => Table;
  /** Cards chosen and not yet sent. */
  chosen = $state.raw<number[]>([]);
  #sending = $state.raw<number[] | null>(null);
  /** How many were picked when the last one was sent. */
  #awaited = -1;

  /** What is asked of us. */
  readonly wanted = $derived.by(() => {
    const { view, me } = this.#table();
    return view.picking && me !== null && view.picking.waiting.includes(me) ? view.picking : null;
  });
  /** How many picks the table has already. */
  readonly arrived = $derived.by(() => {
    const { view, me } = this.#table();
    return me === null ? 0 : view.camps[me]!.picked_size;
  });
  /** The move that picks a card, by card. */
  readonly pickable = $derived.by(
    () => new Map(ofKind(this.#table().moves, 'pick').map(({ text, move }) => [move.card, text])),
  );
  readonly #done = $derived.by(() => textOf(this.#table().moves, 'done'));
  /** Whether cards are to be chosen now. */
  readonly open = $derived(this.wanted !== null && (this.pickable.size > 0 || this.arrived > 0));
  /** How many are still to be chosen. */
  readonly needed = $derived(this.wanted ? this.wanted.count - this.arrived : 0);
  readonly sending = $derived(this.#sending !== null);
  readonly ready = $derived(this.open && this.chosen.length === this.needed && !this.sending);

  constructor(table: () => Table, play: (move: string) => void) {
    this.#table = table;
    $effect(() => {
      void this.arrived;
      void this.#sending;
      void this.pickable;
      void this.#done;
      untrack(() => this.#next(play));
    });
  }

  toggle(card: number) {
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((other) => other !== card)
      : [...this.chosen, card].slice(-this.needed);
  }

  send() {
    this.#awaited = -1;
    this.#sending = this.chosen;
  }

  clear() {
    this.#sending = null;
    this.chosen = [];
  }

  #next(play: (move: string) => void) {
    if (!this.#sending) return;
    if (!this.wanted) return this.clear();
    if (this.arrived === this.#awaited) return;
    const next = this.#sending.map((one) => this.pickable.get(one)).find((text) => text !== undefined);
    if (next !== undefined && this.needed > 0) {
      this.#awaited = this.arrived;
      play(next);
    } else if (this.#done) {
      const last = this.#done;
      this.#awaited = this.arrived;
      this.clear();
      play(last);
    }
  }
}
