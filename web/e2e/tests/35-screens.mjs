// Every game on screens of every size, clicks on a view that moves, tables that wait, and invitations that lead nowhere.

import { check, talk, until } from '../harness.mjs';
import { settled, walk } from '../measure.mjs';
import { noSideways, onScreen, playBots, tableOf } from '../steps.mjs';

/** Phones upright and on their side, a laptop at 200 %, and the narrowest page there may be. */
const SMALL = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 683, height: 384 },
];

/** Whether the middle of something can be seen and touched, after scrolling to it. */
async function touchable(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  return locator.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight && (one.contains(hit) || hit?.contains(one));
  });
}

/** In the page: notes when another space comes to lie under a resting pointer, and when moves are sent. */
function recordSlides() {
  let slid = [];
  let sent = [];
  let watching = 0;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'play') sent.push(performance.now());
    return send.call(this, text);
  };
  globalThis.watchSpot = (x, y) => {
    cancelAnimationFrame(watching);
    [slid, sent] = [[], []];
    const under = () => document.elementFromPoint(x, y)?.closest('.space')?.dataset.at;
    let last = under();
    const look = () => {
      const now = under();
      if (now !== last) slid.push(performance.now());
      last = now;
      watching = requestAnimationFrame(look);
    };
    look();
  };
  globalThis.watchedSpot = () => ({ slid, sent });
}

