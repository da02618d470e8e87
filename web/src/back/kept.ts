// What was last seen, kept in this browser so that the page opens without a network: one's own tables, and the last position of
// those one sat at. All of it belongs to one person; whoever comes next on this device finds nothing of it.

import type { GameInfo, Me, ServerMessage, TableSummary } from '../generated/protocol';

export type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** A table as its player last saw it. */
export interface KeptTable {
  at: number;
  /** What the prompt said. */
  asked: string;
  welcome: Welcome;
}

/** Something kept, and when. */
export interface KeptList<T> {
  at: number;
  value: T;
}

/** Where things are kept. Each call is whole: nobody comes in between. */
export interface Store {
  get(key: string): Promise<unknown>;
  /** Keeps something that belongs to `owner`; nothing is kept for anybody else. */
  put(owner: string, key: string, value: unknown): Promise<void>;
  drop(key: string): Promise<void>;
  /** From now on everything belongs to `owner`; what belonged to another is gone. */
  own(owner: string): Promise<void>;
  clear(): Promise<void>;
}

/** Only the newest tables are kept. */
const MOST_TABLES = 20;

export class Kept {
  readonly #store: Store;
  constructor(store: Store) {
    this.#store = store;
  }

  /** This person uses the device now. */
  async belongsTo(me: Me): Promise<void> {
    await this.#store.own(me.user);
    await this.#store.put(me.user, 'me', me);
  }
  forget(): Promise<void> {
    return this.#store.clear();
  }

  me(): Promise<Me | null> {
    return this.#read('me');
  }
  games(): Promise<GameInfo[] | null> {
    return this.#read(`games ${__LANGUAGE__}`);
  }
  async keepGames(games: GameInfo[]): Promise<void> {
    const me = await this.me();
    if (me) await this.#store.put(me.user, `games ${__LANGUAGE__}`, games);
  }
  tables(): Promise<KeptList<TableSummary[]> | null> {
    return this.#read('tables');
  }
  async keepTables(user: string, value: TableSummary[]): Promise<void> {
    await this.#store.put(user, 'tables', { at: Date.now(), value });
  }
  table(id: string): Promise<KeptTable | null> {
    return this.#read(`table ${id}`);
  }
  async keepTable(seen: KeptTable): Promise<void> {
    const { id } = seen.welcome.table;
    const { user } = seen.welcome.you;
    await this.#store.put(user, `table ${id}`, seen);
    const known = (await this.#read<string[]>('order')) ?? [];
    const order = [id, ...known.filter((one) => one !== id)];
    for (const old of order.splice(MOST_TABLES)) await this.#store.drop(`table ${old}`);
    await this.#store.put(user, 'order', order);
  }

  async #read<T>(key: string): Promise<T | null> {
    // A browser that keeps nothing still plays.
    const found = await this.#store.get(key).catch(() => null);
    return (found as T | undefined) ?? null;
  }
}
