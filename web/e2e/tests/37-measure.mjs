// Every game on every screen, measured: letters that can be read, figures that are whole, targets that can be hit, and a board
// that is as large as it should be; and what axe finds there, light and dark. `E2E_PHASES=folder` keeps a picture of every phase, to be looked at one by
// one; `E2E_SCHEME=dark` makes them dark.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findings, foundInBoth } from '../audit.mjs';
import { check } from '../harness.mjs';
import { BY_MOUSE, BY_TOUCH, GAMES, measured, replayOf, settled, walk } from '../measure.mjs';
import { tableOf } from '../steps.mjs';

const MOUSE = { text: 11, target: 24 };
const TOUCH = { text: 12, target: 40 };
const pictures = process.env.E2E_PHASES;

/** A table on two screens of the same person, one by mouse and one by touch, through every kind of question. */
async function everyPhase(house, game) {
  const ann = await house.person({ reducedMotion: 'reduce', viewport: BY_MOUSE[0] });
  const table = await tableOf(ann, game, { seats: GAMES[game] });
  const phone = await house.person({
    reducedMotion: 'reduce',
    viewport: BY_TOUCH[0],
    hasTouch: true,
    isMobile: true,
    storageState: await ann.context.storageState(),
  });
  await phone.page.goto(`/t/${table}`);
  await phone.page.locator('.board, .wall, .hall').first().waitFor();
  const wrong = new Map();
  const note = (kind, lines) => {
    for (const line of lines) if (!wrong.has(line)) wrong.set(line, kind);
  };
  const look = async (kind, n) => {
    await Promise.all([settled(ann.page), settled(phone.page)]);
    const shot = (pointer) => {
      if (!pictures) return null;
      mkdirSync(pictures, { recursive: true });
      return join(
        pictures,
        `${game}-${String(n).padStart(3, '0')}-${kind.replace(/\W+/g, '_').slice(0, 30)}-${pointer}`,
      );
    };
    const all = await Promise.all([
      measured(ann.page, BY_MOUSE, MOUSE, shot('mouse')),
      measured(phone.page, BY_TOUCH, TOUCH, shot('touch')),
    ]);
    note(kind, all.flat());
  };
  const verbs = await walk(ann.page, table, { look });
  check(verbs.size > 1, `nothing but ${[...verbs]} could be done`);
  const list = [...wrong].map(([line, kind]) => `${line} (${kind})`);
  check(!list.length, `${list.length} things are too small or cut:\n  ${list.join('\n  ')}`);
  await ann.done();
  await phone.done();
}

/** What axe finds in every phase of a game: on a laptop in both lights, and on a screen as narrow as a phone's. */
async function audited(house, game) {
  const ann = await house.person({ reducedMotion: 'reduce', viewport: BY_MOUSE[0] });
  const { page } = ann;
  const table = await tableOf(ann, game, { seats: GAMES[game] });
  await page.locator('.board, .wall, .hall').first().waitFor();
  const found = [];
  const look = async (kind) => {
    await settled(page);
    for (const line of await foundInBoth(page)) found.push(`${kind}, ${line}`);
    await page.setViewportSize(BY_TOUCH[0]);
    await settled(page);
    for (const line of await findings(page)) found.push(`${kind}, narrow, ${line}`);
    await page.setViewportSize(BY_MOUSE[0]);
  };
  await walk(page, table, { look });
  check(!found.length, `axe finds:\n  ${found.join('\n  ')}`);
  await ann.done();
}

