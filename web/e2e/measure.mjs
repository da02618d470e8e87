// What the measuring tests stand on: a game played at random through a socket of its own, stopping at every new kind of
// question, and a ruler for what the page shows there.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { answered, until } from './harness.mjs';

/** How many seats. */
export const GAMES = { kuzushi: 2, kilonzo: 3, sarkaar: 3, kursi: 4, 'politics-as-usual': 4 };
/** More decisions than one seat of any of them takes. */
const MOST = 1500;

/** In the page: a second connection of the same person, which plays. `globalThis.walker.asked` is what it is asked. */
function connect(table) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  const walker = { asked: null, over: false, id: 900_000, heard: null };
  let seq = 0;
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.seq > seq) seq = frame.seq;
    if (frame.ending) walker.over = true;
    // Somebody else was quicker: the question stands as it was last heard.
    if (frame.type === 'refused') walker.asked = walker.heard;
    if (!frame.position) return;
    const due = frame.position.pending.includes(0) ? frame.position.moves.find(({ seat }) => seat === 0) : null;
    walker.heard = due?.moves.length ? { seq, texts: due.moves.map(({ text }) => text) } : null;
    walker.asked = walker.heard;
  };
  walker.play = (move) => {
    walker.asked = null;
    socket.send(JSON.stringify({ type: 'play', id: walker.id++, seat: 0, seq, move }));
  };
  globalThis.walker = walker;
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of the legal moves. Those that do nothing are tried last, so that the game goes on. */
export function anyOf(texts, random) {
  const idle = /^(done|pass|skip|end|none|stroke none)\b/;
  const doing = texts.filter((text) => !idle.test(text));
  const from = doing.length && random() < 0.85 ? doing : texts;
  return from[Math.floor(random() * from.length)];
}

/** What one may do, not with which card. */
const verbsOf = (texts) => [...new Set(texts.map((text) => text.split(' ')[0]))].sort();

/**
 * Plays seat 0 of a table to the end, and calls `look` with every question in which something can be done for the first time, and
 * at the end. Gives all that could be done.
 */
export async function walk(page, table, { look, seed = Number(process.env.E2E_WALK ?? 7) }) {
  const random = dice(seed);
  const seen = new Set();
  await page.evaluate(connect, table);
  for (let n = 0; n < MOST; n++) {
    const now = await until('we are asked, or it is over', () =>
      page.evaluate(() => (globalThis.walker.over ? { over: true } : globalThis.walker.asked)),
    );
    if (now.over) {
      await look('the end', n);
      return seen;
    }
    const verbs = verbsOf(now.texts);
    if (verbs.some((verb) => !seen.has(verb))) {
      for (const verb of verbs) seen.add(verb);
      await look(verbs.join(' '), n);
    }
    await page.evaluate((move) => globalThis.walker.play(move), anyOf(now.texts, random));
  }
  throw new Error(`the game goes on after ${MOST} decisions`);
}

/**
 * In the page: everything that is too small to read or to hit, and figures that are cut. `text` is the least size of letters,
 * `target` the least side of what can be touched, in CSS pixels as they are seen.
 */
