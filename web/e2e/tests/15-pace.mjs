// What others do is shown at a pace that can be followed: a step at a time, a line that sums it up, a moment at the end of each
// year, and a result that nobody reads before the votes are counted.

import { check, talk, until } from '../harness.mjs';
import { GAMES, replayOf } from '../measure.mjs';
import { tableOf } from '../steps.mjs';

const recap = (page) => page.locator('[aria-label="What is asked"] .recap').innerText();

/** In the page: notes when the log has grown, and by how much. */
function watchLog() {
  const list = document.querySelector('ol[aria-label="Log"]');
  globalThis.grown = [];
  let count = list.querySelectorAll('.move').length;
  new MutationObserver(() => {
    const now = list.querySelectorAll('.move').length;
    if (now > count) globalThis.grown.push({ by: now - count, at: performance.now() });
    count = now;
  }).observe(list, { childList: true });
}

const kilonzoMay = async (page) => (await page.locator('.button[data-move=end]').count()) > 0;

/** In Kilonzo: a home, and then nothing but the ends of years, until `stop`. */
async function throughYears(page, stop) {
  for (let n = 0; n < 400; n++) {
    if (await stop()) return;
    if (await page.locator('.offers button').count()) await page.keyboard.press('a');
    else if (await kilonzoMay(page)) await page.keyboard.press('e');
    else {
      const spot = page.locator('.hit.legal[data-region]').first();
      if (await spot.count()) {
        await page.mouse.move(1, 1);
        await spot.click({ force: true, timeout: 2000 }).catch(() => {});
      }
    }
    await page.waitForTimeout(150);
  }
  throw new Error('the years do not end');
}

/** In the page: where marks are seen, and on what. */
function marks() {
  return [...document.querySelectorAll('[data-changed]')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 4 && height > 4;
    const { outlineStyle, filter, stroke } = getComputedStyle(one);
    const drawn = outlineStyle !== 'none' || filter !== 'none' || (one.localName === 'path' && stroke !== 'none');
    return seen && drawn && x < innerWidth && y < innerHeight ? [`${Math.round(x)},${Math.round(y)}`] : [];
  });
}

export default {
  'what a step has changed is marked until the next one, in every game': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    for (const game of Object.keys(GAMES)) {
      const { moves, open } = replayOf(game);
      const from = Math.floor(moves / 2);
      await open(page, from, 'spectator');
      const seen = [];
      const marked = new Set();
      for (let step = from + 1; step <= Math.min(moves - 1, from + 24) && marked.size < 4; step++) {
        await page.keyboard.press('ArrowRight');
        await page.locator('.says b', { hasText: `${step}/` }).waitFor();
        // Cards fly to their places.
        await page.waitForTimeout(120);
        seen.push((await page.evaluate(marks)).join(' '));
        if (seen.at(-1)) marked.add(seen.at(-1));
      }
      check(marked.size >= 4, `${game}: ${marked.size} kinds of marks in ${seen.length} steps: ${seen.join(' | ')}`);
    }
    await ann.done();
  },

  'three bots move one after the other, and a line says what they did': async (house) => {
    const ann = await house.person({ keeps: { pace: 'normal' } });
    const { page } = ann;
    await tableOf(ann, 'kuzushi', { seats: 4 });
    await page.locator('.space.legal').first().waitFor();
    await page.evaluate(watchLog);
    await ann.playByMouse();
    await until('all three have moved', async () => {
      const grown = await page.evaluate(() => globalThis.grown);
      return grown.length >= 4;
    });
    const grown = await page.evaluate(() => globalThis.grown);
    check(
      grown.every(({ by }) => by === 1),
      `steps came together: ${JSON.stringify(grown)}`,
    );
    // A timer never runs early: three steps take their time, though a busy machine may draw one of them late.
    const took = Math.round(grown[3].at - grown[0].at);
    check(took >= 1400, `three steps were shown within ${took} ms`);
    await page.locator('.space.legal').first().waitFor();
    const names = await page.locator('.seats .name .text').allInnerTexts();
    const line = await recap(page);
    for (const name of names.slice(1)) check(line.includes(`${name}: `), `${name} is missing in “${line}”`);
    check(/: (placed a base|turned the flag) at /.test(line), `the line says “${line}”`);
    await ann.done();
  },

  'a click shows the rest at once and is no move': async (house) => {
    const ann = await house.person({ keeps: { pace: 'slow' } });
    const { page } = ann;
    await tableOf(ann, 'kuzushi', { seats: 4 });
    // Whoever sits before her has moved already.
    await page.locator('.space.legal').first().waitFor();
    const moves = () => talk(page).heard.filter((one) => one.includes('"moved"')).length;
    const before = moves();
    await ann.playByMouse();
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    await until('the bots have answered', () => moves() >= before + 4);
    const sent = talk(page).sent.length;
    const board = await page.locator('.board').boundingBox();
    await page.mouse.click(board.x + board.width / 2 + 60, board.y + board.height / 2);
    check(await page.locator('.space.legal').count(), 'nobody may move after the click');
    check(!(await page.getByRole('button', { name: 'Skip' }).count()), 'something is still to be skipped');
    check(talk(page).sent.length === sent, 'the click made a move');
    await ann.done();
  },

  'a year ends in a moment, and the count is not spoiled by what stands beside it': async (house) => {
    const ann = await house.person({ keeps: { pace: 'normal' }, reducedMotion: 'reduce' });
    const { page } = ann;
    await tableOf(ann, 'kilonzo');
    await page.locator('.board').waitFor();
    // It stays for two seconds, or until somebody goes on.
    const read = () =>
      page.evaluate(() => {
        const moment = document.querySelector('.moment');
        const says = moment?.innerText;
        moment?.querySelector('button').click();
        return says;
      });
    let says;
    await throughYears(page, async () => (says = await read()));
    check(/Year 1 is over/.test(says), `the moment says “${says}”`);
    check(!(await page.locator('.moment').count()), 'the moment stays');
    await throughYears(page, async () => (await page.getByText('The votes are being counted').count()) > 0);
    const beside = () => page.locator('.seats').innerText();
    check(!/wins|place 2/.test(await beside()), `the seats tell the result: ${await beside()}`);
    const log = await page.locator('ol[aria-label="Log"]').innerText();
    check(!/The votes are counted|The game is over/.test(log), 'the log tells the end');
    const skip = page.getByRole('button', { name: 'Skip the count' });
    await skip.waitFor();
    check(!/wins/.test(await beside()), 'the seats tell the result while it is counted');
    await skip.click();
    await until('the seats say who won', async () => /wins/.test(await beside()));
    await ann.done();
  },
};