/** A replay on the screens of a mouse and of fingers, at its beginning, in its midst and at its end. */
async function replayed(house, game) {
  const { moves, open, go } = replayOf(game);
  const wrong = new Set();
  const look = async (screens, limits, more) => {
    const ann = await house.person({ reducedMotion: 'reduce', viewport: screens[0], ...more });
    const looks = [
      [0, 'spectator'],
      [Math.round(moves / 3), '1'],
      [Math.round((2 * moves) / 3), 'everything'],
      [moves, 'spectator'],
    ];
    await open(ann.page, ...looks[0]);
    for (const [move, eyes] of looks) {
      await go(ann.page, move, eyes);
      await settled(ann.page);
      const shot = pictures && join(pictures, `replay-${game}-${String(move).padStart(3, '0')}`);
      if (shot) mkdirSync(pictures, { recursive: true });
      for (const line of await measured(ann.page, screens, limits, shot)) wrong.add(`${line} (move ${move})`);
      await ann.page.setViewportSize(screens[0]);
    }
    await ann.done();
  };
  await Promise.all([look(BY_MOUSE, MOUSE, {}), look(BY_TOUCH, TOUCH, { hasTouch: true, isMobile: true })]);
  check(!wrong.size, `${wrong.size} things are too small or cut:\n  ${[...wrong].join('\n  ')}`);
}

export default {
  'room for the board: 900 px of a laptop, more on a large screen, and the panels beside it fold to a rail': async (
    house,
  ) => {
    const ann = await house.person({ viewport: BY_MOUSE[0] });
    const { page } = ann;
    const wide = async () => (await page.locator('.mat').boundingBox()).width;
    for (const game of Object.keys(GAMES)) {
      await page.setViewportSize(BY_MOUSE[0]);
      await tableOf(ann, game);
      await page.locator('.board, .wall, .hall').first().waitFor();
      const folded = await wide();
      check(folded >= 900, `${game} has ${folded} px at 1366`);
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.locator('ol[aria-label="Log"]').waitFor();
      await page.getByRole('button', { name: 'Fold away' }).click();
      await page.locator('ol[aria-label="Log"]').waitFor({ state: 'detached' });
      check((await wide()) === folded, 'folded away the board is as wide as before');
      await page.setViewportSize(BY_MOUSE[1]);
      await page.locator('ol[aria-label="Log"]').waitFor();
      check((await wide()) > folded, `${game} does not grow on a large screen`);
    }
    await ann.done();
  },

  'Sarkaar’s map on a phone: a tap shows a state in large, two fingers enlarge it, and the whole comes back': async (
    house,
  ) => {
    const ann = await house.person({ viewport: BY_TOUCH[0], hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const { page } = ann;
    await tableOf(ann, 'sarkaar');
    await page.locator('.poster').first().tap();
    await page.locator('.poster').first().waitFor({ state: 'detached' });
    // What the bot does first would close what a tap has opened.
    await page.getByRole('button', { name: 'End turn' }).waitFor();
    const state = page.locator('.farm [data-spot]').nth(4);
    const width = async () => (await state.boundingBox()).width;
    const small = await width();
    await state.tap({ position: { x: 12, y: 12 } });
    await page.locator('.slip .head').waitFor();
    check((await width()) > small * 1.5, `a tap shows ${await width()} px of a state that had ${small}`);
    await page.locator('.slip .shut').tap();
    await page.getByRole('button', { name: 'Whole map' }).tap();
    check(Math.abs((await width()) - small) < 1, 'the whole map comes back');

    const { x, y, width: w, height: h } = await page.locator('.near').boundingBox();
    const fingers = (apart) => [-apart, apart].map((dx, id) => ({ x: x + w / 2 + dx, y: y + h / 2, id }));
    const client = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', fingers(30));
    for (let apart = 35; apart <= 80; apart += 5) await touch('touchMove', fingers(apart));
    await touch('touchEnd', []);
    check((await width()) > small * 1.5, `two fingers make ${await width()} px of ${small}`);
    check(!(await page.locator('.slip .head').count()), 'two fingers choose nothing');
    await ann.done();
  },

  ...Object.fromEntries(
    Object.keys(GAMES).map((game) => [
      `measured: ${game} can be read and hit in every phase on every screen`,
      (house) => everyPhase(house, game),
    ]),
  ),

  ...Object.fromEntries(
    Object.keys(GAMES).map((game) => [
      `axe finds nothing in any phase of ${game}, light or dark`,
      (house) => audited(house, game),
    ]),
  ),

  ...Object.fromEntries(
    Object.keys(GAMES).map((game) => [
      `measured too: a replay of ${game} can be read and hit on every screen`,
      (house) => replayed(house, game),
    ]),
  ),
};