export default {
  'small screens: Kuzushi has a board to play on': async (house) => {
    for (const viewport of SMALL) {
      const ann = await house.person({ viewport, reducedMotion: 'reduce' });
      const { page } = ann;
      const where = `${viewport.width}x${viewport.height}`;
      await playBots(ann);
      const side = (await page.locator('.board').boundingBox()).width;
      check(side >= 220, `at ${where} the board is ${Math.round(side)} px wide`);
      await noSideways(page, where);
      const space = page.locator('.space.legal').first();
      await space.waitFor();
      check(await touchable(page, space), `at ${where} a legal space cannot be touched`);
      await ann.done();
    }
  },

  'small screens: Sarkaar’s leaders can be read and picked': async (house) => {
    for (const viewport of SMALL) {
      const ann = await house.person({ viewport, reducedMotion: 'reduce' });
      const { page } = ann;
      const where = `${viewport.width}x${viewport.height}`;
      await tableOf(ann, 'sarkaar');
      const posters = page.locator('.poster');
      await posters.first().waitFor();
      await noSideways(page, where);
      for (const poster of await posters.all()) {
        for (const part of ['.no', 'i']) {
          const seen = await touchable(page, poster.locator(part));
          check(seen, `at ${where} ${part} of a leader cannot be seen`);
        }
      }
      await posters.first().click();
      await until('the leader is picked', () => talk(page).sent.some((move) => move.startsWith('leader')));
      await ann.done();
    }
  },

  'small screens: Kilonzo can be played': async (house) => {
    for (const viewport of SMALL) {
      const ann = await house.person({ viewport, reducedMotion: 'reduce' });
      const { page } = ann;
      const where = `${viewport.width}x${viewport.height}`;
      await tableOf(ann, 'kilonzo');
      await page.locator('.board').first().waitFor();
      const side = (await page.locator('.board').boundingBox()).width;
      check(side >= 220, `at ${where} the map is ${Math.round(side)} px wide`);
      await noSideways(page, where);
      await ann.done();
    }
  },

  'small screens: who came where and what to do next are seen at once when a game is over': async (house) => {
    const ann = await house.person({ viewport: SMALL[2], reducedMotion: 'reduce' });
    const { page } = ann;
    const table = await tableOf(ann, 'kilonzo', { seats: 3 });
    await page.locator('.board').first().waitFor();
    await walk(page, table, { look: () => {} });
    await page
      .locator('dialog .headline')
      .getByText(/wins$|share the win$/)
      .waitFor();
    await settled(page);
    for (const viewport of SMALL.slice(2)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(200);
      for (const part of ['.headline', '.order li:last-child b', '.actions .button.loud'])
        await onScreen(page, `dialog[open] ${part}`);
    }
    await ann.done();
  },

  'a click on a view that moved under the pointer plays nothing': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.addInitScript(recordSlides);
    await playBots(ann);
    const spaces = page.locator('.space.legal');
    const theirs = () =>
      talk(page)
        .heard.map((frame) => JSON.parse(frame))
        .filter(({ entry }) => entry?.what === 'moved' && entry.seat !== 0).length;
    let slides = 0;
    for (let n = 0; n < 4; n++) {
      await spaces.first().waitFor();
      await page.waitForTimeout(1300);
      // The space furthest out makes the board slide the most.
      const far = await spaces.evaluateAll((all) => {
        const [cx, cy] = [innerWidth / 2, innerHeight / 2];
        const boxes = all.map((one) => one.getBoundingClientRect());
        const mid = boxes.map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);
        return mid.sort((a, b) => Math.hypot(b[0] - cx, b[1] - cy) - Math.hypot(a[0] - cx, a[1] - cy))[0];
      });
      const heard = theirs();
      await page.evaluate((at) => globalThis.watchSpot(...at), far);
      await page.mouse.click(...far);
      // Somebody who clicks on, without looking, until well after the bot has answered.
      let end = Infinity;
      while (Date.now() < end) {
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(30);
        if (end === Infinity && theirs() > heard) end = Date.now() + 400;
      }
      const { slid, sent } = await page.evaluate(() => globalThis.watchedSpot());
      slides += slid.length;
      const early = sent.slice(1).filter((move) => slid.some((at) => move > at && move - at < 450));
      check(!early.length, `moves at ${early}, the view slid at ${slid}`);
    }
    check(slides > 0, 'the view never moved under the pointer');
    await ann.done();
  },

  'Sarkaar: an open card is shown in large on the board, and on a phone it can be put away': async (house) => {
    // Both in one breath: the board may still slide into view.
    const inside = async (page) => {
      const [card, wall] = await page.evaluate(() =>
        ['.look', '.wall'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()),
      );
      check(
        card.top >= wall.top && card.bottom <= wall.bottom,
        `the close-up leaves the board: ${card.top} to ${card.bottom}, ${wall.top} to ${wall.bottom}`,
      );
    };
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      const ann = await house.person({ viewport: { width, height }, reducedMotion: 'reduce' });
      const { page } = ann;
      await tableOf(ann, 'sarkaar');
      await page.locator('.poster').first().click();
      await page.locator('.poster').first().waitFor({ state: 'detached' });
      await page.locator('[data-spot="row-strategy-1"]').hover();
      await page.locator('.look').waitFor();
      await inside(page);
      await ann.done();
    }
    const ben = await house.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = ben;
    await tableOf(ben, 'sarkaar');
    await page.locator('.poster').first().tap();
    await page.locator('.poster').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Decks' }).tap();
    await page.locator('[data-spot="row-strategy-1"]').tap();
    await page.locator('.look').waitFor();
    await inside(page);
    const sent = talk(page).sent.length;
    await page.locator('.look').tap();
    await page.locator('.look').waitFor({ state: 'detached' });
    check(talk(page).sent.length === sent, 'a tap fell through the card');
    await ben.done();
  },

  'tables that wait for a move are counted in every header and come first at home': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const other = [{ type: 'open' }];
    const table = async (game, shows, options) => {
      const id = await tableOf(ann, game, options);
      await page.locator(shows).first().waitFor();
      return id;
    };
    const waiting = await table('kuzushi', '.link', { others: other });
    const due = [await table('kuzushi', '.space.legal'), await table('sarkaar', '.poster')];
    const newest = await table('kuzushi', '.link', { others: other });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Your move (2)' }).waitFor();
    await page.goto('/');
    await page.locator('.desk .open a').nth(3).waitFor();
    const order = await page
      .locator('.desk .open a')
      .evaluateAll((all) => all.map((one) => one.pathname.split('/').at(-1)));
    check(
      due.every((id) => order.indexOf(id) < 2),
      `at home: ${order}, due: ${due}`,
    );
    check(order.indexOf(newest) < order.indexOf(waiting), 'the newest of the others comes first');
    await page.goto(`/t/${due[0]}`);
    await page.getByRole('banner').getByRole('link', { name: 'Your move (1)' }).click();
    await page.waitForURL(`**/t/${due[1]}`);
    await ann.done();
  },

  'an invitation to 127.0.0.1 says that nobody else can follow it': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await tableOf(ann, 'kuzushi', { others: [{ type: 'open' }] });
    const note = page.getByRole('note');
    await note.getByText('works on this computer only').waitFor();
    check((await note.innerText()).includes('--listen 0.0.0.0:'), 'the note says what to do');
    const { address } = await ann.call('/api/address');
    const path = new URL(page.url()).pathname;
    if (address) await note.getByText(`${address}${path}`).waitFor();
    await ann.done();
  },
};
