// Asks the table for the positions that were missed, with one's own eyes.

import type { Table } from '../lib/table.svelte';
import type { Seen } from './absence';

/** More than this nobody plays back. */
const MOST = 400;

/** All positions from `after` to the present, the oldest first; none where the server does not tell them. */
export async function lookBack(table: Table, after: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  try {
    const newest = table.log.findLast((entry) => entry.what === 'moved')?.seq ?? 0;
    for (let from = after; from < newest && seen.length < MOST; from = seen.at(-1)!.seq) {
      const told = await table.ask({ type: 'look_back', after: from });
      if (told.type !== 'look_back') return [];
      // A later page begins where the last one ended.
      const news = told.steps.filter((step) => !seen.length || step.seq > from);
      if (!news.length) break;
      seen.push(...news);
    }
  } catch {
    // Without the positions there is still the front page.
    return [];
  }
  return seen;
}
