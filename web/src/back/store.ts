// The browser's database as a plain list of things by key. It is there without a secure address too, unlike the worker's caches.

import type { Store } from './kept';

const NAME = 'hustings';
const THINGS = 'kept';
const OWNER = 'owner';

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(THINGS);
    request.onsuccess = () => {
      // Another tab that wants to delete everything does not have to wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** In one transaction: what is asked and done here cannot be torn apart by another tab. */
async function things<T>(mode: IDBTransactionMode, work: (things: IDBObjectStore) => Promise<T>): Promise<T> {
  return work((await open()).transaction(THINGS, mode).objectStore(THINGS));
}

export const browserStore: Store = {
  get: (key) => things('readonly', (all) => answer<unknown>(all.get(key))),
  put: (owner, key, value) =>
    things('readwrite', async (all) => {
      if ((await answer<unknown>(all.get(OWNER))) === owner) await answer(all.put(value, key));
    }),
  drop: (key) => things('readwrite', (all) => answer(all.delete(key))),
  own: (owner) =>
    things('readwrite', async (all) => {
      if ((await answer<unknown>(all.get(OWNER))) === owner) return;
      await answer(all.clear());
      await answer(all.put(owner, OWNER));
    }),
  clear: () => things('readwrite', (all) => answer(all.clear())),
};
