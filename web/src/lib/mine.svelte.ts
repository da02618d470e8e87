// The tables this person has not finished, kept up to date while any page is looked at: those that wait for their move come first.

import type { TableSummary } from '../generated/protocol';
import { api, session } from './api';
import { RefusedError } from './refused';

const AGAIN_MS = 15_000;
const SOON_MS = 2500;

class Mine {
  /** Null until the server has answered. */
  tables = $state.raw<TableSummary[] | null>(null);
  /** Whose they are. */
  user = '';
  /** When the list was heard, while the server cannot be reached. */
  asOf = $state<number | null>(null);
  #heardAt = 0;
  readonly due = $derived(this.tables?.filter((table) => table.my_turn) ?? []);
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Asks now and then, until the returned function is called. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      this.#timer = setInterval(() => document.visibilityState === 'visible' && this.#ask(), AGAIN_MS);
      this.#ask();
      // Somebody who comes from a table is a moment ahead of the lists.
      setTimeout(() => this.#ask(), SOON_MS);
    }
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }

  #ask() {
    this.#list().catch(async (error: unknown) => {
      // A server that refuses is there.
      if (!(error instanceof RefusedError) || error.status) return;
      if (this.tables) this.asOf ??= this.#heardAt;
      // What was last seen on this device.
      else await import('../back/remember').then(({ tables }) => tables(this)).catch(() => {});
    });
  }
  async #list() {
    const { user } = await session();
    const { tables } = await api.tables(false);
    this.user = user;
    this.tables = waitingFirst(tables);
    this.#heardAt = Date.now();
    this.asOf = null;
  }
}

/** Tables that wait for a move of the asking person, the most urgent first; then the others, the newest first. */
export function waitingFirst(list: TableSummary[]): TableSummary[] {
  const urgent = ({ my_turn, deadline }: TableSummary) => (my_turn ? (deadline ?? Number.MAX_VALUE) : Infinity);
  return list.toSorted((a, b) =>
    urgent(a) < urgent(b) ? -1 : urgent(a) > urgent(b) ? 1 : b.changed_at - a.changed_at,
  );
}

export const mine = new Mine();
