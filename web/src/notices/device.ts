// Push messages to this browser: whether it can have them, and how they begin and end.

import type { NoticeWay } from '../generated/protocol';
import { phrase } from '../words/notices';
import { notices } from './api';

/**
 * Whether this browser can be told, and if not, why: its owner refused before, an iPhone or iPad wants the page on its home screen
 * first, pages without encryption may not, or it has nothing like it.
 */
export type Ability = 'able' | 'denied' | 'home-screen' | 'insecure' | 'none';

/** iPads say that they are Macs, but no Mac has a touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function ability(): Ability {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

// The server does not say which of a person's devices is this one, so the browser remembers.
const KEY = 'hustings-device';

/** The way that leads to this browser; null where there is none. */
export function thisDevice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: string | null) {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Without storage this browser is one of many devices, which is no loss.
  }
}

/** The server takes no longer ones. */
const LONGEST_NAME = 32;

const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** What its owner will know it by: "Firefox on Android". */
export function deviceName(agent = navigator.userAgent): string {
  const found = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  return browser && system ? phrase('notices-device', { browser, system }) : phrase('notices-some-device');
}

/** The bytes of a text in base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const same = (a: ArrayBuffer | null | undefined, b: Uint8Array) =>
  !!a && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

async function registration(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/**
 * Asks for permission and adds this browser; null where its owner did not give it. Called by a click, since browsers refuse to ask
 * otherwise.
 */
export async function addDevice(key: string): Promise<NoticeWay | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const wanted = bytes(key);
  let subscription = await pushManager.getSubscription();
  // Another server ran at this address before: its subscription is of no use to this one.
  if (subscription && !same(subscription.options.applicationServerKey, wanted)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys = {} } = subscription.toJSON();
  const way = await notices.addPush({
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    name: deviceName().slice(0, LONGEST_NAME),
  });
  remember(way.id);
  return way;
}

/** This browser's own part of removing it: its push service forgets it too. */
export async function forgetDevice(): Promise<void> {
  remember(null);
  const registered = await navigator.serviceWorker?.getRegistration();
  await (await registered?.pushManager?.getSubscription())?.unsubscribe();
}

/** Before somebody signs out here: what comes for them is nobody else's business. */
export async function leaveDevice(): Promise<void> {
  const id = thisDevice();
  if (id === null) return;
  await Promise.allSettled([notices.remove(id), forgetDevice()]);
}
