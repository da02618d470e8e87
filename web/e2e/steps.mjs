// Things people do that more than one test needs.

import { aimAgain, answered, check, isAnswered, talk, until } from './harness.mjs';

/** From the shelf to a game against the first bot, in two clicks. */
export async function playBots(person) {
  const { page } = person;
  await page.goto('/');
  await page.getByRole('link', { name: 'Kuzushi', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.space').first().waitFor();
}

/** A table as the first seat, against the quickest bots unless `others` says who sits there; gives its name. */
export async function tableOf(person, game, { seats = 2, options = {}, others = null } = {}) {
  await person.arrive();
  const games = await person.call('/api/games');
  const bot = games.find((one) => one.name === game).bots[0].spec;
  const rest = others ?? Array.from({ length: seats - 1 }, () => ({ type: 'bot', bot }));
  const { table } = await person.call('/api/tables', { game, seats: [{ type: 'me' }, ...rest], options });
  await person.page.goto(`/t/${table}`);
  return table;
}

/** Election night says who wins, and counts what the seats' cards say. */
export async function night(page, says = /wins$|share the win$/) {
  await page.locator('dialog .headline').getByText(says).waitFor();
  const totals = await page.locator('dialog .evening .order li > b').allInnerTexts();
  const cards = await page
    .locator('.seats .score')
    .evaluateAll((all) => all.map((one) => one.firstChild.textContent.trim()));
  check(totals.toSorted().join() === cards.toSorted().join(), `the count says ${totals}, the seats say ${cards}`);
}

/** Screens that are low or narrow: phones upright and on their side, a laptop at 150 and at 200 %. */
export const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 911, height: 512 },
  { width: 683, height: 384 },
];

/** Every thing that fits can be touched: scrolled to, nothing lies over its middle. And the page is no wider than the screen. */
export async function reachable(page, selector) {
  const { width, height } = page.viewportSize();
  const all = await page.locator(selector).all();
  check(all.length > 0, `there is no ${selector} at ${width}x${height}`);
  for (const [n, one] of all.entries()) {
    const over = await one.evaluate((wanted) => {
      wanted.scrollIntoView({ block: 'center', inline: 'center' });
      const box = wanted.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return wanted.contains(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen');
    });
    check(over === null, `${selector} (${n}) at ${width}x${height} lies under ${over}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(wide <= width, `the page is ${wide} wide on a screen of ${width}`);
}

/** It is on the screen as the page opens, down to its lower edge, and nothing lies over it. */
export async function onScreen(page, selector) {
  const { width, height } = page.viewportSize();
  const lies = () =>
    page
      .locator(selector)
      .first()
      .evaluate((wanted) => {
        scrollTo(0, 0);
        const box = wanted.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + Math.min(box.width / 2, 20), box.bottom - 8);
        return wanted.contains(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen');
      });
  // A busy machine takes a while to lay the table out anew.
  await until(
    `${selector} is in sight at ${width}x${height}`,
    async () => {
      const over = await lies();
      if (over !== null) throw new Error(over);
      return true;
    },
    3000,
  );
}

/** The page is no wider than the screen. */
export async function noSideways(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(wide <= 0, `${where} is ${wide} px too wide`);
}

/** The program replays the finished game and finds nothing wrong with it. */
export async function recordHolds(page) {
  await page.getByRole('button', { name: 'Check this game' }).click();
  await page.getByText('It holds.').waitFor();
}

/** From the shelf to a table for friends; a small grid keeps games short. */
export async function invite(person, { grid, open = false } = {}) {
  const { page } = person;
  await page.goto('/');
  await page.getByRole('link', { name: 'Kuzushi', exact: true }).click();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  if (grid || open) {
    if (grid) {
      await page.getByText('Options of the game').click();
      await page.getByLabel('Size of the board').fill(String(grid));
    }
    if (open) await page.getByLabel('Show the table in the public lobby').check();
  }
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\//);
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await link.waitFor();
  return link.inputValue();
}

export async function sit(person, link) {
  await person.page.goto(link);
  await person.page.getByRole('button', { name: 'Sit here' }).first().click();
  await person.page.locator('.space').first().waitFor();
}

/** Two people at a fresh table: the one who made it, and the one who came by the link. */
export async function pair(house, options = {}, second = {}) {
  const ann = await house.person();
  const link = await invite(ann, options);
  const ben = await house.person(second);
  await sit(ben, link);
  await ann.page.locator('.space').first().waitFor();
  return { ann, ben, link };
}

export async function isOver(person) {
  return (await person.page.getByRole('button', { name: 'Rematch' }).count()) > 0;
}

/** Whether a space is lit, and not only for as long as one's own move is on its way. */
export function mayMove(person) {
  return person.page.evaluate(() => globalThis.openPlays === 0 && document.querySelector('.space.legal') !== null);
}

/** Whoever may move does, until somebody has won. Gives the number of moves. */
export async function playOut(people, most = 80) {
  for (let moves = 0; moves < most; moves++) {
    const who = await until('somebody may move or it is over', async () => {
      for (const person of people) {
        if (await isOver(person)) return 'over';
        if (await mayMove(person)) return person;
      }
      return null;
    });
    if (who === 'over') return moves;
    const before = await played(who);
    await who.playByMouse();
    await until('the move is on the board', async () => (await played(who)) > before || (await isOver(who)));
  }
  throw new Error(`no end after ${most} moves`);
}

/** How many moves the log shows. */
export function played(person) {
  return person.page.locator('ol[aria-label="Log"] .move .cite').count();
}

export async function tiles(person) {
  return person.page.locator('.board').evaluate((board) =>
    [...board.querySelectorAll('.space')]
      .map((space) => space.getAttribute('aria-label'))
      // What may be done there differs between the two at the table, what lies there does not.
      .map((label) => label.replace(/, (can become a base|free to build)$/, ''))
      .filter((label) => !label.endsWith('empty'))
      .map((label) => label.replace(/, .*?(base|flag|the city).*$/, ' $1'))
      .sort()
      .join('; '),
  );
}

export async function sameBoard(a, b) {
  await until('both see the same board', async () => (await tiles(a)) === (await tiles(b)));
  check((await tiles(a)).length > 0, 'the board is empty');
}

/**
 * Takes one decision after the other until the game is over or `stop` says so; gives their number. `read` gives what is asked:
 * `over`, `question` (what tells one question from the next) and whatever `decide` needs. Others act at any time, so what was
 * read may be gone before it is touched: then it is read again. A question that three tries in a row do not answer ends the test.
 */
export async function decisions(page, { read, decide, stop = () => false, most = 400 }) {
  let tries = 0;
  let question = null;
  for (let n = 0; n < most; n++) {
    const now = await until('we are asked, or it is over', async () => (await isAnswered(page)) && read(page));
    if (now.over || (await stop(now, n))) return n;
    const sent = talk(page).sent.length;
    await aimAgain(page);
    const trouble = await decide(page, now, n).then(
      () => 'nothing was sent',
      (error) => {
        if (error.name !== 'TimeoutError') throw error;
        return error.message;
      },
    );
    await answered(page);
    if (talk(page).sent.length > sent) {
      tries = 0;
      continue;
    }
    tries = now.question === question ? tries + 1 : 1;
    question = now.question;
    if (tries >= 3) throw new Error(`three tries did not answer ${JSON.stringify(now)}\n${trouble}`);
  }
  throw new Error(`no end after ${most} decisions`);
}
