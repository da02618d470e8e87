// Kilonzo from the box to election night: by keyboard, by touch, with its lesson and its pictures.

import { audit, auditBoth, inBothLights } from '../audit.mjs';
import { answered, check, isAnswered, LAPTOP, PHONE, until } from '../harness.mjs';
import { night, recordHolds } from '../steps.mjs';

async function start(person, rival = 'Cousin Juma') {
  const { page } = person;
  await page.goto('/g/kilonzo');
  await page.getByRole('group').getByText(rival, { exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.board').waitFor();
}

const over = (page) => page.getByRole('button', { name: 'Rematch' }).count();
const legal = (page) =>
  page
    .locator('.hit.legal[data-region]')
    .evaluateAll((all) =>
      all.map((one) => ({ at: one.getAttribute('data-region'), says: one.getAttribute('aria-label') })),
    );
const mayEnd = (page) => page.locator('.button[data-move=end]').count();
const mayOffer = (page) => page.locator('.offers button').count();
/** Everything the board says, and the prompt: differs once a decision has been taken. */
const position = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hit'), document.querySelector('.caption')]
      .map((one) => one?.getAttribute('aria-label') ?? one?.textContent)
      .concat(document.querySelector('[aria-label="What is asked"]')?.textContent ?? '')
      .join('|'),
  );

/** What the page waits for: the end, or a decision of ours. */
function asked(page) {
  return until('we are asked, or it is over', async () => {
    if (await over(page)) return 'over';
    if (!(await isAnswered(page))) return null;
    if ((await legal(page)).length || (await mayEnd(page)) || (await mayOffer(page))) return 'asked';
    return null;
  });
}

const SPOTS = {
  NW: 'ArrowLeft ArrowUp',
  N: 'ArrowUp',
  NE: 'ArrowRight ArrowUp',
  W: 'ArrowLeft',
  C: '',
  E: 'ArrowRight',
  SW: 'ArrowLeft ArrowDown',
  S: 'ArrowDown',
  SE: 'ArrowRight ArrowDown',
  HN: 'ArrowUp ArrowUp',
  HE: 'ArrowRight ArrowRight',
  HS: 'ArrowDown ArrowDown',
  HW: 'ArrowLeft ArrowLeft',
};
const BACK = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
const cursor = (page) =>
  page.locator('.board').evaluate((board) => board.getAttribute('aria-activedescendant')?.split('-').at(-1));

/** Walks by arrows alone: back to Nairobi, then out; again, if the board led the cursor elsewhere meanwhile. */
async function walk(page, to) {
  const press = async (keys) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
  };
  await until(`the arrows lead to ${to}`, async () => {
    // A corner, if that is where the cursor was left, has a home above or below it.
    const corner = { years: 'ArrowDown', card: 'ArrowDown', income: 'ArrowUp', dice: 'ArrowUp' }[await cursor(page)];
    if (corner) await press([corner]);
    const out = (spot) => (SPOTS[spot] ?? '').split(' ').filter(Boolean);
    await press(
      out(await cursor(page))
        .reverse()
        .map((key) => BACK[key]),
    );
    if ((await cursor(page)) !== 'C') return false;
    await press(out(to));
    return (await cursor(page)) === to;
  });
}

/** One decision by keys. A year is a move where it pays, then its end. */
async function decideByKeys(page, moved) {
  const before = await position(page);
  if (await mayOffer(page)) await page.keyboard.press('a');
  else if ((await mayEnd(page)) && moved) await page.keyboard.press('e');
  else {
    const spots = await legal(page);
    const spot =
      spots.find(({ says }) => /brings \+1/.test(says)) ?? spots.find(({ says }) => !/moving/.test(says)) ?? spots[0];
    if (!spot) await page.keyboard.press('e');
    else {
      await page.locator('.board').focus();
      await page.keyboard.press('Shift');
      await walk(page, spot.at);
      await page.keyboard.press('Enter');
      if (await page.locator('[role=menu]').count()) await page.keyboard.press('1');
    }
  }
  await until('the move has arrived', async () => (await position(page)) !== before || (await over(page)));
  await answered(page);
}

async function playByKeys(page, stop = () => false) {
  let year = '';
  let moved = false;
  for (let n = 0; n < 120; n++) {
    if ((await asked(page)) === 'over') return;
    if (await stop()) return;
    const now = await page.locator('.caption').first().textContent();
    if (now !== year) moved = false;
    year = now;
    const ends = await mayEnd(page);
    await decideByKeys(page, moved);
    if (ends) moved = true;
  }
  throw new Error('no end after 120 decisions');
}

async function lessonStep(page, region, move) {
  if (region) {
    await page.locator(`[data-region=${region}]`).click();
    await page.locator(`[role=menuitem][data-move="${move}"]`).click();
  } else await page.locator(`.button[data-move="${move}"]`).click();
  await page.locator('.said .good').waitFor();
}

