// The ways by which a person is told, as a page shows and changes them. What is refused is thrown: the form that asked says why.

import type { ChangeWay, NewWebhook, Notices, NoticeWay } from '../generated/protocol';
import { notices } from './api';
import { addDevice, forgetDevice, thisDevice } from './device';

export class NoticeDesk {
  /** Null until the server has answered. */
  told = $state.raw<Notices | null>(null);
  /** The way that leads to this browser; it may have been removed from another device meanwhile. */
  device = $state(thisDevice());

  readonly ways = $derived<NoticeWay[]>(this.told?.ways ?? []);
  /** Whether this browser is told already. */
  readonly here = $derived(this.ways.some(({ id }) => id === this.device));

  load = async () => {
    this.told = await notices.all();
  };

  /** Adds this browser; gives whether its owner allowed it. */
  addDevice = async (): Promise<boolean> => {
    const way = await addDevice(this.told!.push_key);
    if (!way) return false;
    this.device = way.id;
    // It may have taken the place of another: the server knows the whole list.
    await this.load();
    return true;
  };
  addMail = async (address: string) => {
    await notices.addMail({ address });
    await this.load();
  };
  addWebhook = async (hook: NewWebhook) => {
    await notices.addWebhook(hook);
    await this.load();
  };

  change = async (id: string, change: ChangeWay) => {
    const way = await notices.change(id, change);
    this.#list(this.ways.map((one) => (one.id === id ? way : one)));
  };
  remove = async (id: string) => {
    await notices.remove(id);
    this.#list(this.ways.filter((one) => one.id !== id));
    if (id !== this.device) return;
    this.device = null;
    // Whatever the browser makes of it, the server sends nothing more.
    await forgetDevice().catch(() => {});
  };

  newCalendar = async () => {
    this.told = await notices.newCalendar();
  };
  endCalendar = async () => {
    this.told = await notices.endCalendar();
  };

  #list(ways: NoticeWay[]) {
    if (this.told) this.told = { ...this.told, ways };
  }
}
