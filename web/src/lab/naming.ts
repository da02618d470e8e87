// What lists, fields and figures are called, and how numbers are written.

import { phrase } from '../words/lab';

const words = (name: string) => name.replaceAll('_', ' ');

/** A field: "Cost". One that is not known here is called what the file calls it. */
export const keyName = (key: string): string => phrase('lab-key', { key, words: words(key) });

/** A list of entries, or what the file says about itself: "Cards". */
export function partTitle(file: string, list: string | null): string {
  if (list !== null) return phrase('lab-list', { list, words: words(list) });
  const stem = file.replace(/\.toml$/, '');
  return phrase('lab-file', { file: stem, words: words(stem) });
}

/** By what wins are counted: "leader", "card drawn". */
export const kindName = (kind: string): string =>
  phrase('lab-kind', { kind: kind.replaceAll(' ', '-'), words: words(kind) });

/** A seat, or a component by its name; `components` has the names by id. */
export function figureName(kind: string, name: string, components: Record<string, string>): string {
  if (kind === 'seat') return phrase('seat-number', { number: Number(name) + 1 });
  if (kind === 'game' || kind === 'deck' || kind === 'place')
    return phrase('lab-figure', { name: name.replaceAll(' ', '-'), words: name });
  return components[name] ?? name;
}

const whole = new Intl.NumberFormat(__LOCALE__, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(__LOCALE__, { maximumFractionDigits: 1 });
const change = new Intl.NumberFormat(__LOCALE__, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const counted = (n: number): string => whole.format(n);
export const decimal = (n: number): string => tenths.format(n);
export const changed = (n: number): string => change.format(n);
/** "52 %", from a share of 1. */
export const percent = (share: number): string => phrase('percent', { number: tenths.format(100 * share) });

const unit = (name: string) =>
  new Intl.NumberFormat(__LOCALE__, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 0 });
const times = { second: unit('second'), minute: unit('minute'), hour: unit('hour') };

/** "40 seconds", "6 minutes", "2 hours". */
export function lasting(seconds: number): string {
  if (seconds < 90) return times.second.format(Math.max(1, Math.round(seconds)));
  if (seconds < 90 * 60) return times.minute.format(Math.round(seconds / 60));
  return times.hour.format(Math.round(seconds / 3600));
}
