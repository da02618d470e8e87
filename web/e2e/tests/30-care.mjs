// Accessibility, weight, steadiness, and pictures of every main page.

import { spawnSync } from 'node:child_process';
import { auditBoth, foundInBoth, inBothLights } from '../audit.mjs';
import { check, LAPTOP, PHONE, until } from '../harness.mjs';
import { GAMES } from '../measure.mjs';
import { invite, isOver, mayMove, pair, playBots, played, playOut } from '../steps.mjs';

/** A finished table of two people, so that every page has something to show. */
async function finished(house) {
  const { ann, ben, link } = await pair(house, { grid: 4 });
  await playOut([ann, ben]);
  await ben.context.close();
  return { ann, id: link.split('/').at(-1) };
}

export default {
  'a button holds still under a pointer at its very edge': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await page.goto('/g/kuzushi');
    const button = page.getByRole('button', { name: 'Play now' });
    const box = await button.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
    const heights = await button.evaluate(async (one) => {
      const tops = [];
      for (let n = 0; n < 30; n++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        tops.push(one.getBoundingClientRect().top);
      }
      // It rises once, and then it has risen.
      return new Set(tops.slice(10)).size;
    });
    check(heights === 1, `it was seen at ${heights} heights`);
    await ann.done();
  },

  'axe finds nothing on any page, light or dark, laptop or phone': async (house) => {
    const { ann, id } = await finished(house);
    const state = await ann.context.storageState();
    await ann.done();
    for (const viewport of [LAPTOP, PHONE]) {
      const eve = await house.person({ viewport, storageState: state, reducedMotion: 'reduce' });
      const { page } = eve;
      const look = (what) => auditBoth(page, `${what} (${viewport.width})`);
      for (const path of [
        '/',
        '/g/kuzushi',
        '/g/kuzushi/rules?rule=KZ-4.3b',
        '/lobby',
        '/replay',
        '/you',
        '/about',
        '/nowhere',
      ]) {
        await page.goto(path);
        await page.locator('main').first().waitFor();
        await page.waitForLoadState('networkidle');
        await look(path);
      }
      await page.goto('/g/kuzushi');
      await page.getByRole('button', { name: 'Invite friends' }).click();
      await page.getByText('Options of the game').click();
      await look('setup');
      await page.getByRole('button', { name: 'Make the table' }).click();
      await page.getByRole('textbox', { name: 'Invitation link' }).waitFor();
      await look('waiting room');
      await page.goto('/g/kuzushi/learn');
      await page.locator('.space.legal').first().waitFor();
      await look('lesson');
      await page.goto(`/t/${id}`);
      await page.getByText('The result is in').waitFor();
      await look('result');
      await page.goto(`/replay/${id}`);
      await page.locator('.says').waitFor();
      await look('replay');
      await playBots(eve);
      await page.locator('.space.legal').first().waitFor();
      await look('table');
      if (viewport === LAPTOP) {
        await page.getByRole('tab', { name: 'Rules' }).click();
        await page.locator('.guide').waitFor();
        await look('table with guide');
        await page.getByRole('button', { name: 'All rules' }).click();
        await page.locator('.rules section').first().waitFor();
        await look('table with rules');
        await page.getByRole('tab', { name: 'Chat' }).click();
        await look('table with chat');
      }
      await eve.done();
    }
  },

  'axe finds nothing in any box, guide, rules or lesson, light or dark, laptop or phone': async (house) => {
    const found = [];
    for (const viewport of [LAPTOP, PHONE]) {
      const eve = await house.person({ viewport, reducedMotion: 'reduce' });
      const { page } = eve;
      for (const game of Object.keys(GAMES)) {
        for (const [path, shows] of [
          ['', '.inside h1'],
          ['/guide', 'article.guide'],
          ['/learn', '.text h2'],
          ...(viewport === LAPTOP ? [['/rules', '.rules section']] : []),
        ]) {
          await page.goto(`/g/${game}${path}`);
          await page.locator(shows).first().waitFor();
          await page.waitForLoadState('networkidle');
          for (const line of await foundInBoth(page)) found.push(`${game}${path} at ${viewport.width}, ${line}`);
        }
      }
      await eve.done();
    }
    check(!found.length, `axe finds:\n  ${found.join('\n  ')}`);
  },

  'a first visit to a table stays under 300 kB': async (house) => {
    const ann = await house.person();
    const link = await invite(ann);
    const ben = await house.person();
    const line = await ben.context.newCDPSession(ben.page);
    await line.send('Network.enable');
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await ben.page.locator('.space').first().waitFor();
    await ben.page.waitForLoadState('networkidle');
    console.log(`      ${Math.round(bytes / 1000)} kB over the wire`);
    check(bytes > 50_000 && bytes < 300_000, `${bytes} bytes`);
    await ann.done();
    await ben.done();
  },

  'nothing jumps while a table is set and played': async (house) => {
    const ann = await house.person();
    await ann.context.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await playBots(ann);
    for (let i = 0; i < 3; i++) {
      await until('a move is asked', async () => (await mayMove(ann)) || (await isOver(ann)));
      const legal = ann.page.locator('.space.legal').first();
      await legal.hover();
      await ann.page.locator('.ghost').first().waitFor();
      await legal.click();
      await ann.page.waitForTimeout(400);
    }
    const shifted = await ann.page.evaluate(() => window.shifted);
    check(shifted < 0.05, `the layout shifted by ${shifted}`);
    await ann.done();
  },

  'tiles travel; with reduced motion nothing does, and the game plays all the same': async (house) => {
    for (const reducedMotion of ['no-preference', 'reduce']) {
      const ann = await house.person({ reducedMotion });
      await playBots(ann);
      await ann.page.locator('.space.legal').first().waitFor();
      await ann.page.evaluate(() => {
        window.travelled = false;
        const look = () => {
          for (const one of document.getAnimations()) {
            const frames = one.effect?.getKeyframes?.() ?? [];
            if (frames.some((frame) => /translate/.test(String(frame.transform ?? '')))) window.travelled = true;
          }
          requestAnimationFrame(look);
        };
        look();
      });
      const before = await played(ann);
      await ann.playByMouse();
      await until('the bot has answered', async () => (await played(ann)) >= before + 2 && mayMove(ann));
      const travelled = () => ann.page.evaluate(() => window.travelled);
      if (reducedMotion === 'reduce') check(!(await travelled()), 'something travelled');
      else await until('something has travelled', travelled, 5000);
      await ann.done();
    }
  },

  'a page from before an upgrade loads itself anew instead of standing still': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    ann.expected.push(/ERR_FAILED/, /loading it anew/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    let gone = 1;
    await ann.context.route(/\/assets\/Lobby-.*\.js/, (route) => (gone-- > 0 ? route.abort() : route.continue()));
    await page.getByRole('link', { name: 'Open tables' }).click();
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    check(gone < 0, 'the page was asked for only once');
    await ann.done();
  },

  'an unknown page and an unknown table say so and lead home': async (house) => {
    const ann = await house.person();
    ann.expected.push(/status of 404/);
    await ann.page.goto('/no/such/page');
    await ann.page.getByRole('heading', { name: 'No such page' }).waitFor();
    await ann.page.goto('/t/doesnotexist00');
    await ann.page.getByRole('heading', { name: 'No such table' }).waitFor();
    await ann.page.getByRole('link', { name: 'Back to the shelf' }).click();
    await ann.page.getByRole('heading', { name: /Take a seat/ }).waitFor();
    check(/Hustings/.test(await ann.page.title()), 'every page has a title');
    await ann.done();
  },

  'screens: every main page, laptop and phone, light and dark': async (house) => {
    const taken = [];
    const { ann, id } = await finished(house);
    const state = await ann.context.storageState();
    await ann.done();
    for (const [size, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
      const eve = await house.person({ viewport, storageState: state, hasTouch: size === 'phone' });
      const { page } = eve;
      const shot = (name) =>
        house.keepsPictures &&
        inBothLights(page, async (colours) => taken.push(await house.picture(page, `${name}-${size}-${colours}`)));
      await page.goto('/');
      await page.locator('.open, .card').first().waitFor();
      await page.waitForLoadState('networkidle');
      await shot('home');
      await page.goto('/g/kuzushi');
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      await shot('box');
      await page.goto('/g/kuzushi/learn');
      await page.locator('.space.legal').first().waitFor();
      await shot('lesson');
      await page.goto(`/replay/${id}?move=5`);
      await page.locator('.says').waitFor();
      await shot('replay');
      await page.goto(`/t/${id}`);
      await page.getByText('The result is in').waitFor();
      if (house.keepsPictures) await page.waitForTimeout(1800);
      await shot('result');
      await playBots(eve);
      for (let i = 0; i < 5; i++) {
        await until('a move is asked', () => mayMove(eve));
        if (i === 4) break;
        const spaces = page.locator('.space.legal');
        const which = (await spaces.count()) >> 1;
        const at = await spaces.nth(which).getAttribute('data-at');
        await page.locator(`.space.legal[data-at="${at}"]`).click();
        await until('it is played', async () => (await page.locator(`.space.legal[data-at="${at}"]`).count()) === 0);
      }
      if (size === 'laptop') {
        await page.locator('.space.legal').first().hover();
        await page.locator('.ghost').first().waitFor();
      }
      await shot('table');
      await eve.done();
    }
    // Pictures that are kept are made small, where the tool for it is at hand.
    if (taken.length)
      spawnSync('pngquant', ['--force', '--skip-if-larger', '--quality', '70-95', '--ext', '.png', ...taken]);
  },
};
