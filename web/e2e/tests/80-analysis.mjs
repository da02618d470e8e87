// What would you do, why did you do that, and where the game turned: with a real bot, by mouse, by keyboard, by finger.

import { audit } from '../audit.mjs';
import { check, LAPTOP, PHONE, until } from '../harness.mjs';
import { isOver, mayMove, pair, played, tableOf } from '../steps.mjs';

/** A table against the first bot; a small grid keeps the game short. */
async function start(person, grid = 4) {
  const table = await tableOf(person, 'kuzushi', { options: { grid } });
  await until('a move is asked', () => mayMove(person));
  return table;
}
/** A move, and the answer to it; the space that was built on is legal no more. */
async function turn(person, pick) {
  const at = await person.playByMouse(pick);
  const gone = async () => !(await person.page.locator(`.space.legal[data-at="${at}"]`).count());
  const next = async () => (await isOver(person)) || ((await gone()) && (await mayMove(person)));
  await until('it is answered', next);
}
async function finish(person) {
  for (let n = 0; n < 40 && !(await isOver(person)); n++) await turn(person, (spaces) => spaces[n % spaces.length]);
  check(await isOver(person), 'no end after 40 moves');
}
const hint = (page) => page.getByRole('dialog', { name: 'What would you do?' });
async function analysed(page) {
  await page.getByText('positions looked at').waitFor({ state: 'attached', timeout: 90_000 });
}

