// Politics as Usual from the choice of a Candidate to election night: by mouse, by keyboard, by touch, with desk and lesson.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audit } from '../audit.mjs';
import { check, LAPTOP, PHONE, talk, until } from '../harness.mjs';
import { decisions, night, onScreen, reachable, recordHolds, SMALL, tableOf } from '../steps.mjs';

/** A table against the quickest bots; two seats play six Issues. */
async function start(person, { seats = 2, options = {}, others = null } = {}) {
  await tableOf(person, 'politics-as-usual', { seats, options, others });
  await person.page.locator('.hall').waitFor();
}

/** What the page asks of us, read off it; null while others are to move. */
const reading = (page) =>
  page.evaluate(() => {
    const all = (pattern, name) => [...document.querySelectorAll(pattern)].map((one) => one.getAttribute(name));
    const prompt = document.querySelector('[aria-label="What is asked"]');
    const now = {
      over: !![...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Rematch'),
      candidates: all('.one.live', 'data-candidate'),
      send: document.querySelector('[data-send]')?.textContent ?? null,
      sendable: document.querySelector('[data-send]')?.disabled === false,
      ends: all('[aria-label="What is asked"] .button[data-move]', 'data-move'),
      live: all('.held.live', 'data-hand'),
      takes: all('.lectern.target', 'data-lectern'),
      picked: all('.held.picked', 'data-hand'),
      question: [
        prompt?.querySelector('[role=status]')?.textContent,
        ...all('ol[aria-label="Log"] [data-seq]', 'data-seq').slice(-1),
      ].join(' | '),
    };
    const asked = now.over || now.candidates.length || now.send || now.ends.length || now.takes.length;
    return asked ? now : null;
  });
const asked = (page) => until('we are asked, or it is over', () => reading(page));
/** A thing that was just read is there, or it has gone since. */
const SOON = { timeout: 4000 };
/** Picks go out one after the other, then `done`. */
const gathered = (page, from) =>
  until('the cards are on their way', () => talk(page).sent.slice(from).includes('done'), 8000);

async function byMouse(page, now, n) {
  const click = async (where) => {
    const one = page.locator(where).first();
    await one.hover(SOON);
    await one.click(SOON);
  };
  if (now.candidates.length) await click(`[data-candidate="${now.candidates[0]}"]`);
  else if (now.send) {
    const from = talk(page).sent.length;
    const [, chosen, need] = /(\d+) of (\d+)/.exec(now.send);
    const free = now.live.filter((card) => !now.picked.includes(card));
    for (const card of free.slice(0, need - chosen)) await click(`[data-hand="${card}"]`);
    await click('[data-send]');
    await gathered(page, from);
  } else if (now.takes.length && !now.ends.length) await click(`[data-stand="${now.takes[0]}"]`);
  else if (now.ends.includes('pass') && now.live.length && n % 3 === 0) {
    await click(`[data-hand="${now.live[0]}"]`);
    const choice = '.slip .choice[data-move]';
    await click((await page.locator(choice).count()) ? choice : '.slip .shut');
  } else await click(`[aria-label="What is asked"] .button[data-move="${now.ends[0]}"]`);
}

const KEY = { contest: 'g', sidestep: 's', ok: 'y', pass: 'p', done: 'd' };
async function byKeys(page, now, n) {
  const press = (key) => page.keyboard.press(key);
  if (now.candidates.length) {
    await page.locator('.convention [tabindex="0"]').focus();
    for (let i = 0; i < 8; i++) {
      await press('ArrowRight');
      const at = await page.evaluate(() => document.activeElement?.getAttribute('data-candidate'));
      if (now.candidates.includes(at)) break;
    }
    await press('Enter');
  } else if (now.send) {
    const from = talk(page).sent.length;
    const need = Number(/of (\d+)/.exec(now.send)[1]);
    if (!now.sendable) {
      await press('h');
      await page.locator('.hand :focus').waitFor(SOON);
      for (let i = 0; i < need; i++) {
        await press('Enter');
        await press('ArrowRight');
      }
    }
    await press('d');
    await gathered(page, from);
  } else if (now.takes.length && !now.ends.length) {
    await page.locator('.stage [tabindex="0"]').focus();
    for (let i = 0; i < 8; i++) {
      if (now.takes.includes(await page.evaluate(() => document.activeElement?.getAttribute('data-stand')))) break;
      await press('ArrowRight');
    }
    await press('Enter');
    await press('Enter');
  } else if (now.ends.includes('pass') && now.live.length && n % 3 === 0) {
    await press('h');
    await page.locator('.hand :focus').waitFor(SOON);
    await press('Enter');
    if (await page.locator('.slip .choice:focus').count()) await press('Enter');
    else await press('Escape');
  } else await press(KEY[now.ends[0]]);
}

const playOut = (page, decide, stop) => decisions(page, { read: reading, decide, stop });

/** A turn of ours with cards in hand. */
const ourTurn = (now) => now.ends.includes('pass') && now.live.length > 2;

export default {
  'politics: a whole game by mouse, to election night and a record that holds': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playOut(page, byMouse, async (now, n) => {
      if (n === 12) await page.reload();
      return false;
    });
    await night(page);
    await audit(page, 'election night in the hall');
    for (const li of await page.locator('.evening .order li').all()) {
      const total = Number((await li.locator('> b').innerText()).replace('−', '-'));
      const parts = (await li.locator('.won').innerText()).replaceAll('−', '-').match(/[+-]\d+(?= ·|$)/g) ?? [];
      const sum = parts.reduce((all, one) => all + Number(one), 0);
      check(sum === total, `${total} Votes are told as ${parts}`);
    }
    await recordHolds(page);
    await ann.done();
  },

  'politics: a whole game by keyboard alone': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann);
    await playOut(page, byKeys);
    await night(page);
    await ann.done();
  },

  'politics: an offer with a promise is made, seen and withdrawn without anybody waiting for it': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    // Who plays at random answers no offer, so ours stays on the table.
    const still = { type: 'bot', bot: 'random' };
    await start(ann, { options: { candidates: 'random' }, others: [still, still] });
    await asked(page);
    await page.locator('[data-panel=deals]').click();
    await page.locator('.promise input').fill('No ads against you, on my honour');
    await page.locator('[data-brings]', { hasText: /^You ±0, .+ \+1 Votes\.$/ }).waitFor();
    await page.locator('[data-offer]').click();
    const panel = page.locator('.panel[popover]');
    await panel.getByRole('button', { name: 'Withdraw' }).waitFor();
    check((await reading(page)) !== null, 'the game waits for the offer');
    await audit(page, 'the deal desk');
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    await panel.getByText('withdrawn').first().waitFor();
    await panel.locator('blockquote').getByText('on my honour').first().waitFor();
    await page.keyboard.press('k');
    await panel.getByText(/of 48 may be out/).waitFor();
    await audit(page, 'the card counter');
    await page.keyboard.press('v');
    await panel.getByText(/left in the deck, at best/).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await ann.done();
  },

  'politics: what is not legal explains itself with its rule': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    const why = page.getByRole('button', { name: 'Why not?' });
    // The Mayor may give a card up at any time: then there is nothing to explain, and another table is set.
    do {
      await start(ann, { options: { candidates: 'random', first_speaker: 0 } });
      const now = await asked(page);
      check(now.ends.includes('contest'), `we speak first, but are asked ${now.ends}`);
      await page.locator('.held').first().click();
      await why.or(page.locator('.slip .choice[data-move]')).first().waitFor();
    } while (!(await why.count()));
    await why.click();
    await page.locator('[role=alert]').getByText(/PU-\d/).waitFor();
    await ann.done();
  },

  'politics: by touch on a phone, the first tap shows and the second plays': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = ann;
    await start(ann);
    const first = await asked(page);
    const one = page.locator(`[data-candidate="${first.candidates[0]}"]`);
    await one.tap();
    await page.locator('.one.aimed').waitFor();
    await one.tap();
    await playOut(
      page,
      (_, now, n) => byMouse(page, now, n * 3 + 1),
      async (now) => now.ends.includes('pass') && now.live.length > 0,
    );
    const now = await asked(page);
    // A phone has no mouse that rests over what comes next.
    await page.mouse.move(1, 1);
    await page.locator(`[data-hand="${now.live[0]}"]`).tap();
    const choice = page.locator('.slip .choice[data-move]').first();
    await choice.tap();
    await page.locator('.slip .choice.aimed').waitFor();
    await choice.tap();
    await page.locator('.slip').waitFor({ state: 'detached' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= PHONE.width, `the page is ${wide} wide`);
    await ann.done();
  },

  'politics: cards are as wide as there is room, playable Slander is outlined, and five targets are in sight': async (
    house,
  ) => {
    const ann = await house.person({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann, { seats: 5, options: { candidates: 'random' } });
    const slander = page.locator('.held.live .card.slander').first();
    const momentum = page.locator('.held.live:has(.momentum)').first();
    await playOut(
      page,
      byMouse,
      async (now) => ourTurn(now) && (await slander.count()) > 0 && (await momentum.count()) > 0,
    );
    const [wide, room] = await page.evaluate(() => {
      const hand = document.querySelector('.hand');
      const count = hand.querySelectorAll('.held').length;
      return [hand.querySelector('.card').offsetWidth, hand.clientWidth / count];
    });
    check(wide >= Math.min(145, room - 14), `cards are ${wide} px wide where there are ${room} for each`);
    const drawn = await slander.evaluate((one) => [getComputedStyle(one).clipPath, getComputedStyle(one).boxShadow]);
    check(drawn[0] === 'none' && drawn[1] !== 'none', `a playable Slander is drawn with ${drawn}`);
    await page.setViewportSize({ width: 1366, height: 768 });
    await momentum.click();
    await page.locator('.slip .choice[data-move]').first().waitFor();
    const hidden = await page.locator('.slip .ways').evaluate((one) => one.scrollHeight - one.clientHeight);
    check(hidden <= 1, `${hidden} px of the choices lie below the fold`);
    await ann.done();
  },

  'politics: the hall can be played on any screen': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await start(ann, { seats: 4, options: { candidates: 'random', trade: false } });
    const momentum = page.locator('.held.live:has(.momentum)').first();
    await playOut(page, byMouse, async (now) => ourTurn(now) && (await momentum.count()) > 0);
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport);
      // Only the narrowest phones scroll for their hand.
      if (viewport.height > 800 || viewport.width > 560) await onScreen(page, '.hand[role=toolbar]');
      await reachable(page, '[data-stand]');
      await reachable(page, '.hand [data-hand]');
      await reachable(page, '[aria-label="What is asked"] .button[data-move="pass"]');
      await momentum.click();
      await reachable(page, '.slip .choice');
      await page.locator('.slip .shut').click();
    }
    await ann.done();
  },

  'politics: an offer on a phone says all its terms, and what they are in Votes': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const ben = await house.person({ reducedMotion: 'reduce' });
    const table = await tableOf(ann, 'politics-as-usual', {
      options: { candidates: 'random', trade: true },
      others: [{ type: 'open' }],
    });
    await ben.arrive();
    await ben.page.goto(`/t/${table}`);
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await ben.page.locator('[data-panel=deals]').click();
    const promise = 'I shall cancel the next ad against you, and the one after that too, on my honour';
    await ben.page.locator('.promise input').fill(promise);
    await ben.page.locator('[data-offer]').click();
    const what = ann.page.locator('.knock .what');
    await what.getByText(promise).waitFor();
    await what.getByText(/you [+−±]\d+, .* [+−±]\d+ Votes/).waitFor();
    const cut = await what.evaluate((one) => one.scrollWidth - one.clientWidth);
    check(cut <= 1, `${cut} px of the terms are cut`);
    await reachable(ann.page, '.knock .button');
    await Promise.all([ann.done(), ben.done()]);
  },

  'politics: the lesson can be finished': async (house) => {
    const ann = await house.person({ reducedMotion: 'reduce' });
    const { page } = ann;
    await page.goto('/g/politics-as-usual/learn');
    for (const [card, move] of [
      [37, 'poll 37 0'],
      [19, 'poll 19 1'],
      [23, 'react 23'],
      [18, 'react 18 1'],
      [null, 'sidestep'],
      [null, 'accept 1'],
    ]) {
      await page.locator('.hall').waitFor();
      if (card) {
        await page.locator(`[data-hand="${card}"]`).click();
        const choice = page.locator(`.slip [data-move="${move}"]`);
        await choice.hover();
        await choice.click();
      } else if (move === 'accept 1') await page.locator('.knock .loud').click();
      else await page.locator(`.button[data-move="${move}"]`).click();
      await page.locator('.said .good').waitFor();
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.getByText('That is the whole game.').waitFor();
    await ann.done();
  },

  'politics: with cards of one’s own the hall shows those, at the table and in the replay': async (usual) => {
    const sets = mkdtempSync(join(tmpdir(), 'hustings-sets-'));
    const lab = join(sets, 'politics-as-usual', 'lab');
    cpSync(fileURLToPath(new URL('../../../games/politics-as-usual/data/', import.meta.url)), lab, { recursive: true });
    for (const file of ['candidates.toml', 'campaign.toml']) {
      const path = join(lab, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('name = "', 'name = "Lab '));
    }
    const house = await usual.beside({ which: 'HUSTINGS_BIN', more: ['--sets', sets] });
    const ann = await house.person();
    const { page } = ann;
    const table = await tableOf(ann, 'politics-as-usual', { options: { set: 'lab' } });
    const first = await asked(page);
    await page.locator('.one .name').getByText(/^Lab /).first().waitFor();
    await byMouse(page, first, 0);
    await page.getByRole('list', { name: 'Log' }).getByText(/Lab /).first().waitFor();
    await page.locator('.hand .name').getByText(/^Lab /).first().waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('The result is in').waitFor();
    await page.goto(`/replay/${table}`);
    await page.locator('.lectern .role').getByText(/^Lab /).first().waitFor();
    await ann.done();
    await house.close();
    rmSync(sets, { recursive: true });
  },

  'politics: axe finds nothing, and screens of the hall': async (house) => {
    for (const [size, viewport, colorScheme, seats] of [
      ['laptop', LAPTOP, 'light', 4],
      ['laptop', LAPTOP, 'dark', 6],
      ['phone', PHONE, 'light', 4],
    ]) {
      const eve = await house.person({ viewport, colorScheme, reducedMotion: 'reduce' });
      const { page } = eve;
      const look = async (name, what) => {
        await audit(page, `${what}, ${size}, ${colorScheme}`);
        if (seats === 4 || name === 'table') await house.picture(page, `politics-${name}-${size}-${colorScheme}`);
      };
      await start(eve, { seats, options: { parties: seats === 6 } });
      await asked(page);
      await look('candidates', 'the Candidates');
      await playOut(page, byMouse, (now, n) => n > 8 && ourTurn(now));
      await look('table', 'the hall');
      await page.locator('.held.live').first().click();
      await page.locator('.slip .choice[data-move]').first().hover();
      await look('card', 'a card');
      await eve.done();
    }
  },
};