function ruler({ text: least, target }) {
  const found = [];
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const named = (one) => {
    const word = (node) => {
      const classes = [...node.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2);
      return node.localName + classes.map((name) => `.${name}`).join('');
    };
    return [one.parentElement?.parentElement, one.parentElement, one].filter(Boolean).map(word).join(' > ');
  };
  // Only for ears: a pixel in a corner.
  const spoken = (one) => one.closest('.spoken, [data-spoken]');
  const scaleOf = (one) => {
    if (one instanceof SVGElement && one.getScreenCTM) {
      const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    }
    let scale = 1;
    for (let up = one; up instanceof HTMLElement; up = up.parentElement) {
      const { scale: own, transform } = getComputedStyle(up);
      if (own && own !== 'none') scale *= parseFloat(own);
      if (transform && transform !== 'none') {
        const { a, b } = new DOMMatrix(transform);
        scale *= Math.hypot(a, b);
      }
    }
    return scale;
  };
  const seen = new Set();
  const say = (what, one, figure, text = '') => {
    const line = `${what} ${figure}: ${named(one)}${text ? ` “${text.trim().slice(0, 24)}”` : ''}`;
    if (!seen.has(line)) found.push(line);
    seen.add(line);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION', 'title'].includes(one.tagName)) continue;
    if (!shown(one) || spoken(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
    if (size < least - 0.05) say('text', one, `${size.toFixed(1)} px`, node.data);
    // A figure that is cut is a wrong figure.
    // A line that sums up what stands in the log may end in dots.
    if (!/\d/.test(node.data) || one.closest('[data-summary]')) continue;
    for (let up = one; up instanceof HTMLElement && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const inner = up.getBoundingClientRect();
      const across = ['hidden', 'clip'].includes(style.overflowX);
      const down = ['hidden', 'clip'].includes(style.overflowY);
      if (across && (box.right > inner.right + 1.5 || box.left < inner.left - 1.5)) {
        say('cut', up, `by ${Math.round(Math.max(box.right - inner.right, inner.left - box.left))} px`, node.data);
      } else if (down && style.webkitLineClamp !== 'none' && box.bottom > inner.bottom + 2) {
        say('cut', up, `by ${Math.round(box.bottom - inner.bottom)} px below`, node.data);
      }
      if (['auto', 'scroll'].includes(style.overflowX) || style.position === 'fixed') break;
    }
  }

  const targets = document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [data-spot], [data-candidate], [data-card], [data-tile], .space.legal',
  );
  for (const one of targets) {
    if (!shown(one) || spoken(one) || one.disabled) continue;
    const style = getComputedStyle(one);
    if (style.pointerEvents === 'none') continue;
    const label = one.matches('input') ? one.closest('label') : null;
    const box = (label ?? one).getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    // What stands inside a sentence is as high as its line.
    const text = one.parentElement.textContent.trim();
    if (style.display.startsWith('inline') && one.closest('p, li') && text.length > one.textContent.trim().length + 2)
      continue;
    const side = Math.min(box.width, box.height);
    // A map is as large as the screen lets it be: there a first touch only shows, and the second one settles.
    const wanted = one instanceof SVGElement ? Math.min(target, 28) : target;
    if (side < wanted - 0.6)
      say(
        'target',
        one,
        `${Math.round(box.width)}x${Math.round(box.height)}`,
        one.getAttribute('aria-label') ?? one.textContent,
      );
  }
  for (const one of document.querySelectorAll('svg')) {
    if (!shown(one) || spoken(one) || one.closest('svg svg')) continue;
    // A sign on a badge is as large as its badge.
    const box = (one.closest('[data-icon]') ?? one).getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (Math.max(box.width, box.height) < 15.5) say('icon', one, `${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
  }
  return found;
}

/** A finished game of as many as usual, whose players have long names. */
const RECORDS = {
  kuzushi: 'grid-full-by-tiles',
  kilonzo: '4-seats-by-influence',
  sarkaar: '4-seats-by-target',
  kursi: '4-players-by-seats',
  'politics-as-usual': '5-seats-by-bush',
};
const NAMES = ['Bunty from the Corner', 'Rocky of the Matinée', 'Bunty 2', 'Contractor Lallan', 'Auntie Next-Door'];
const GAMES_FOLDER = resolve(import.meta.dirname, '../../games');

/** How many moves it has, and how a replay of it is opened at one of them. */
export function replayOf(game) {
  const text = readFileSync(join(GAMES_FOLDER, game, 'tests/records', `${RECORDS[game]}.txt`), 'utf8');
  const seats = Number(/^seats: (\d+)$/m.exec(text)[1]);
  const names = NAMES.slice(0, seats).map((name, i) => `name ${i}: ${JSON.stringify(name)}\n`);
  const packed = deflateRawSync(text.replace(/^seed:/m, `${names.join('')}seed:`)).toString('base64url');
  return {
    moves: text.match(/^\d /gm).length,
    async open(page, move, eyes) {
      // The same path with another step would be the same page.
      await page.goto('about:blank');
      await page.goto(`/replay?move=${move}&eyes=${eyes}#record=${packed}`);
      await page.locator('.board, .wall, .hall').first().waitFor();
    },
    /** To another step, seen by another, on the page that is open. */
    async go(page, move, eyes) {
      await page.locator('.eyes select').selectOption(eyes);
      const now = () => new URL(page.url()).searchParams.get('eyes') ?? 'spectator';
      await until('it is seen with these eyes', () => now() === eyes);
      await page.getByRole('slider').fill(String(move));
      await page.locator('.says b', { hasText: `${move}/` }).waitFor();
    },
  };
}

/** Screens by mouse and by touch: a laptop, a large one, a laptop at 200 %; phones upright, on their side, and the narrowest. */
export const BY_MOUSE = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 683, height: 384 },
];
export const BY_TOUCH = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
];

/** What is wrong on each of these screens, a line each: the screen, then what. */
export async function measured(page, screens, limits, shot = null) {
  const lines = [];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    // A busy machine takes a while to lay the table out anew.
    await until('the table has its new shape', () =>
      page.evaluate(() => {
        const table = document.querySelector('.table');
        return table?.classList.contains('wide') === matchMedia('(min-width: 1100px)').matches;
      }),
    );
    await page.waitForTimeout(200);
    const at = `${viewport.width}x${viewport.height}`;
    if (shot) await page.screenshot({ path: `${shot}-${at}.png` });
    for (const line of await page.evaluate(ruler, limits)) lines.push(`${at} ${line}`);
    const wide = await page.evaluate(() => {
      const by = document.documentElement.scrollWidth - innerWidth;
      const out = (one) => one.getBoundingClientRect().right > innerWidth + 1;
      const first = [...document.body.querySelectorAll('*')].find((one) => out(one) && one.checkVisibility());
      return by > 0 && `by ${by} px: ${first?.localName}.${first?.classList} in ${first?.parentElement.classList}`;
    });
    if (wide) lines.push(`${at} the page is too wide ${wide}`);
    // However long the count is, what to do next is in sight.
    const next = page.locator('dialog[open] .actions .button').first();
    const lowest = (await next.count()) ? await next.evaluate((one) => one.getBoundingClientRect().bottom) : 0;
    if (lowest > viewport.height)
      lines.push(`${at} what to do next is ${lowest - viewport.height} px below the screen`);
  }
  return lines;
}

/** Nothing is under way: what was heard is drawn. */
export async function settled(page) {
  await answered(page);
  await page.waitForTimeout(250);
}
