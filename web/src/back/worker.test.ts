// The page's worker, in a world of its own: what it stores, what it shows, and when a new one begins.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import source from '../../public/sw.js?raw';

const ORIGIN = 'https://club.example';
type Client = {
  url: string;
  visibilityState: string;
  focus: () => Promise<void>;
  postMessage: (data: unknown) => void;
};
type Handler = (event: Record<string, unknown>) => void;

let handlers: Map<string, Handler[]>;
let clients: Client[];
let stored: Map<string, Map<string, Response>>;
let online: boolean;
const skipWaiting = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const showNotification = vi.fn(() => Promise.resolve());
const subscribe = vi.fn();
const fetched = vi.fn();

const client = (path: string, visibilityState = 'visible'): Client => ({
  url: ORIGIN + path,
  visibilityState,
  focus: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn(),
});
const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Starts the worker; `version` is what the build wrote. */
function start(version = 'one') {
  handlers = new Map();
  const caches = {
    open: async (name: string) => {
      const all = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, all);
      return {
        match: async (key: string) => all.get(key)?.clone(),
        put: async (key: string, answer: Response) => void all.set(key, answer),
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, [...(handlers.get(type) ?? []), handler]),
    clients: { matchAll: async () => clients, claim: async () => {}, openWindow },
    registration: { showNotification, pushManager: { subscribe } },
    skipWaiting,
  };
  new Function('self', 'caches', 'fetch', source.replace('__VERSION__', version))(self, caches, fetched);
}
/** Something happens to the worker; gives its answer to a request, undefined where it leaves that to the browser. */
async function happen(type: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const respondWith = (promise: Promise<Response>) => void (answer = promise);
  for (const handler of handlers.get(type) ?? []) handler({ waitUntil, respondWith, ...event });
  await Promise.all(work);
  return answer;
}
const ask = (path: string, mode = 'cors', method = 'GET') =>
  happen('fetch', { request: { url: new URL(path, ORIGIN).href, mode, method } });

beforeEach(() => {
  vi.clearAllMocks();
  clients = [];
  stored = new Map();
  online = true;
  fetched.mockImplementation(async (asked: string | { url: string }) => {
    if (!online) throw new TypeError('offline');
    const url = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
    if (url.pathname.startsWith('/assets/')) return new Response('code');
    if (url.pathname === '/api/go/7') return new Response(JSON.stringify({ table: 'abc' }));
    if (url.pathname.startsWith('/api/')) return new Response('{"push_key":"key"}');
    return page(`page for ${url.pathname}`);
  });
  start();
});

describe('without a network', () => {
  it('the last page and the files it needed are there', async () => {
    await ask('/t/abc', 'navigate');
    await ask('/assets/index-1.js');
    online = false;
    expect(await (await ask('/', 'navigate'))?.text()).toBe('page for /t/abc');
    expect(await (await ask('/assets/index-1.js'))?.text()).toBe('code');
    await expect(ask('/assets/other-2.js')).rejects.toThrow();
  });
  it('pages come from the network first, and a gateway’s error is not one', async () => {
    await ask('/', 'navigate');
    expect(await (await ask('/lobby', 'navigate'))?.text()).toBe('page for /lobby');
    fetched.mockResolvedValueOnce(new Response('bad gateway', { status: 502 }));
    expect(await (await ask('/', 'navigate'))?.text()).toBe('page for /lobby');
  });
  it('answers of the interface are never stored', async () => {
    expect(await ask('/api/tables')).toBeUndefined();
    expect(await ask('/api/session', 'cors', 'POST')).toBeUndefined();
    expect(await ask('https://elsewhere.example/assets/x.js')).toBeUndefined();
    expect([...stored.values()].flatMap((all) => [...all.keys()])).toEqual([]);
  });
  it('the first page of all says what it is made of', async () => {
    await happen('message', { data: { type: 'store', paths: ['/assets/index-1.js', '/api/tables', '/favicon.svg'] } });
    const keys = [...stored.values()].flatMap((all) => [...all.keys()]);
    expect(keys.sort()).toEqual(['/', '/assets/index-1.js', '/favicon.svg']);
  });
});

describe('a new version', () => {
  it('deletes what the last one stored', async () => {
    await ask('/', 'navigate');
    await ask('/assets/index-1.js');
    start('two');
    await happen('activate');
    expect([...stored.keys()].filter((name) => name.includes('one'))).toEqual([]);
  });
  it('waits while somebody sits at a table, and begins when they have left', async () => {
    clients = [client('/'), client('/t/abc', 'hidden')];
    await happen('install');
    await happen('message', { data: { type: 'renew' } });
    expect(skipWaiting).not.toHaveBeenCalled();
    clients = [client('/')];
    await happen('message', { data: { type: 'renew' } });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('a notice', () => {
  const push = (url: unknown) =>
    happen('push', { data: { json: () => ({ title: 'Kuzushi', body: 'Your move.', url, tag: 't' }) } });
  const click = (path: unknown) => happen('notificationclick', { notification: { close: vi.fn(), data: { path } } });

  it('is shown, unless somebody looks at that table', async () => {
    clients = [client('/t/abc', 'hidden'), client('/')];
    await push('/t/abc');
    expect(showNotification).toHaveBeenCalledWith(
      'Kuzushi',
      expect.objectContaining({ tag: 't', data: { path: '/t/abc' } }),
    );
    showNotification.mockClear();
    clients = [client('/t/abc')];
    await push('/t/abc');
    await push('/go/7');
    expect(showNotification).not.toHaveBeenCalled();
  });
  it('leads nowhere else than into this site', async () => {
    for (const url of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 7]) {
      await push(url);
      expect(showNotification).toHaveBeenLastCalledWith('Kuzushi', expect.objectContaining({ data: { path: '/' } }));
      await click(url);
      expect(openWindow).toHaveBeenLastCalledWith('/');
    }
  });
  it('when clicked, brings the table’s window to the front, or one where nobody plays, or a new one', async () => {
    const [playing, there, idle] = [client('/t/xyz'), client('/t/abc'), client('/lobby')];
    clients = [playing, there];
    await click('/go/7');
    expect(there.focus).toHaveBeenCalled();
    clients = [playing, idle];
    await click('/t/abc');
    expect(idle.postMessage).toHaveBeenCalledWith({ type: 'go', path: '/t/abc' });
    clients = [playing];
    await click('/t/abc');
    expect(openWindow).toHaveBeenCalledWith('/t/abc');
    expect(playing.focus).not.toHaveBeenCalled();
  });
  it('finds the device again after the browser has moved it', async () => {
    subscribe.mockResolvedValue({
      toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }),
    });
    await happen('pushsubscriptionchange', {});
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    const [path, how] = fetched.mock.calls.at(-1) as [string, RequestInit];
    expect([path, how.method, JSON.parse(String(how.body))]).toEqual([
      '/api/notices/push',
      'POST',
      { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' },
    ]);
  });
});
