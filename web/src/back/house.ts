// What this device keeps, and the way to have it forgotten, for every part of the page that needs it.

import type { Me } from '../generated/protocol';
import { Kept } from './kept';
import { browserStore } from './store';

export const kept = new Kept(browserStore);

/** Nothing of the last person stays on this device: neither what was kept nor what the worker has stored. */
export async function forget(): Promise<void> {
  // The caches are there on secure addresses only.
  const stored = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.allSettled([kept.forget(), ...stored.map((name) => caches.delete(name))]);
}

let settled: () => void;
/** When it is known whose this device is now: nothing is kept before that. */
export const owned = new Promise<void>((resolve) => (settled = resolve));

/** The server said who this is: what another person left here goes first. */
export async function arrived(me: Me): Promise<void> {
  const last = await kept.me();
  if (last && last.user !== me.user) await forget();
  await kept.belongsTo(me);
  settled();
}
