// Sarkaar from the leaders' posters to election night: by mouse, by keyboard, by touch, with its lesson and its pictures.

import { audit } from '../audit.mjs';
import { aimAgain, check, isAnswered, LAPTOP, PHONE, until } from '../harness.mjs';
import { night, recordHolds, tableOf } from '../steps.mjs';

/** A table against the quickest bots; a low target keeps games short. */
async function start(person, { seats = 2, options = { target_vp: 8 } } = {}) {
  await tableOf(person, 'sarkaar', { seats, options });
  await person.page.locator('.wall').waitFor();
}

const over = (page) => page.getByRole('button', { name: 'Rematch' }).count();
/** What can be touched right now: moves on the wall and in the prompt, cards that can be played, fields with something in them. */
const offers = (page) =>
  page.evaluate(() => ({
    moves: [...new Set([...document.querySelectorAll('[data-move]')].map((one) => one.getAttribute('data-move')))],
    cards: [...document.querySelectorAll('.held.legal')].map((one) => one.getAttribute('data-card')),
    fields: [...document.querySelectorAll('.hit.legal')].map((one) => one.getAttribute('data-spot')),
  }));
function asked(page) {
  return until('we are asked, or it is over', async () => {
    if (await over(page)) return 'over';
    if (!(await isAnswered(page))) return null;
    const now = await offers(page);
    return now.moves.length || now.cards.length ? now : null;
  });
}
/** What the table says, whatever is pointed at or opened: differs once a decision has arrived. */
const position = (page) =>
  page.evaluate(() => {
    const said = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
    return [
      document.querySelector('.wall')?.getAttribute('data-frame'),
      ...[...document.querySelectorAll('.hit')].map((one) => one.getAttribute('aria-label')),
      ...said('.race .spoken, .ladder .spoken, .held .spoken, .rows .spoken, .purse li b, .purse .budget'),
      ...said('[aria-label="What is asked"] [role=status]'),
    ].join('|');
  });
const round = async (page) => Number((await page.locator('.wall').getAttribute('data-round')) ?? 0);

const ORDER = [
  'leader',
  'take',
  'draw',
  'chit',
  'power',
  'seat',
  'state',
  'track',
  'done',
  'pass',
  'keep',
  'skip',
  'end',
];
const best = (moves) =>
  ORDER.map((verb) => moves.find((move) => move.split(' ')[0] === verb)).find(Boolean) ?? moves[0];

async function decideByMouse(page, now, n) {
  const before = await position(page);
  await aimAgain(page);
  if (now.cards.length && (n % 3 === 0 || !now.moves.length)) {
    await page.locator(`.held[data-card="${now.cards[0]}"]`).click();
    await page.locator('[role=menu] [role=menuitem]').first().click();
  } else {
    const move = best(now.moves);
    await page.locator(`[data-move="${move}"]`).first().click();
  }
  return until('the move has arrived', async () => (await position(page)) !== before || (await over(page)), 5000).then(
    () => true,
    () => false,
  );
}

/** A touch that came to nothing, because the wall was just drawn again, is made again; three in a row are an error. */
async function playByMouse(page, stop = () => false) {
  let missed = 0;
  for (let n = 1; n < 240; n++) {
    const now = await asked(page);
    if (now === 'over') return n;
    if (await stop(now)) return n;
    missed = (await decideByMouse(page, now, n)) ? 0 : missed + 1;
    if (missed === 3) throw new Error(`three touches did not answer ${JSON.stringify(now)}`);
  }
  throw new Error('no end after 240 decisions');
}

/** Walks by arrows alone to a spot. */
async function walk(page, to) {
  await page.locator('.wall').focus();
  for (let n = 0; n < 30; n++) {
    const way = await page.evaluate((to) => {
      const wall = document.querySelector('.wall');
      const at = wall.getAttribute('aria-activedescendant');
      if (at === `spot-${to}`) return 'there';
      const here = at && document.getElementById(at)?.getBoundingClientRect();
      const goal = document.getElementById(`spot-${to}`)?.getBoundingClientRect();
      if (!here || !goal) return ['ArrowDown', 'ArrowRight'];
      const dx = goal.left + goal.width / 2 - here.left - here.width / 2;
      const dy = goal.top + goal.height / 2 - here.top - here.height / 2;
      const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
    }, to);
    if (way === 'there') return true;
    const before = await page.locator('.wall').getAttribute('aria-activedescendant');
    await page.keyboard.press(way[0]);
    if ((await page.locator('.wall').getAttribute('aria-activedescendant')) === before)
      await page.keyboard.press(way[1]);
  }
  return false;
}

async function decideByKeys(page, now, n) {
  const before = await position(page);
  const closing = { end: 'e', done: 'd', pass: 'p', skip: 's', keep: 'k', flip: 'f' };
  const move = best(now.moves.filter((one) => !(one in closing))) ?? now.moves[0];
  const [verb, what] = (move ?? '').split(' ');
  if (now.cards.length && (n % 3 === 0 || !now.moves.length)) {
    const spot = await page
      .locator('.held')
      .evaluateAll((all) => all.findIndex((one) => one.classList.contains('legal')));
    await page.keyboard.press(String(spot + 1));
    await page.locator('[role=menuitem]').first().waitFor();
    await page.keyboard.press('1');
  } else if (!move || verb in closing) await page.keyboard.press(closing[verb] ?? 'e');
  else {
    const spot =
      verb === 'seat' || verb === 'power'
        ? what.replace(/\d$/, '')
        : verb === 'track'
          ? `track-${what}`
          : await page.locator(`[data-spot][data-move="${move}"]`).first().getAttribute('data-spot');
    check(await walk(page, spot), `the arrows do not lead to ${spot}`);
    await page.keyboard.press('Enter');
    if (verb === 'seat' || verb === 'power') {
      await page.locator('[role=menuitem]').first().waitFor();
      await page.keyboard.press('1');
    }
  }
  await until('the move has arrived', async () => (await position(page)) !== before || (await over(page)));
}

