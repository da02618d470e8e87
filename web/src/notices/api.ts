// Notices' part of the server's HTTP side.

import type {
  ChangeWay,
  GoTo,
  NewMail,
  NewPush,
  NewWebhook,
  NoticeChoice,
  Notices,
  NoticeWay,
  TableNotices,
} from '../generated/protocol';
import { call, mine, session } from '../lib/api';

const CALENDAR = '/api/notices/calendar';
const way = (id: string) => `/api/notices/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}/notices`;

async function ask(method: string, path: string): Promise<void> {
  await session();
  await call(method, path);
}

export const notices = {
  all: () => mine<Notices>('GET', '/api/notices'),
  addPush: (push: NewPush) => mine<NoticeWay>('POST', '/api/notices/push', push),
  addMail: (mail: NewMail) => mine<NoticeWay>('POST', '/api/notices/mail', mail),
  addWebhook: (hook: NewWebhook) => mine<NoticeWay>('POST', '/api/notices/webhook', hook),
  change: (id: string, change: ChangeWay) => mine<NoticeWay>('PATCH', way(id), change),
  remove: (id: string) => ask('DELETE', way(id)),
  /** Sends a message now, so that one sees whether it arrives. */
  test: (id: string) => ask('POST', `${way(id)}/try`),
  /** A new secret address; the old one ends. */
  newCalendar: () => mine<Notices>('POST', CALENDAR),
  endCalendar: () => mine<Notices>('DELETE', CALENDAR),
  atTable: (id: string) => mine<TableNotices>('GET', table(id)),
  chooseAtTable: (id: string, choice: NoticeChoice) => mine<TableNotices>('PUT', table(id), { notices: choice }),
  /** Where a link in a notice leads; only for those who sit at that table. */
  goTo: (number: string) => mine<GoTo>('GET', `/api/go/${encodeURIComponent(number)}`),
  /** What a link in an e-mail is for. Its reader may be anybody, on any device: the secret in the link is enough. */
  async byMail(what: 'confirm' | 'stop', token: string): Promise<void> {
    await call('POST', `/api/mail/${what}/${encodeURIComponent(token)}`);
  },
};
