// A table for every sense: by text alone, with the focus kept, with or without letters as shortcuts, and moves that ask twice.

import { audit } from '../audit.mjs';
import { answered, check, PHONE, talk, until } from '../harness.mjs';
import { anyOf, dice, GAMES } from '../measure.mjs';
import { mayMove, tableOf } from '../steps.mjs';

const group = (page, name) => page.getByRole('dialog', { name: 'Settings' }).getByRole('group', { name });

/** Plays a whole game by typing moves that the words beside the board list. */
async function byText(house, game) {
  const ann = await house.person({ reducedMotion: 'reduce' });
  const { page } = ann;
  await tableOf(ann, game, { options: game === 'kuzushi' ? { grid: 4 } : {} });
  await page.locator('.board, .wall, .hall').first().waitFor();
  const size = async () => (await page.locator('.fit').boundingBox()).height;
  const before = await size();
  await page.keyboard.press('/');
  const typed = page.getByLabel('Type a move');
  await until('the input has the focus', () => typed.evaluate((one) => one === document.activeElement));
  check((await size()) === before, 'the board was squeezed');
  await audit(page, 'text mode');
  const random = dice(7);
  const asked = () =>
    page.evaluate(() => ({
      legal: [...document.querySelectorAll('#typed-moves option')].map((one) => one.value),
      words: document.querySelector('[aria-label="The position in words"]')?.innerText ?? '',
      over: [...document.querySelectorAll('button')].some((one) => one.innerText.trim() === 'Rematch'),
    }));
  for (let n = 0; n < 600; n++) {
    await answered(page);
    const now = await until('we are asked, or it is over', async () => {
      const now = await asked();
      return now.legal.length || now.over ? now : null;
    });
    if (now.over) break;
    const move = anyOf(now.legal, random);
    check(now.words.includes(move), `the words leave ${move} out`);
    const sent = talk(page).sent.length;
    await typed.focus();
    await page.keyboard.insertText(move);
    await page.keyboard.press('Enter');
    await until('it is sent', () => talk(page).sent.length > sent);
  }
  const result = page.getByRole('dialog', { name: 'The result is in' });
  await result.getByRole('button', { name: 'Rematch' }).waitFor();
  await ann.done();
}

export default {
  ...Object.fromEntries(
    Object.keys(GAMES).map((game) => [
      `a whole game of ${game} by text mode, beside a board that keeps its size`,
      (house) => byText(house, game),
    ]),
  ),

  'the focus stays on the table when what had it goes away': async (house) => {
    const ann = await house.person({ keeps: { pace: 'normal' } });
    const { page } = ann;
    await tableOf(ann, 'kilonzo');
    await page.locator('.board').waitFor();
    const end = page.locator('.button[data-move=end]');
    await until('a turn can be ended', async () => {
      if (await end.count()) return true;
      const spot = page.locator('.hit.legal[data-region]').first();
      if (await spot.count()) await spot.click({ force: true, timeout: 2000 }).catch(() => {});
      return false;
    });
    await end.focus();
    await page.keyboard.press('Enter');
    await until('the button is gone', async () => !(await end.count()));
    const where = () => page.evaluate(() => document.activeElement?.closest('.prompt, .middle')?.className ?? 'body');
    await until('something else has the focus', async () => (await where()) !== 'body');
    // From the second year on a card is drawn and shown large: it is read aloud.
    await page.evaluate(() => {
      globalThis.aloud = [];
      const note = () => globalThis.aloud.push(document.getElementById('announced')?.textContent ?? '');
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await until('a card is read aloud', async () => {
      if (await end.count()) await page.keyboard.press('e');
      const offer = page.locator('.offers button').first();
      if (await offer.count()) await page.keyboard.press('a');
      const spot = page.locator('.hit.legal[data-region]').first();
      if (!(await end.count()) && (await spot.count())) await spot.click({ force: true, timeout: 500 }).catch(() => {});
      return page.evaluate(() => globalThis.aloud.some((text) => /^Card of Chance: .{3,}/.test(text)));
    });
    await ann.done();
  },

  'settings: letters, motion, and a move that asks twice': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await tableOf(ann, 'kuzushi');
    await page.locator('.space.legal').first().waitFor();
    const hint = page.getByRole('dialog', { name: 'What would you do?' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await group(page, 'Letters as shortcuts').getByLabel('Off').check();
    await group(page, 'Motion').getByLabel('Off').check();
    await page.getByLabel('Confirm every move').check();
    await audit(page, 'settings');
    await page.keyboard.press('Escape');
    check((await page.evaluate(() => document.documentElement.dataset.motion)) === 'off', 'things still move');
    await page.keyboard.press('w');
    await page.waitForTimeout(200);
    check(!(await hint.count()), 'a letter that is switched off opened the hint');
    check(!(await page.locator('[aria-label="What is asked"] kbd').first().isVisible()), 'its key is still shown');

    const sent = () => talk(page).sent.length;
    const at = await ann.playByMouse();
    const play = page.getByRole('button', { name: 'Play this' });
    await play.waitFor();
    check(sent() === 0, 'the first click made the move');
    await page.getByRole('button', { name: 'Not yet' }).click();
    check(!(await play.count()), 'it is still asked');
    await page.locator(`.space.legal[data-at="${at}"]`).click();
    await play.click();
    await until('the move is made', () => sent() === 1);

    await until('a move is asked', () => mayMove(ann));
    await page.locator('.board').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await play.waitFor();
    check(sent() === 1, 'the first Enter made the move');
    await page.keyboard.press('Enter');
    await until('the second Enter makes it', () => sent() === 2);
    await page.reload();
    await page.locator('.space').first().waitFor();
    check((await page.evaluate(() => document.documentElement.dataset.keys)) === 'off', 'the settings are forgotten');
    await ann.done();
  },

  'a finger shows a move first, and a visible button makes it': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = ann;
    await tableOf(ann, 'kuzushi');
    const space = page.locator('.space.legal').first();
    await space.waitFor();
    const at = await space.getAttribute('data-at');
    await space.tap();
    const button = page.locator('[data-shown]');
    await button.waitFor();
    check((await button.innerText()).includes(at), `the button says ${await button.innerText()}`);
    check(talk(page).sent.length === 0, 'the first tap made the move');
    await button.tap();
    await until('the button makes it', () => talk(page).sent.length === 1);
    await ann.done();
  },

  'where the system chooses the colours, pieces and what is chosen can still be told apart': async (house) => {
    const ann = await house.person({ forcedColors: 'active' });
    const { page } = ann;
    await tableOf(ann, 'kuzushi');
    await page.locator('.space.legal').first().waitFor();
    const seen = await page.evaluate(() => ({
      board: getComputedStyle(document.querySelector('.middle svg')).forcedColorAdjust,
      tab: getComputedStyle(document.querySelector('[aria-selected=true]')).borderTopWidth,
      seat: getComputedStyle(document.querySelector('.seat')).borderTopStyle,
    }));
    check(seen.board === 'none', 'the pieces lose their colours');
    check(seen.tab === '3px' && seen.seat === 'solid', `tab ${seen.tab}, seat ${seen.seat}`);
    await ann.done();
  },
};
