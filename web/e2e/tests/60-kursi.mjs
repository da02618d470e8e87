// Kursi from the draft to election night: by mouse, by keyboard, by touch, with its lesson, its secrets and its pictures.

import { audit } from '../audit.mjs';
import { aimAgain, check, isAnswered, LAPTOP, PHONE, talk, until } from '../harness.mjs';
import { night, onScreen, reachable, recordHolds, SMALL, tableOf } from '../steps.mjs';

/** A table against the quickest bots; three Seats keep games short. */
const start = (person, { seats = 2, options = { seats: 3 }, others = null } = {}) =>
  tableOf(person, 'kursi', { seats, options, others });

/** What the page offers right now, read at once. */
const offers = (page) =>
  page.evaluate(() => {
    const list = (selector, name) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => !one.disabled)
        .map((one) => (name ? one.getAttribute(name) : one.textContent.trim()));
    return {
      answered: globalThis.openPlays === 0,
      over: [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Rematch'),
      when: document.querySelector('.when')?.textContent ?? '',
      tiles: list('.pick[data-lit], .rack .tile[data-lit]', 'data-tile'),
      slots: [...document.querySelectorAll('[data-slot]')]
        .filter((one) => /nobody yet/.test(one.textContent))
        .map((one) => one.getAttribute('data-slot')),
      cards: list('.hand [data-card][data-lit]', 'data-card'),
      candidates: list('[data-candidate][data-lit]', 'data-candidate'),
      ends: list('[data-end]', 'data-end'),
      options: list('.option', 'data-token'),
      commit: list('[data-commit]').length,
      extra: list('.options .button.loud').length,
      closing: list('.prompt [data-move]', 'data-move'),
      laid: document.querySelectorAll('.down').length,
      sending: /Sending/.test(document.querySelector('.desk')?.textContent ?? ''),
    };
  });
const busy = (now) =>
  now.tiles.length +
    now.cards.length +
    now.ends.length +
    now.options.length +
    now.closing.length +
    now.commit +
    now.extra >
  0;

function asked(page) {
  return until('we are asked, or it is over', async () => {
    const now = await offers(page);
    return now.over || (now.answered && busy(now) && !now.sending) ? now : null;
  });
}

/** One decision; `touch` clicks, taps or walks to a thing. The last touch of each is heard by the table, or changes what is laid out. */
async function decide(page, now, touch) {
  let sent = 0;
  let local = false;
  const last = async (selector) => {
    sent = talk(page).sent.length;
    await touch(selector);
    // What the page sent meanwhile has been told by then.
    await page.evaluate(() => 0);
  };
  if (now.slots.length && now.tiles.length) {
    await touch(`.rack [data-tile=${now.tiles[0]}]`);
    await last(`[data-slot=${now.slots[0]}]`);
    local = true;
  } else if (now.tiles.length) {
    await touch(`[data-tile=${now.tiles[0]}]`);
    // A pack that comes while a tile is touched lays it down again; it is picked up anew.
    const picked = await page
      .locator('.slot [data-commit]')
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (!picked) return false;
    await last('.slot [data-commit]');
  } else if (now.ends.length) await last(`[data-end=${now.ends[0]}]`);
  else if (now.cards.length && !now.options.length && !now.closing.length) {
    const planning = /Send them out|Play nothing|That is all/.test(await page.locator('.desk').innerText());
    if (planning && now.laid >= 2) await last('[data-commit]');
    else if (planning) {
      await touch(`[data-card=${now.cards[now.laid % now.cards.length]}]`);
      const { candidates } = await offers(page);
      local = candidates.length > 0;
      await last(
        candidates.length ? `[data-candidate="${candidates[now.laid % candidates.length]}"]` : '[data-commit]',
      );
    } else if (await page.locator('[data-commit]:not(:disabled)').count()) await last('[data-commit]');
    else {
      local = true;
      await last(`[data-card=${now.cards[0]}]`);
    }
  } else if (now.options.length) {
    await last(`.option[data-token="${now.options[0]}"]`);
    local = true;
  } else if (now.extra) await last('.options .button.loud');
  else if (now.commit) await last('[data-commit]');
  else await last(`.prompt [data-move="${now.closing[0]}"]`);
  const shows = async () => {
    // What is only laid out shows at once; what was sent shows when it is answered.
    if (!(await isAnswered(page))) return false;
    return talk(page).sent.length > sent || local;
  };
  return until('the decision shows', shows, 6000).then(
    () => true,
    () => false,
  );
}

