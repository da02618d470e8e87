import { describe, expect, it } from 'vitest';
import { complaints } from './testing-words';

const page = `
-word = card
laid = { $count ->
    [one] one { -word }
   *[other] { $count } cards
} at { $at }
pay = Pay
`;
const good = `say('laid', { count: 1, at }); say(now ? 'pay' : 'pay');`;
const ts = (text: string, words = page) => complaints({ 'words.ts': `${good}\n${text}` }, { page: words });
const svelte = (text: string, allowed: string[] = []) =>
  complaints({ 'words.ts': good, 'A.svelte': text }, { page }, allowed);

describe('a test of words', () => {
  it('has nothing against sentences that fit', () => {
    expect(ts('')).toEqual([]);
  });

  it('finds messages that are missing, unused, twice there or unreadable', () => {
    expect(ts(`say('gone')`)).toEqual(['words.ts: “gone” is missing in page.en.ftl']);
    expect(ts('', `${page}more = More\n`)).toEqual(['page.en.ftl: nothing says “more”']);
    expect(ts('', `${page}-more = more\n`)).toEqual(['page.en.ftl: nothing says “-more”']);
    expect(ts('', `${page}pay = Pay\n`)).toEqual(['page.en.ftl: “pay” stands there twice']);
    expect(ts('', `${page}bad = { $n -> [one] x *[other] y }\n`)).toEqual(['page.en.ftl: “bad” cannot be read']);
    expect(ts(`say('in')`, `${page}in = { -none }\n`)).toEqual(['page.en.ftl: “in” needs “-none”, which is missing']);
  });

  it('finds facts that differ, and what it cannot check', () => {
    expect(ts(`say('laid', { count: 1 })`)).toEqual(['words.ts: “laid” is told count, and wants count, at']);
    expect(ts(`say('pay', { count: 1 })`)).toEqual(['words.ts: “pay” is told count, and wants nothing']);
    expect(ts('say(`pay-${x}`)')).toEqual(['words.ts: an id is not written out where it is said']);
    expect(ts(`say('pay', facts)`)).toEqual(['words.ts: the facts of “pay” are not written out']);
    expect(ts(`say('pay', { ...facts })`)).toEqual(['words.ts: the facts of “pay” are not written out']);
  });

  it('lets messages of the rules stand inside, where ids do not collide', () => {
    const files = { 'words.ts': `${good} say('for', { at });` };
    const more = `${page}for = for { icon } at { $at }\n`;
    expect(complaints(files, { page: more, rules: 'icon = Icon\nplayed = Played' })).toEqual([]);
    expect(complaints(files, { page: more, rules: 'icon = Icon\npay = Pays' })).toEqual([
      'page.en.ftl: “pay” stands in en.ftl too',
    ]);
    expect(complaints({ 'words.ts': `${good} say('icon')` }, { page, rules: 'icon = Icon' })).toEqual([
      'words.ts: “icon” is missing in page.en.ftl',
    ]);
  });

  it('keeps the sentences of the lesson apart', () => {
    const files = { 'words.ts': good, 'lesson.ts': `say('first'); const moves = { moves: ['play it here'] };` };
    expect(complaints(files, { page, lesson: 'first = First' })).toEqual([]);
    expect(complaints(files, { page: `${page}\nfirst = First` })).toEqual([
      'lesson.ts: “first” is missing in lesson.en.ftl',
      'page.en.ftl: nothing says “first”',
    ]);
  });

  it.each([
    'const a = `${n} cards`;',
    `const a = 'Send them';`,
    `const a = { label: 'Draw' };`,
    `const a = ['play it here', 0];`,
    `const a = b === 'x' ? 'two words' : '';`,
    `import { listed } from '../../lib/language';`,
    `say('pay') + say('laid', { count: 1, at: 'over there' });`,
  ])('finds language in code: %s', (text) => {
    expect(ts(text)).toHaveLength(1);
  });

  it.each([
    `const a = { kind: 'play', color: 'var(--x)' };`,
    `if (key === 'Shift Me' || key === 'Escape') press();`,
    `switch (a) { case 'Rally card': break; }`,
    'const a = `var(--party-${n})`;',
    `const rule = 'KU-5.4';`,
    `type A = 'Two words';`,
    `const moves = [[0, 'play it here']];`,
  ])('leaves code alone: %s', (text) => {
    expect(ts(text)).toEqual([]);
  });

  it.each([
    '<p>Hello</p>',
    '<p>x</p>',
    '<button aria-label="Back">←</button>',
    '<i title="Cost {n}"></i>',
    `<i title={a ? 'cost' : ''}></i>`,
    '<p>{n} {n === 1 ? say("pay") : "votes"}</p>',
    '<p>{`${n}/${m} in hand`}</p>',
    '<Card label="Two words" />',
    '<button onclick={() => look("Two words")}></button>',
  ])('finds language in markup: %s', (text) => {
    expect(svelte(text)).toHaveLength(1);
  });

  it.each([
    '<p class="two words" style:--n={n}>{say("pay")} ↵ {n} × 2</p>',
    `<svg viewBox="0 0 10 10" role="img"><path d="M 0 0 l 10" class={a ? 'this one' : 'other'} /></svg>`,
    '<kbd>D</kbd> <span class="rule">KU-8.5</span>',
    '<Icon of="C" size={1} kind={a === "b" ? "first" : "second"} />',
  ])('leaves markup alone: %s', (text) => {
    expect(svelte(text)).toEqual([]);
  });

  it('lets pass what is allowed', () => {
    expect(svelte('<text>KURSI</text>', ['KURSI'])).toEqual([]);
  });
});
