import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply } from './change';

/** The same samples as the tests of the Rust that writes changes. */
const samples = JSON.parse(readFileSync('../core/tests/differences.json', 'utf8')) as {
  old: unknown;
  new: unknown;
  change: unknown;
}[];

function frozen<T>(value: T): T {
  if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe('a change', () => {
  it('leads from the old value to the new one, and alters nothing in place', () => {
    expect(samples.length).toBeGreaterThan(5);
    for (const sample of samples) expect(apply(frozen(sample.old), frozen(sample.change))).toEqual(sample.new);
  });

  it('keeps what did not change', () => {
    const old = { same: { deep: [1] }, list: [{ a: 1 }, { b: 2 }], n: 1 };
    const now = apply(old, { n: [2], list: { 1: { b: [3] } } });
    expect(now).toEqual({ same: { deep: [1] }, list: [{ a: 1 }, { b: 3 }], n: 2 });
    expect(now.same).toBe(old.same);
    expect(now.list[0]).toBe(old.list[0]);
  });
});
