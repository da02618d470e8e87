// A table without a network: what its player last saw, until the line is there.

import type { GameInfo } from '../generated/protocol';
import type { OpenSocket, Wire } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import { kept } from './house';
import { games } from './remember';
import { shelf } from '../lib/shelf.svelte';
import type { KeptTable } from './kept';

export interface LastSeen {
  table: Table;
  game: string;
  info: GameInfo | undefined;
}

/** The table as it was last seen on this device; null where it was not. Its socket keeps trying, and goes on from there. */
export async function lastSeen(id: string): Promise<LastSeen | null> {
  const last = await kept.table(id);
  if (!last) return null;
  await games();
  const { game } = last.welcome.table;
  return { table: asKept(id, last), game, info: shelf.info(game) };
}

/** A table that begins with what was kept. */
export function asKept(id: string, last: KeptTable, open: OpenSocket = (to) => new WebSocket(to)): Table {
  let first = true;
  const table: Table = new Table(id, (url) => {
    if (!first) return open(url);
    first = false;
    return told(last, () => (table.asOf = last.at));
  });
  return table;
}

/** A line over which one thing is said before it breaks. */
function told({ welcome }: KeptTable, said: () => void): Wire {
  const wire: Wire = { readyState: WebSocket.CLOSED, onmessage: null, onclose: null, send() {}, close() {} };
  queueMicrotask(() => {
    // Clocks stand still in what was kept; a time that has gone by since is the server's to count.
    const position = welcome.position && { ...welcome.position };
    if (position?.clocks) position.clocks = position.clocks.map((clock) => ({ ...clock, running: false }));
    const data = JSON.stringify({ ...welcome, now: Date.now(), position });
    wire.onmessage?.(new MessageEvent('message', { data }));
    wire.onclose?.(new CloseEvent('close'));
    said();
  });
  return wire;
}