export default {
  'sarkaar: a whole game by mouse, reloaded in the middle, to election night and a record that holds': async (
    house,
  ) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playByMouse(page, async () => (await round(page)) > 1);
    await page.reload();
    await page.locator('.wall').waitFor();
    await playByMouse(page);
    await night(page);
    await audit(page, 'Sarkaar’s election night');
    await recordHolds(page);
    await ann.done();
  },

  'sarkaar: a whole game by keyboard alone': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    for (let n = 1; ; n++) {
      check(n < 200, 'no end after 200 decisions');
      const now = await asked(page);
      if (now === 'over') break;
      await decideByKeys(page, now, n);
    }
    await night(page);
    await ann.done();
  },

  'sarkaar: what is not legal explains itself with its rule': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playByMouse(page, (now) => now.moves.includes('end'));
    const [first] = (await offers(page)).moves.filter((move) => move.startsWith('seat '));
    const before = await position(page);
    await page.locator(`.gate[data-move="${first}"]`).click();
    await until('the seat is bought', async () => (await position(page)) !== before);
    await playByMouse(page, (now) => now.moves.includes('end'));
    // The same state twice in a turn, or, with no action left, anything at all.
    const other = await page
      .locator(`.gate[data-square^="${first.slice(5, 8)}"]:not(.legal)`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-square')).filter((one) => one !== undefined));
    await page.locator(`.gate[data-square="${other.find((one) => one !== first.slice(5))}"]`).click();
    await page
      .locator('[role=alert]')
      .getByText(/SK-6\./)
      .waitFor();
    await ann.done();
  },

  'sarkaar: by touch on a phone, a field opens with its prices and a tap buys': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    let now = await asked(page);
    await page.locator(`[data-move="${now.moves[0]}"]`).tap();
    now = await until('our turn has come', async () => {
      const all = await offers(page);
      return all.moves.some((move) => move.startsWith('seat ')) ? all : null;
    });
    const move = now.moves.find((one) => one.startsWith('seat '));
    await page.locator(`.gate[data-move="${move}"]`).tap();
    const choice = page.locator(`[role=menuitem][data-move="${move}"]`);
    await choice.waitFor();
    check(/you pay/.test(await choice.innerText()), 'the slip does not say what is paid');
    await choice.tap();
    await until('the seat is taken', async () => (await page.locator(`.gate[data-move="${move}"]`).count()) === 0);
    for (const tab of ['Decks', 'Ladders', 'Hand']) {
      await page.getByRole('button', { name: tab }).tap();
      const place = { Decks: '.rows .back', Ladders: '.ladder', Hand: '.purse' }[tab];
      await page.locator(place).first().waitFor();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= PHONE.width, `the page is ${wide} wide`);
    await ann.done();
  },

  'sarkaar: the lesson can be finished, its reaction prompt included': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await page.goto('/g/sarkaar/learn');
    for (const step of ['seat HAY1', 'seat WIN2', 'card CUL2', 'power BUT1', 'chit CHT1']) {
      await page.locator('.wall').waitFor();
      const [verb, what] = step.split(' ');
      if (verb === 'card') {
        await page.locator(`.held.legal[data-card="${what}"]`).click();
        await page.locator(`[role=menuitem][data-move="play ${what}"]`).click();
      } else {
        await page.locator(`[data-move="${step}"]`).first().waitFor();
        if (verb === 'chit') {
          const notice = await page.locator('.notice').innerText();
          check(/plays Snatch/.test(notice) && /costs you nothing/.test(notice), `the question says: ${notice}`);
          await audit(page, 'Sarkaar’s question');
        }
        await page.locator(`[data-move="${step}"]`).first().click();
      }
      await page.locator('.said .good').waitFor();
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.getByText('That is the whole game.').waitFor();
    await ann.done();
  },

  'sarkaar: axe finds nothing, and screens of the table, laptop and phone, light and dark': async (house) => {
    for (const [size, viewport, colorScheme] of [
      ['laptop', LAPTOP, 'light'],
      ['phone', PHONE, 'dark'],
    ]) {
      const eve = await house.person({ viewport, colorScheme, reducedMotion: 'reduce' });
      const { page } = eve;
      const look = async (name, what) => {
        await audit(page, `Sarkaar’s ${what}, ${size}, ${colorScheme}`);
        await house.picture(page, `sarkaar-${name}-${size}-${colorScheme}`);
      };
      await start(eve, { seats: 3, options: {} });
      await asked(page);
      await look('leaders', 'leaders');
      await playByMouse(
        page,
        async (now) => (await round(page)) > 3 && now.moves.some((move) => move.startsWith('seat ')),
      );
      await page.mouse.move(2, 2);
      await look('table', 'table');
      await page.keyboard.press('m');
      await look('lens', 'majority lens');
      await page.keyboard.press('m');
      const move = (await offers(page)).moves.find((one) => one.startsWith('seat '));
      await walk(page, move.slice(5, 8));
      await page.keyboard.press('Enter');
      await page.locator('[role=menu]').waitFor();
      await look('slip', 'slip');
      await eve.done();
    }
  },
};
