// What was last seen on this device, for a page that opens while the server cannot be reached.

import type { Me } from '../generated/protocol';
import { cast } from '../lib/cast.svelte';
import { type mine as Mine, waitingFirst } from '../lib/mine.svelte';
import { shelf } from '../lib/shelf.svelte';
import { kept } from './house';

/** The list of one's tables, unless it was heard meanwhile. */
export async function tables(mine: typeof Mine): Promise<void> {
  const last = await kept.tables();
  if (!last || mine.tables) return;
  mine.tables = waitingFirst(last.value);
  mine.asOf = last.at;
}

/** The boxes, with their titles and who plays there. */
export async function games(): Promise<void> {
  const last = await kept.games();
  if (last && !shelf.games) shelf.games = cast.meet(last);
}

/** Who used this device last. */
export async function somebody(): Promise<Me | null> {
  await games();
  return kept.me();
}
