// For tests: what a server says about notices.

import type { Notices, NoticeWay } from '../generated/protocol';

export const way = (more: Partial<NoticeWay> = {}): NoticeWay => ({
  id: 'w1',
  kind: 'push',
  name: 'Firefox',
  confirmed: true,
  turn: true,
  reminder: false,
  game: false,
  everywhere: true,
  daily: false,
  failing: false,
  ...more,
});

export const told = (more: Partial<Notices> = {}): Notices => ({
  push_key: 'AQID',
  mail: true,
  ways: [],
  calendar: null,
  ...more,
});