export default {
  'what if: from a position of the replay moves are tried, answered, and played on': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const table = await start(ann);
    await finish(ann);
    await page.goto(`/replay/${table}?move=4`);
    await page.getByRole('button', { name: 'What if?' }).click();
    const says = page.locator('.bar .says');
    await until('moves can be tried', async () => (await page.locator('.space.legal').count()) > 0);
    await audit(page, 'moves tried in a replay');
    const bases = () => page.locator('.space:is([aria-label$="’s base"], [aria-label$="your base"])').count();
    const before = await bases();
    const spaces = await page
      .locator('.space.legal')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-at')));
    await page.locator(`.space[data-at="${spaces[0]}"]`).hover();
    await page.locator('.board .ghost').first().waitFor();
    await page.locator(`.space[data-at="${spaces[0]}"]`).click();
    await until('it is on the board', async () => /from move 4 \+ 1/.test(await says.innerText()));
    await page.getByRole('button', { name: 'See the answer' }).click();
    await until('it is answered', async () => /from move 4 \+ 2/.test(await says.innerText()));
    await until('both are on the board', async () => (await bases()) > before);
    await page.getByRole('list', { name: 'Expected result here' }).getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await until('the answer is taken back', async () => /from move 4 \+ 1/.test(await says.innerText()));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const tried = async () => Number(/\+ (\d+)/.exec(await says.innerText())?.[1] ?? 0);
    const me = await page.locator('.seats .name .text').first().innerText();
    await until('the others have answered', async () => (await says.innerText()).includes(`${me} is to move`));
    const sofar = await tried();
    await page.locator('.space.legal').first().click();
    await until('each move is answered', async () => (await tried()) === sofar + 2);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    check(/^4\//.test(await says.innerText()), 'the game goes on elsewhere');
    check((await bases()) === before, 'what was tried is still on the board');
    await ann.done();
  },

  'hint: the best few moves, shown on the board and played by keyboard and by mouse': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await start(ann, 6);
    const moves = await played(ann);
    await page.keyboard.press('w');
    const best = hint(page).locator('.line').first();
    await until('the best line has the focus', () => best.evaluate((one) => one === document.activeElement));
    const said = await hint(page).getByRole('status').innerText();
    check(/^Best: (Base|Flip) \S+, /.test(said), `said: ${said}`);
    await page.locator('.board .ghost').first().waitFor();
    await audit(page, 'table with a hint');
    const lines = await hint(page).locator('.line').count();
    check(lines > 1 && lines <= 5, `${lines} lines`);
    await page.keyboard.press('ArrowDown');
    const second = (await hint(page).locator('.line .words').nth(1).innerText()).split(' ')[1];
    await page.keyboard.press('Enter');
    await until('it asks once', () =>
      page.evaluate(() => document.activeElement?.textContent?.trim().startsWith('Play this')),
    );
    check((await played(ann)) === moves, 'nothing was played yet');
    await page.keyboard.press('Enter');
    await until('it is played', async () => (await played(ann)) > moves);
    check(!(await hint(page).isVisible()), 'the sheet is gone');
    check(
      (await page.locator(`.space[data-at="${second}"]`).getAttribute('aria-label')).includes('base'),
      'the second move',
    );

    await until('a move is asked', () => mayMove(ann));
    const button = page.getByRole('button', { name: 'Hint' });
    await button.click();
    await hint(page).locator('.line').nth(1).hover();
    await page.keyboard.press('Escape');
    check(await button.evaluate((one) => one === document.activeElement), 'Escape leads back to the button');
    check((await page.locator('.board .ghost').count()) === 0, 'nothing stays on the board');
    await button.click();
    await hint(page).locator('.line').first().click();
    const before = await played(ann);
    await hint(page).getByRole('button', { name: 'Play this' }).click();
    await until('it is played', async () => (await played(ann)) > before);
    await ann.done();
  },

  'hint: never where somebody else sits at the table': async (house) => {
    const { ann, ben } = await pair(house, { grid: 4 });
    const who = await until('somebody may move', async () =>
      (await mayMove(ann)) ? ann : (await mayMove(ben)) ? ben : null,
    );
    check((await who.page.getByRole('button', { name: 'Hint' }).count()) === 0, 'no button');
    await who.page.keyboard.press('w');
    check((await hint(who.page).count()) === 0, 'no sheet');
    await ann.done();
    await ben.done();
  },

  'why: a bot tells its reasons under its line, by mouse and by key': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await start(ann, 6);
    for (let n = 0; n < 2; n++) await turn(ann);
    await page.keyboard.press('?');
    const bubbles = page.locator('.why .bubble');
    await until('it has spoken', async () => (await bubbles.last().innerText()).trim().length > 20);
    const asks = page.locator('ol[aria-label="Log"] .ask');
    const left = await asks.count();
    check(left >= 1, 'an earlier move can be asked about');
    await asks.first().hover();
    await asks.first().click();
    await until('two bubbles', async () => (await bubbles.count()) === 2);
    await until('both have spoken', async () => (await bubbles.first().innerText()).trim().length > 20);
    check((await asks.count()) === left - 1, 'asked once, answered once');
    const stops = await page.locator('ol[aria-label="Log"] li.move:has(button[tabindex="0"])').count();
    check(stops <= 1, `${stops} lines of the log are tab stops`);
    await audit(page, 'table with reasons');
    await ann.done();
  },

  'analysis: from the result to the curve, its turning points and its table': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const id = await start(ann);
    await finish(ann);
    await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
    await page.waitForURL(`**/replay/${id}?*analysis*`);
    await analysed(page);
    const slider = page.getByRole('slider', { name: 'Expected result over the game' });
    const last = Number(await slider.getAttribute('aria-valuemax'));
    check(Number(await slider.getAttribute('aria-valuenow')) === last, 'it opens at the end');
    // The winner of a finished game could expect everything, two who share it half of it each.
    const shared = (await page.locator('.seats').getByText('wins', { exact: true }).count()) > 1;
    const says = await slider.getAttribute('aria-valuetext');
    check(shared ? says.match(/\b50.%/g)?.length === 2 : /\b100.%/.test(says), says);
    await page.getByText('The curve as a table').click();
    const rows = await page.locator('.analysis tbody tr').count();
    check(rows === last + 1, `${rows} rows for ${last} moves`);

    const box = await slider.boundingBox();
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height - 12);
    const jumped = Number(await slider.getAttribute('aria-valuenow'));
    check(jumped > 0 && jumped < last, `a click leads into the game: ${jumped}`);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    check(Number(await slider.getAttribute('aria-valuenow')) === jumped + 1, 'an arrow leads one move on');
    check(new URL(page.url()).searchParams.has('analysis'), 'the link keeps the analysis');

    const turns = page.locator('button.turn');
    const better = turns.filter({ hasText: /Better: (Base|Flip)/ });
    if (await better.count()) {
      const said = await better.first().innerText();
      const number = Number(/Move (\d+):/.exec(said)[1]);
      await better.first().click();
      check(Number(await slider.getAttribute('aria-valuenow')) === number - 1, 'before the move');
      await page.locator('.says').getByText('Better for').waitFor();
      await page.locator('.board .ghost').first().waitFor();
    } else if (await turns.count()) {
      await turns.first().click();
    }
    const state = await ann.context.storageState();
    await ann.done();
    for (const [viewport, colorScheme] of [
      [LAPTOP, 'dark'],
      [PHONE, 'light'],
    ]) {
      const eve = await house.person({ viewport, colorScheme, storageState: state, reducedMotion: 'reduce' });
      await eve.page.goto(`/replay/${id}?analysis`);
      await analysed(eve.page);
      await audit(eve.page, `analysis (${viewport.width}, ${colorScheme})`);
      if (viewport === PHONE) {
        const wide = await eve.page.evaluate(() => document.documentElement.scrollWidth);
        check(wide <= PHONE.width, `the page is ${wide} wide`);
        await eve.page.keyboard.press('Escape');
        await audit(eve.page, 'curve on a phone');
      }
      await eve.done();
    }
  },

  'analysis: any record that was pasted gets it too': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/replay');
    await page
      .getByLabel('The record')
      .fill(
        'hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\noptions: {"grid":6,"tiles":19,"teams":0}\nseed: "abc"\nmoves:\n1 base 0,-1\n0 base 0,-3\n1 flip -1,-1\n0 flip 0,-4\n',
      );
    await page.getByRole('button', { name: 'Step through it' }).click();
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await analysed(page);
    check((await page.locator('.analysis tbody tr').count()) === 5, 'five positions');
    await ann.done();
  },

  'screens: hint, reasons and analysis': async (house) => {
    for (const [size, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
      const colorScheme = size === 'laptop' ? 'light' : 'dark';
      const eve = await house.person({ viewport, colorScheme });
      const { page } = eve;
      const shot = (name) => house.picture(page, `${name}-${size}-${colorScheme}`);
      const id = await start(eve, 6);
      for (let n = 0; n < 3; n++) await turn(eve, (spaces) => spaces[spaces.length >> 1]);
      await page.getByRole('button', { name: 'Hint' }).click();
      await hint(page).locator('.line').first().waitFor();
      await page.mouse.move(0, 0); // nothing lies under it
      await hint(page).locator('.line').first().focus();
      await page.locator('.board .ghost').first().waitFor();
      if (size === 'phone') {
        const [board, sheet] = [await page.locator('.fit').boundingBox(), await hint(page).boundingBox()];
        check(board.y + board.height <= sheet.y, 'the sheet covers the board');
      }
      await shot('hint');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await until(
        'it has spoken',
        async () => (await page.locator('.why .bubble').last().innerText()).trim().length > 20,
      );
      await shot('why');
      if (size === 'phone') await page.keyboard.press('Escape');
      await finish(eve);
      await page.goto(`/replay/${id}?analysis`);
      await analysed(page);
      if (size === 'phone') await page.keyboard.press('Escape');
      await shot('analysis');
      await eve.done();
    }
  },
};