async function playOut(page, touch, stop = () => false) {
  let missed = 0;
  for (let n = 0; n < 400; n++) {
    const now = await asked(page);
    if (now.over || (await stop(now))) return now;
    // A touch that came while the wall was drawn again is made again; three in a row are an error.
    missed = (await decide(page, now, touch)) ? 0 : missed + 1;
    if (missed === 3) throw new Error(`three touches did not answer ${JSON.stringify(now)}`);
  }
  throw new Error('no end after 400 decisions');
}

const byMouse = (page) => async (selector) => {
  await aimAgain(page);
  await page.locator(selector).first().click();
};
const byTouch = (page) => (selector) => page.locator(selector).first().tap();

/** Walks by arrows alone from wherever the focus is; the shortest way the arrows themselves offer. */
const byKeys = (page) => async (selector) => {
  if (await page.locator('.stage').count()) await page.keyboard.press('Escape');
  if (selector.endsWith('[data-commit]')) return page.keyboard.press('Shift+Enter');
  if (selector.startsWith('.prompt')) {
    // What ends something has a key of its own.
    const key = await page.locator(`${selector} kbd`).first().innerText();
    await page.keyboard.press(key.toLowerCase());
    return;
  }
  const there = () => page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector);
  await page.evaluate(() => {
    if (!document.activeElement?.closest('.wall')) document.querySelector('.wall [data-stop][tabindex="0"]')?.focus();
  });
  // From each stop the most promising arrow that was not tried there yet.
  const tried = new Map();
  for (let n = 0; n < 120 && !(await there()); n++) {
    const { at, keys } = await page.evaluate((wanted) => {
      const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [x, y] = middle(document.activeElement);
      const [tx, ty] = middle(document.querySelector(wanted));
      const ways = { ArrowRight: tx - x, ArrowLeft: x - tx, ArrowDown: 2 * (ty - y), ArrowUp: 2 * (y - ty) };
      return {
        at: [...document.querySelectorAll('.wall [data-stop]')].indexOf(document.activeElement),
        keys: Object.keys(ways).sort((a, b) => ways[b] - ways[a]),
      };
    }, selector);
    const done = tried.get(at) ?? new Set();
    tried.set(at, done);
    const key = keys.find((one) => !done.has(one)) ?? keys[n % 4];
    done.add(key);
    await page.keyboard.press(key);
  }
  check(await there(), `the arrows did not lead to ${selector}`);
  await page.keyboard.press('Enter');
};

const CHAIR = /takes the chair$|share the chair$/;

