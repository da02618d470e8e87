// The page as an app of this device: its worker, the number on its icon, and what it keeps for a visit without a network.

import { showDue } from '../lib/badge';
import { mine } from '../lib/mine.svelte';
import { router } from '../lib/router.svelte';
import { shelf } from '../lib/shelf.svelte';
import { kept, owned } from './house';

/** Where somebody sits and plays: a new version of the page waits until they have left. */
const atTable = (path: string) => path.startsWith('/t/');

export function settle() {
  $effect.root(() => {
    $effect(() => {
      const here = router.place.path;
      showDue(mine.due.filter(({ table }) => here !== `/t/${table}`).length);
    });
    $effect(() => {
      const { tables, asOf } = mine;
      if (tables && asOf === null) keep(() => kept.keepTables(mine.user, tables));
    });
    $effect(() => {
      const { games } = shelf;
      if (games) keep(() => kept.keepGames(games));
    });
    $effect(() => {
      // Between two tables a new version may begin.
      if (!atTable(router.place.path)) renew();
    });
  });
  work();
  // Without a network it could not be fetched.
  import('./remember').catch(() => {});
}

const keep = (what: () => Promise<void>) => void owned.then(what).catch(() => {});

function work() {
  // It is there on secure addresses only, and a page under development is not kept.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register('/sw.js').then(
    async () => {
      const { active } = await navigator.serviceWorker.ready;
      // This page was loaded before there was a worker.
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      if (first) active?.postMessage({ type: 'store', paths });
    },
    () => {},
  );
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    // A notification was clicked while this page was open.
    if (data.type === 'go' && data.path?.startsWith('/')) router.go(data.path);
  });
}

function renew() {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistration('/').then(
    (found) => found?.waiting?.postMessage({ type: 'renew' }),
    () => {},
  );
}
