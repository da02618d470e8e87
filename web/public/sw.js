// The page's worker: opens the page without a network, and shows notices while no page is open.
//
// What it stores is the page itself, never an answer of /api: what was last seen of one's tables is kept by the page, for its
// person alone. The build writes the version; a new one begins when nobody sits at a table, and deletes what the last one stored.

const VERSION = '__VERSION__';
const PAGE = `page ${VERSION}`;
const FILES = `files ${VERSION}`;
/** The page is the same under every address; the newest answer counts, in the language in which it came. */
const SHELL = '/';

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (client) => new URL(client.url).pathname;

/** Nobody's table changes its code under them. */
async function beginUnlessPlaying() {
  const open = await windows();
  if (!open.some((client) => pathOf(client).startsWith('/t/'))) await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(beginUnlessPlaying()));

self.addEventListener('message', (event) => {
  const { type, paths } = event.data ?? {};
  if (type === 'renew') event.waitUntil(beginUnlessPlaying());
  // The first page of all was loaded before there was a worker: it says what it is made of.
  if (type === 'store') {
    const files = paths.filter((path) => isFile(new URL(path, self.location.origin)));
    event.waitUntil(Promise.allSettled([storePage(), ...files.map(fromStore)]));
  }
});

self.addEventListener('activate', (event) => {
  async function begin() {
    for (const name of await caches.keys()) if (name !== PAGE && name !== FILES) await caches.delete(name);
    await self.clients.claim();
  }
  event.waitUntil(begin());
});

async function storePage() {
  const answer = await fetch(SHELL, { credentials: 'same-origin' });
  if (answer.ok) await (await caches.open(PAGE)).put(SHELL, answer);
}

/** Files that are named after their content, and the few that the page always shows. */
const isFile = ({ origin, pathname }) =>
  origin === self.location.origin &&
  (pathname.startsWith('/assets/') || /^\/(favicon[\w-]*\.svg|icons\/)/.test(pathname));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isFile(url)) event.respondWith(fromStore(url.pathname));
});

/** The network first: a new version, or another language, is seen at once. */
async function page(request) {
  const stored = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) await stored.put(SHELL, answer.clone());
    // A gateway that answers in place of the server is no server.
    return answer.status < 500 ? answer : ((await last()) ?? answer);
  } catch (error) {
    const found = await last();
    if (found) return found;
    throw error;
  }
  function last() {
    return stored.match(SHELL, { ignoreVary: true });
  }
}

/** What is stored never changes under its name. */
async function fromStore(path) {
  const stored = await caches.open(FILES);
  const found = await stored.match(path, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (answer.ok) await stored.put(path, answer.clone());
  return answer;
}

/** An address inside this site as a path; null for any other. */
function inside(address) {
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  const url = new URL(address, self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search + url.hash : null;
}

const isAt = (path) => (client) => pathOf(client) === path;

/** Where a link of a notice leads: those with a number lead to a table. */
async function leadsTo(path) {
  const number = /^\/go\/(\w+)$/.exec(path)?.[1];
  if (!number) return path;
  try {
    const answer = await fetch(`/api/go/${number}`, { credentials: 'same-origin' });
    return answer.ok ? `/t/${(await answer.json()).table}` : path;
  } catch {
    return path;
  }
}

self.addEventListener('push', (event) => {
  async function show() {
    const { title, body, url, tag } = event.data.json();
    const path = inside(url) ?? '/';
    const looking = (await windows()).filter((client) => client.visibilityState === 'visible');
    // Somebody who looks at the table knows already.
    if (looking.length && looking.some(isAt(await leadsTo(path)))) return;
    await self.registration.showNotification(title, {
      body,
      tag,
      renotify: Boolean(tag),
      icon: '/icons/192.png',
      badge: '/icons/badge.png',
      data: { path },
    });
  }
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  async function open() {
    const all = await windows();
    const told = inside(event.notification.data?.path) ?? '/';
    const path = all.length ? await leadsTo(told) : told;
    // A window in which another game is played stays there.
    const there = all.find(isAt(path)) ?? all.find((client) => !pathOf(client).startsWith('/t/'));
    if (!there) return self.clients.openWindow(path);
    await there.focus();
    if (pathOf(there) !== path) there.postMessage({ type: 'go', path });
  }
  event.waitUntil(open());
});

/** The browser has given this device another address for notices: the server has to know it. */
self.addEventListener('pushsubscriptionchange', (event) => {
  async function again() {
    const applicationServerKey = event.oldSubscription?.options.applicationServerKey ?? (await pushKey());
    if (!applicationServerKey) return;
    const next =
      event.newSubscription ??
      (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { endpoint, keys } = next.toJSON();
    await fetch('/api/notices/push', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
  }
  event.waitUntil(again());
});

async function pushKey() {
  const answer = await fetch('/api/notices', { credentials: 'same-origin' });
  return answer.ok ? (await answer.json()).push_key : null;
}