export default {
  'kursi: a whole game by mouse, from the draft to election night, and a record that holds': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playOut(page, byMouse(page));
    await night(page, CHAIR);
    await audit(page, 'Kursi’s election night');
    await recordHolds(page);
    await ann.done();
  },

  'kursi: a whole game by keyboard alone': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann, { options: { seats: 3, payment: 'auto' } });
    await playOut(page, byKeys(page));
    await night(page, CHAIR);
    await ann.done();
  },

  'kursi: cards can be dragged to a candidate, laid out and taken back, and a reload in the middle keeps what was sent':
    async (house) => {
      const ann = await house.person({ reducedMotion: 'reduce' });
      const { page } = ann;
      await start(ann);
      await playOut(
        page,
        byMouse(page),
        async (now) => /Plan/.test(now.when) && /Play nothing/.test(await page.locator('.desk').innerText()),
      );
      const { cards } = await offers(page);
      const card = await page.locator(`[data-card=${cards[0]}]`).boundingBox();
      const poster = await page.locator('[data-candidate="0B"]').boundingBox();
      await page.mouse.move(card.x + 20, card.y + 30);
      await page.mouse.down();
      await page.mouse.move(card.x + 30, card.y - 20, { steps: 4 });
      await page.mouse.move(poster.x + 30, poster.y + 30, { steps: 6 });
      await page.mouse.up();
      await until('the card lies there face down', async () => (await page.locator('.down').count()) === 1);
      await page.locator('.down').click();
      await until('it is back in the hand', async () => (await page.locator('.down').count()) === 0);
      await page.locator(`[data-card=${cards[0]}]`).click();
      await page.keyboard.press('1');
      await until('a number lays it out too', async () => (await page.locator('.down').count()) === 1);
      await page.locator('[data-commit]').click();
      await until('it was sent', async () => talk(page).sent.length >= 1 && (await isAnswered(page)));
      const round = await page.locator('.when b').innerText();
      await page.reload();
      await page.locator('.wall').waitFor();
      check((await page.locator('.when b').innerText()).startsWith('Round'), `the wall came back at ${round}`);
      await asked(page);
      await ann.done();
    },

  'kursi: what others chose in secret is on nobody’s page: no card, no number, only who is still to act': async (
    house,
  ) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const ben = await house.person({ reducedMotion: 'reduce' });
    const eve = await house.person({ reducedMotion: 'reduce' });
    const table = await start(ann, { others: [{ type: 'open' }] });
    await ben.arrive();
    await ben.page.goto(`/t/${table}`);
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await eve.page.goto(`/t/${table}`);
    for (const { page } of [ann, ben, eve]) await page.locator('.wall').waitFor();
    await eve.page.getByText('behind closed doors').waitFor();
    // Ann picks; the others' pages and sockets do not learn which tile.
    await asked(ann.page);
    const before = [talk(ben.page).heard.length, talk(eve.page).heard.length];
    const [tile] = (await offers(ann.page)).tiles;
    await ben.page.locator('.desk .others').waitFor();
    await decide(ann.page, await offers(ann.page), byMouse(ann.page));
    await until('Ben’s page waits for Ben alone', async () => (await ben.page.locator('.desk .others').count()) === 0);
    for (const [i, { page }] of [ben, eve].entries()) {
      const heard = talk(page)
        .heard.slice(before[i])
        .map((frame) => JSON.parse(frame));
      for (const frame of heard) {
        check(!JSON.stringify(frame.entry ?? {}).includes(tile), `an entry told of ${tile}`);
        check(
          !JSON.stringify(frame.position?.view?.own ?? {}).includes(`"picked":"${tile}"`),
          `a view told of ${tile}`,
        );
      }
    }
    const html = await eve.page.locator('.wall').innerHTML();
    check(!/data-tile|data-card/.test(html), 'the watcher’s wall holds a tile or a card');
    await Promise.all([ann.done(), ben.done(), eve.done()]);
  },

  'kursi: votes are said once and not written down while boxes are closed; in the open mode everybody reads along':
    async (house) => {
      for (const tally of ['memory', 'open']) {
        const ann = await house.person({ reducedMotion: 'reduce' });
        const { page } = ann;
        await start(ann, { options: { seats: 3, payment: 'auto', tally } });
        let ended = false;
        await playOut(page, byMouse(page), async (now) => {
          if (ended) return true;
          ended = now.ends.length > 0;
          return false;
        });
        const log = await page.locator('ol[aria-label="Log"]').innerText();
        check(/ends? a rally of/.test(log), 'no rally was ended');
        check(
          /votes?( \([^)]*\))? under/.test(log) === (tally === 'open'),
          `with ${tally} boxes the log says: ${log.slice(-300)}`,
        );
        check(
          (await page.locator('.tally').count()) === (tally === 'open' ? 3 : 0),
          'totals are shown, or are not, wrongly',
        );
        await ann.done();
      }
    },

  'kursi: by touch on a phone, from the draft into the second round': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann, { options: { seats: 3, payment: 'auto' } });
    await playOut(page, byTouch(page), (now) => /Round 2/.test(now.when));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= PHONE.width, `the page is ${wide} wide`);
    await audit(page, 'Kursi’s wall on a phone');
    await ann.done();
  },

  'kursi: with four parties one’s own candidates, desk and hand are in sight together on any screen, and rivals’ figures too':
    async (house) => {
      const ann = await house.person({ reducedMotion: 'reduce' });
      const { page } = ann;
      await start(ann, { seats: 4, options: { payment: 'auto' } });
      await playOut(page, byMouse(page), (now) => now.laid > 0 && now.commit > 0);
      // Masterstrokes that were just turned over lie above the wall for a moment.
      await page.locator('.over.calm').waitFor({ state: 'detached' });
      for (const viewport of [{ width: 1366, height: 768 }, ...SMALL]) {
        await page.setViewportSize(viewport);
        // Only the narrowest phones scroll for their hand.
        if (viewport.height > 800 || viewport.width > 560) await onScreen(page, '.hand[role=group]');
        // A card is laid without scrolling the wall: the candidates stay beside desk and hand.
        await page.locator('.upper').evaluate((one) => (one.scrollTop = 0));
        await reachable(page, '[data-candidate^="0"]');
        await reachable(page, '.desk [data-commit]');
        await reachable(page, '.hand [data-card]');
        await page.locator('.upper').evaluate((one) => (one.scrollTop = 0));
        const apart = await page.evaluate(() => {
          const bottom = Math.max(
            ...[...document.querySelectorAll('[data-candidate^="0"]')].map((one) => one.getBoundingClientRect().bottom),
          );
          return document.querySelector('.desk').getBoundingClientRect().top - bottom;
        });
        check(apart >= 0, `a candidate covers ${-apart} px of the desk at ${viewport.width}x${viewport.height}`);
        if (viewport.width > 560) continue;
        await reachable(page, '[data-party]:not(.own)');
        const said = await page.locator('[data-party="1"] .strip').innerText();
        check(/\d+ cards?/.test(said), `the strip of a rival says: ${said}`);
      }
      await ann.done();
    },

  'kursi: what ends a rally stays under the pointer': async (house) => {
    const ann = await house.person({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann, { seats: 3, options: { payment: 'auto' } });
    await playOut(page, byMouse(page), (now) => now.ends.length > 0);
    const end = page.locator('[data-end]').first();
    const before = await end.boundingBox();
    await end.hover();
    await page.locator('.desk .info').getByText('in the rally').waitFor();
    const after = await end.boundingBox();
    check(before.y === after.y && before.x === after.x, `it moved from ${before.y} to ${after.y}`);
    await ann.done();
  },

  'kursi: the lesson can be finished': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await page.goto('/g/kursi/learn');
    const steps = [
      ['[data-tile=k09]', '.slot [data-commit]'],
      ['.rack [data-tile=k18]', '[data-slot=A]', '.rack [data-tile=k09]', '[data-slot=B]', '[data-commit]'],
      ['[data-card=m02]', '[data-commit]'],
      ['[data-commit]'],
      ['[data-card=AR]', '[data-candidate="0B"]', '[data-commit]'],
      ['[data-card=RE]', '[data-card=AC]', '[data-commit]'],
      ['[data-card=RW]', '[data-candidate="0B"]', '[data-commit]'],
      ['[data-end=CW]'],
      ['.option[data-token="1"]', '.option[data-token="B"]'],
    ];
    for (const step of steps) {
      for (const selector of step) await page.locator(selector).first().click();
      await page.locator('.said .good').waitFor();
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.getByText('That is the whole game.').waitFor();
    await ann.done();
  },

  'kursi: axe finds nothing, and screens of the wall, laptop and phone, light and dark': async (house) => {
    for (const [size, viewport, colorScheme, seats] of [
      ['laptop', LAPTOP, 'light', 4],
      ['phone', PHONE, 'dark', 2],
    ]) {
      const eve = await house.person({ viewport, colorScheme, reducedMotion: 'reduce' });
      const { page } = eve;
      const look = async (name) => {
        await audit(page, `Kursi’s ${name}, ${size}, ${colorScheme}`);
        await house.picture(page, `kursi-${name}-${size}-${colorScheme}`);
      };
      await start(eve, { seats, options: {} });
      await asked(page);
      await look('draft');
      await playOut(page, byMouse(page), (now) => /Round 2/.test(now.when) && now.laid === 1);
      await look('plan');
      await playOut(page, byMouse(page), (now) => now.ends.length > 0);
      await page.locator('[data-end]').first().hover();
      await look('rallies');
      await eve.done();
    }
  },
};
