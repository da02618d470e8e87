// What the language decides besides words: lists, places, times, signs.

import { phrase } from '../words/every';

const lists = {
  and: new Intl.ListFormat(__LOCALE__, { type: 'conjunction' }),
  or: new Intl.ListFormat(__LOCALE__, { type: 'disjunction' }),
  beside: new Intl.ListFormat(__LOCALE__, { type: 'unit' }),
};

/** "Ann", "Ann and Ben", "Ann, Ben and Cy"; with `or`; or only beside each other: "Blue, cautious, 1500". */
export function listed(items: readonly string[], joint: keyof typeof lists = 'and'): string {
  return lists[joint].format(items);
}

/** "+3", "−2", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

const orders = new Intl.PluralRules(__LOCALE__, { type: 'ordinal' });

/** "1st", "2nd". */
export function place(rank: number): string {
  return phrase('place', { rank, order: orders.select(rank) });
}

const since = new Intl.RelativeTimeFormat(__LOCALE__, { numeric: 'auto' });

/** "just now", "5 minutes ago", "yesterday". */
export function ago(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return phrase('just-now');
  if (minutes < 60) return since.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? since.format(-hours, 'hour') : since.format(-Math.round(hours / 24), 'day');
}

const day = new Intl.DateTimeFormat(__LOCALE__, { timeStyle: 'short' });
const older = new Intl.DateTimeFormat(__LOCALE__, { dateStyle: 'medium', timeStyle: 'short' });

/** "14:05"; with the date where that was not today. */
export function daytime(at: number): string {
  return (Date.now() - at < 72_000_000 ? day : older).format(at);
}

/** Time left on a clock: "2:05", "1 h 12", "3 days". */
export function clock(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const digits = (n: number) => String(n).padStart(2, '0');
  if (s >= 172_800) return phrase('clock-left-days', { days: Math.floor(s / 86_400) });
  if (s >= 3600)
    return phrase('clock-left-hours', { hours: Math.floor(s / 3600), minutes: digits(Math.floor((s % 3600) / 60)) });
  return phrase('clock-left-minutes', { minutes: Math.floor(s / 60), seconds: digits(s % 60) });
}
