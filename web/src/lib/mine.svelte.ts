// The tables this person has not finished, kept up to date while any page is looked at: those that wait for their move come first.

import type { TableSummary } from '../generated/protocol';
import { api } from './api';

const AGAIN_MS = 15_000;

class Mine {
  /** Null until the server has answered. */
  tables = $state.raw<TableSummary[] | null>(null);
  readonly due = $derived(this.tables?.filter((table) => table.my_turn) ?? []);
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Asks now and then, until the returned function is called. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      this.#timer = setInterval(() => document.visibilityState === 'visible' && this.#ask(), AGAIN_MS);
      this.#ask();
    }
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }

  #ask() {
    api.tables(false).then(
      (page) => (this.tables = waitingFirst(page.tables)),
      // The page that shows the list says that the server cannot be reached.
      () => {},
    );
  }
}

/** Tables that wait for a move of the asking person, then the others; the newest first in both. */
export function waitingFirst(list: TableSummary[]): TableSummary[] {
  return list.toSorted((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed_at - a.changed_at);
}

export const mine = new Mine();
