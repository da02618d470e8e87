// What an evening needs besides the game: fewer questions, playing on from a replay, a series, tables to find.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audit } from '../audit.mjs';
import { check, talk, until } from '../harness.mjs';
import { invite, isOver, mayMove, pair, recordHolds, tableOf } from '../steps.mjs';

/** The record of a game of Kursi up to where seat 0 is asked which vote cards it places. */
async function toVotes(person) {
  const games = await person.call('/api/games');
  const { rules_version, set_version } = games.find((one) => one.name === 'kursi');
  const { options } = await person.call('/api/games/kursi/complete', { seats: 2, options: {} });
  const head = ['hustings record 1', 'game: kursi', `rules: ${rules_version}`, `set: ${JSON.stringify(set_version)}`];
  const lines = [...head, 'seats: 2', `options: ${JSON.stringify(options)}`, 'seed: "evening"', 'moves:'];
  for (let n = 0; n < 400; n++) {
    const record = `${lines.join('\n')}\n`;
    for (const seat of [0, 1]) {
      const { moves, pending } = await person.call('/api/position', { record, seat });
      if (!pending.includes(seat)) continue;
      const texts = moves.map((one) => one.text);
      if (seat === 0 && texts[0].startsWith('votes')) return record;
      // Rallies grow until they can be ended for votes.
      const wanted = ['end', 'play r', 'play R', 'draw'].map((word) => texts.findLast((text) => text.startsWith(word)));
      lines.push(`${seat} ${wanted.find(Boolean) ?? texts[0]}`);
      break;
    }
  }
  throw new Error('nobody was asked for vote cards');
}

const standing = (page) => page.getByRole('button', { name: /Answer for me: on/ });
const resign = async ({ page }) => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
};