export default {
  'kilonzo: a whole game by keyboard alone, to election night and a record that holds': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playByKeys(page);
    await night(page);
    await audit(page, 'Kilonzo’s election night');
    await recordHolds(page);
    await page.getByRole('link', { name: 'Replay' }).last().click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('slider').waitFor();
    await until('the replay starts at the homes', async () => {
      await page.keyboard.press('Home');
      return (await page.locator('.caption').first().textContent()) === 'Homes';
    });
    await ann.done();
  },

  'kilonzo: what is not legal explains itself with its rule': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await asked(page);
    // A region is no home.
    await page.locator('[data-region=C]').click({ force: true });
    await page.locator('[role=alert]').getByText('KL-2.2').waitFor();
    await ann.done();
  },

  'kilonzo: by touch on a phone, the first tap shows and the second settles': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = ann;
    await start(ann);
    await asked(page);
    await page.mouse.move(0, 0); // a phone has none, but the test clicked its way here with one
    const [spot] = await legal(page);
    await until('nothing is aimed at', async () => (await page.locator('.goal.strong').count()) === 0, 5000);
    await page.locator(`[data-region=${spot.at}]`).tap();
    await page.locator('.goal.strong').waitFor();
    check(
      /free/.test(await page.locator(`[data-region=${spot.at}]`).getAttribute('aria-label')),
      'one tap settled already',
    );
    await page.locator(`[data-region=${spot.at}]`).tap();
    await until('the home is taken', async () =>
      /your home/.test(await page.locator(`[data-region=${spot.at}]`).getAttribute('aria-label')),
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= PHONE.width, `the page is ${wide} wide`);
    await ann.done();
  },

  'kilonzo: the deal of the day, alone against the clock, with a table of scores': async (house) => {
    const firsts = [];
    for (const name of ['Ann', 'Ben']) {
      const person = await house.person({ reducedMotion: 'reduce' });
      const { page } = person;
      await page.goto('/g/kilonzo');
      await page.getByRole('button', { name: 'Play today’s deal' }).click();
      await page.waitForURL(/\/t\//);
      await page.locator('.board').waitFor();
      await playByKeys(page);
      await page
        .locator('dialog .headline')
        .getByText(/chips in five years$/)
        .waitFor();
      await page.locator('dialog').getByText('(you)').waitFor();
      const told = await page.locator('ol[aria-label="Log"]').innerText();
      firsts.push(/draws? “([^”]+)”/.exec(told)?.[1]);
      await page.goto('/g/kilonzo');
      await page.getByRole('link', { name: 'Your game of today' }).waitFor();
      if (name === 'Ben')
        check((await page.locator('section[aria-label="Today’s scores"] li').count()) === 2, 'not both are listed');
      await audit(page, 'Kilonzo’s box with today’s table');
      await person.done();
    }
    check(firsts[0] && firsts[0] === firsts[1], `the first cards of the day differ: ${firsts}`);
  },

  'kilonzo: the lesson can be finished': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await page.goto('/g/kilonzo/learn');
    for (const [region, move] of [
      ['W', 'move W'],
      [null, 'end'],
      ['C', 'ad C'],
      ['C', 'smear C 0'],
      ['S', 'debate 1'],
    ]) {
      await page.locator('.board').waitFor();
      await until('the position is there', async () => (await legal(page)).length > 0);
      await lessonStep(page, region, move);
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.getByText('That is the whole game.').waitFor();
    await ann.done();
  },

  'kilonzo: axe finds nothing, and screens of the table, laptop and phone, light and dark': async (house) => {
    for (const [size, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
      const eve = await house.person({ viewport, reducedMotion: 'reduce' });
      const { page } = eve;
      const shot = (name, colours) => house.picture(page, `kilonzo-${name}-${size}-${colours}`);
      const look = (name, what) => auditBoth(page, `${what}, ${size}`, (colours) => shot(name, colours));
      await page.goto('/g/kilonzo');
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      await look('box', 'Kilonzo’s box');
      await start(eve, 'Mzee Duka');
      await playByKeys(
        page,
        async () => /Year 3/.test(await page.locator('.caption').first().textContent()) && (await mayEnd(page)) > 0,
      );
      await page.locator('.board').blur();
      // The card of the year may still lie open; it goes away by itself, too.
      const shut = page.locator('.over.card .shut');
      if (await shut.count()) await shut.click({ timeout: 2000 }).catch(() => {});
      await look('table', 'Kilonzo’s table');
      const spots = await legal(page);
      await page.locator(`[data-region=${spots[0].at}]`).click();
      await page.locator('[role=menu]').waitFor();
      await look('actions', 'Kilonzo’s actions');
      await page.keyboard.press('Escape');
      await page.locator('[data-corner=card]').click();
      await page.locator('.over.card').waitFor();
      await look('card', 'a Card of Chance');
      await page.locator('.over.card .shut').click();
      await playByKeys(page);
      await page.locator('dialog .evening').waitFor();
      if (house.keepsPictures) await inBothLights(page, (colours) => shot('night', colours));
      await eve.done();
    }
  },
};
