// This browser as a way to be told: what it can do, what it is asked, and when.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from './api';
import { ability, addDevice, bytes, deviceName, forgetDevice, leaveDevice, thisDevice } from './device';
import { way } from './testing';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

const subscription = (key: number[]) => ({
  endpoint: 'https://push.example/abc',
  options: { applicationServerKey: new Uint8Array(key).buffer },
  toJSON: () => ({ endpoint: 'https://push.example/abc', keys: { p256dh: 'P', auth: 'A' } }),
  unsubscribe: vi.fn(async () => true),
});

/** A browser with push; `had` is a subscription from before. */
function browser({
  permission = 'default',
  answer = 'granted',
  had = null as ReturnType<typeof subscription> | null,
} = {}) {
  const pushManager = {
    getSubscription: vi.fn(async () => had),
    subscribe: vi.fn(async () => subscription([1, 2, 3])),
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: vi.fn(async () => registration),
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
  };
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('navigator', { userAgent: LINUX, maxTouchPoints: 0, serviceWorker });
  return { pushManager, serviceWorker, requestPermission };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(notices, 'addPush').mockImplementation(async () => way());
  vi.spyOn(notices, 'remove').mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a browser can do', () => {
  it('is found out without asking its owner anything', () => {
    const { requestPermission } = browser();
    expect(ability()).toBe('able');
    browser({ permission: 'denied' });
    expect(ability()).toBe('denied');
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('says what is missing', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(ability()).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    expect(ability()).toBe('none');
    vi.stubGlobal('navigator', { userAgent: IPAD, maxTouchPoints: 5 });
    expect(ability()).toBe('home-screen');
  });

  it('has a name its owner knows', () => {
    expect(deviceName(LINUX)).toBe('Firefox on Linux');
    expect(deviceName('Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36')).toBe(
      'Chrome on Android',
    );
    expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0')).toBe(
      'Edge on Windows',
    );
    expect(deviceName('curl')).toBe('A browser');
  });

  it('includes reading keys', () => expect([...bytes('-_8B')]).toEqual([251, 255, 1]));
});

describe('adding this device', () => {
  it('hands the server what the browser gave, and remembers which way it is', async () => {
    const { pushManager } = browser();
    expect(await addDevice('AQID')).toMatchObject({ id: 'w1' });
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: bytes('AQID'),
    });
    expect(notices.addPush).toHaveBeenCalledExactlyOnceWith({
      endpoint: 'https://push.example/abc',
      p256dh: 'P',
      auth: 'A',
      name: 'Firefox on Linux',
    });
    expect(thisDevice()).toBe('w1');
  });

  it('does nothing without permission', async () => {
    const { pushManager } = browser({ answer: 'default' });
    expect(await addDevice('AQID')).toBeNull();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(thisDevice()).toBeNull();
  });

  it('uses a subscription of this server again, and ends one of another', async () => {
    const ours = subscription([1, 2, 3]);
    const first = browser({ had: ours });
    await addDevice('AQID');
    expect(first.pushManager.subscribe).not.toHaveBeenCalled();
    const theirs = subscription([9]);
    const second = browser({ had: theirs });
    await addDevice('AQID');
    expect(theirs.unsubscribe).toHaveBeenCalledOnce();
    expect(second.pushManager.subscribe).toHaveBeenCalledOnce();
  });

  it('is undone on both sides', async () => {
    const had = subscription([1, 2, 3]);
    browser({ had });
    await addDevice('AQID');
    await forgetDevice();
    expect(had.unsubscribe).toHaveBeenCalledOnce();
    expect(thisDevice()).toBeNull();
  });

  it('ends when its owner signs out here, also where the server has forgotten it', async () => {
    const had = subscription([1, 2, 3]);
    browser({ had });
    await leaveDevice();
    expect(notices.remove).not.toHaveBeenCalled();
    await addDevice('AQID');
    vi.mocked(notices.remove).mockRejectedValueOnce(new Error('gone'));
    await leaveDevice();
    expect(notices.remove).toHaveBeenCalledExactlyOnceWith('w1');
    expect(had.unsubscribe).toHaveBeenCalledOnce();
    expect(thisDevice()).toBeNull();
  });
});