export default {
  'kursi: vote cards are paid by themselves, and by hand where somebody prefers that': async (house) => {
    for (const pays of [true, false]) {
      const ann = await house.person({ keeps: { pays }, reducedMotion: 'reduce' });
      const { page } = ann;
      await ann.arrive();
      const record = await toVotes(ann);
      const seats = [{ type: 'me' }, { type: 'bot', bot: 'random' }];
      const { table } = await ann.call('/api/tables', { game: 'kursi', seats, record });
      await page.goto(`/t/${table}`);
      const bundles = page.locator('.desk .option:has(.coins)');
      const moved = () =>
        talk(page).heard.some((frame) => {
          const { entry } = JSON.parse(frame);
          return entry?.what === 'moved' && entry.seat === 0;
        });
      if (pays) {
        await until('it is paid', moved);
        check(!talk(page).sent.length, 'the page paid, and not the order');
      } else {
        await bundles.first().waitFor();
        await bundles.first().click();
        await until('it is paid', moved);
        check(talk(page).sent[0]?.startsWith('votes'), `sent: ${talk(page).sent}`);
      }
      await ann.done();
    }
  },

  '“ask me only when I can answer” stays ticked over reloads, tables and settings': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await tableOf(ann, 'sarkaar');
    const opener = page.getByRole('button', { name: /Answer for me/ });
    await opener.click();
    const box = page.getByRole('checkbox', { name: 'Ask me only when I can answer' });
    check(!(await box.isChecked()), 'it stands although nobody asked for it');
    await box.check();
    await standing(page).waitFor();
    await page.reload();
    await standing(page).waitFor();
    await tableOf(ann, 'politics-as-usual');
    await standing(page).waitFor();
    await audit(page, 'a table with standing orders');
    await page.getByRole('button', { name: 'Settings' }).click();
    const setting = page.getByRole('dialog', { name: 'Settings' }).getByLabel(/Ask me only when I can answer/);
    check(await setting.isChecked(), 'the settings do not know of it');
    await setting.uncheck();
    await page.keyboard.press('Escape');
    await until('it no longer stands', async () => (await standing(page).count()) === 0);
    await ann.done();
  },

  'play on: from a position of a replay to a table against a character, and its record holds': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const table = await tableOf(ann, 'kuzushi', { options: { grid: 4 } });
    // What was lit before one's own move is lit for a moment longer, so moves are counted.
    const moved = page.locator('ol[aria-label="Log"] .move');
    const asked = (moves) =>
      until(`${moves} moves were made`, async () => (await moved.count()) >= moves && (await mayMove(ann)));
    for (const moves of [1, 3, 5]) {
      await asked(moves);
      await ann.playByMouse();
    }
    await asked(7);
    await resign(ann);
    await until('it is over', () => isOver(ann));
    await page.goto(`/replay/${table}?move=4`);
    await page.getByRole('button', { name: 'Play on at a table' }).click();
    const sheet = page.getByRole('dialog', { name: 'Play on from move 4' });
    await sheet.getByRole('region', { name: 'The others are' }).waitFor();
    await audit(page, 'playing on');
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL(/\/t\//);
    check(!page.url().includes(table), 'it is the old table');
    await page.getByText('Played on from move 4').waitFor();
    const log = page.getByRole('list', { name: 'Log' });
    check((await log.getByRole('listitem').count()) > 2, 'the moves before are not in the log');
    await asked(5);
    await ann.playByMouse();
    await asked(7);
    await resign(ann);
    await until('it is over', () => isOver(ann));
    await recordHolds(page);
    await ann.done();
  },

  'a series: the score goes on over rematches and a draw that both agree to, at the table and in the result': async (
    house,
  ) => {
    const { ann, ben } = await pair(house, { grid: 4 });
    const again = async () => {
      await ann.page.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
      await ben.page.locator('dialog[open]').getByRole('button', { name: 'Agree to a rematch' }).click();
      await until('the game is on', async () => (await mayMove(ann)) || (await mayMove(ben)));
    };
    await resign(ann);
    await again();
    for (const { page } of [ann, ben]) {
      const score = await page.getByRole('banner').locator('[data-series]').innerText();
      check(/ (1 – 0|0 – 1) /.test(score), `the score is ${score}`);
    }
    await resign(ben);
    const result = ann.page.getByRole('dialog', { name: 'The result is in' });
    await result.getByText(/ 1 – 1 /).waitFor();
    await again();
    await ann.page.getByRole('button', { name: 'Table menu' }).click();
    await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
    await ann.page.locator('dialog[open]').getByRole('button', { name: 'Offer a draw' }).click();
    await ben.page.getByText('offers a draw').waitFor();
    await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await result
      .getByText(/share the win$/)
      .first()
      .waitFor();
    await result.getByText(/ 1 – 1 .*, 1 draw/).waitFor();
    for (const person of [ann, ben]) await person.done();
  },

  'home: a table that waits for players appears by itself, and one sits down from there': async (house) => {
    const ben = await house.person();
    await ben.page.goto('/');
    await ben.page.getByRole('heading', { name: /Take a seat/ }).waitFor();
    const ann = await house.person();
    const link = await invite(ann, { grid: 4, open: true });
    const waiting = ben.page.getByRole('region', { name: 'Waiting for players' });
    await waiting.locator(`a[href="${new URL(link).pathname}"]`).click();
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await ben.page.locator('.space').first().waitFor();
    for (const person of [ann, ben]) await person.done();
  },

  'a link shows its game, who plays, and a picture of the box': async (house) => {
    const ann = await house.person();
    const link = await invite(ann, { grid: 4 });
    const head = async (url) => {
      const page = await (await fetch(url)).text();
      return (name) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
    };
    const og = await head(link);
    check(/^Kuzushi: take a seat with \S/.test(og('title')), og('title'));
    check(og('image').endsWith('/share/kuzushi.jpg'), og('image'));
    const picture = await fetch(og('image'));
    check(picture.ok && picture.headers.get('content-type') === 'image/jpeg', `the picture: ${picture.status}`);
    check((await head(`${house.url}/g/kursi`))('title') === 'Kursi', 'a box has no title');
    check((await head(`${house.url}/about`))('title') === 'Hustings', 'the house has no title');
    await ann.done();
  },

  'screens: the picture of each box, for links': async (house) => {
    const ann = await house.person({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
    const { page } = ann;
    await ann.arrive();
    const folder = fileURLToPath(new URL('../../public/share/', import.meta.url));
    for (const { name } of await ann.call('/api/games')) {
      await page.goto(`/g/${name}`);
      await page.locator('.lid .lid svg').first().waitFor();
      await page.evaluate(async () => {
        const text = (tag, words, style) => Object.assign(document.createElement(tag), { textContent: words, style });
        const { innerText: title } = document.querySelector('.inside h1');
        const { innerText: tagline } = document.querySelector('.inside .tagline');
        const lid = document.querySelector('.lid').cloneNode(true);
        lid.style = 'width: 388px; max-width: none; position: static';
        const words = document.createElement('div');
        words.append(
          text('p', 'Hustings', 'font: 700 30px/1 var(--poster); color: var(--loud)'),
          text('h1', title, 'font: 800 104px/0.95 var(--poster); font-stretch: 78%; margin: 18px 0 26px'),
          text('p', tagline, 'font-size: 34px; line-height: 1.3; color: var(--ink-soft)'),
        );
        const card = document.createElement('div');
        card.style =
          'position: fixed; inset: 0; z-index: 1000; display: grid; grid-template-columns: auto 1fr; gap: 72px; ' +
          'align-items: center; padding: 0 72px; background: var(--paper)';
        card.append(lid, words);
        document.querySelector('main').append(card);
        await document.fonts.ready;
      });
      if (house.keepsPictures) await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });
    }
    await ann.done();
  },
};
