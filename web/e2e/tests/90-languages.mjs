// The page in the players' languages, and one that nobody speaks, in which a sentence that is not in a Fluent file shows itself.

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { check, PHONE, until } from '../harness.mjs';
import { measured } from '../measure.mjs';
import { noSideways, reachable, tableOf } from '../steps.mjs';

const web = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = ['kuzushi', 'kilonzo', 'sarkaar', 'kursi', 'politics-as-usual'];
const TITLES = { hi: 'कुर्सी', sw: 'Kursi', ja: 'クルシー' };

/** The name of the program, what is painted on the lids of the boxes, and how `Intl` joins a list. */
const DRAWN = ['Hustings', 'and', 'or', 'KUZUSHI', 'KILONZO', 'SARKAAR', 'KURSI', 'POLITICS', 'USUAL'];

const lang = (page) => page.evaluate(() => document.documentElement.lang);

/** Serves a person the page as it was built for this test, and everything else from the real server. */
async function builtAs(person, folder) {
  const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };
  await person.context.route(
    (url) => !url.pathname.startsWith('/api'),
    (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      const file = existsSync(join(folder, path)) && /\.\w+$/.test(path) ? path : 'index.html';
      const contentType = types[file.split('.').at(-1)] ?? 'application/octet-stream';
      return route.fulfill({ body: readFileSync(join(folder, file)), contentType });
    },
  );
}

async function build(tag) {
  const folder = mkdtempSync(join(tmpdir(), `hustings-${tag}-`));
  const how = { cwd: web, env: { ...process.env, HUSTINGS_LANGUAGE: tag } };
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], how);
  return folder;
}

/** In the page: words in plain letters that a person would read or hear. */
function plainWords() {
  const found = new Set();
  const take = (text, element) => {
    // Keys, notation, code, what people are called, and numbers of rules are no language.
    if (element.closest('kbd, code, input, textarea, svg title, [data-plain], .name, .who')) return;
    for (const [word] of text.matchAll(/[A-Za-z]{3,}/g)) found.add(`${word} (${text.trim().slice(0, 60)})`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && !node.parentElement.closest('script, style, noscript'))
      take(node.textContent, node.parentElement);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) take(element.getAttribute(name), element);
  return [...found];
}

/** In the page: what stands out at either side. A row that can be swiped may. */
function outside() {
  const swiped = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  };
  const said = ({ localName, classList, textContent }) =>
    `${localName}.${classList} “${textContent.trim().slice(0, 30)}”`;
  return [...document.body.querySelectorAll('main *, header *, .table *')]
    .filter((one) => !(one instanceof SVGElement) && !one.closest('.spoken') && one.checkVisibility())
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1) && !swiped(one);
    })
    .map(said);
}

/** In the page: parts of the table of which one lies over the other. */
function overlapping(parts) {
  const boxes = parts.flatMap((part) => {
    const one = document.querySelector(part);
    return one ? [[part, one.getBoundingClientRect()]] : [];
  });
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([one, a], n) =>
    boxes.slice(n + 1).flatMap(([two, b]) => (over(a, b) ? [`${one} and ${two}`] : [])),
  );
}

/** A page that runs from right to left is no wider than its screen, and nothing on it lies over something else. */
async function mirrored(page, where) {
  await page.waitForTimeout(300);
  await noSideways(page, where);
  const out = await page.evaluate(outside);
  check(!out.length, `${where}: off the screen: ${out.slice(0, 5).join('; ')}`);
  const over = await page.evaluate(overlapping, [
    '.table > .top',
    '.seats',
    '.mat',
    '.table.wide > .prompt',
    'aside',
    '.drawers',
  ]);
  check(!over.length, `${where}: ${over.join('; ')} overlap`);
}

export default {
  'languages: a browser is answered in its own, and one click changes it': async (house) => {
    for (const [tag, locale] of [
      ['hi', 'hi-IN'],
      ['sw', 'sw-KE'],
      ['ja', 'ja-JP'],
    ]) {
      const ann = await house.person({ locale });
      const { page } = ann;
      await page.goto('/');
      check((await lang(page)) === tag, `the page for ${locale} speaks ${await lang(page)}`);
      await page.getByRole('link', { name: TITLES[tag], exact: true }).waitFor();
      await page.locator('header nav button').last().click();
      // The page loads anew by it: there is nothing left to look at afterwards.
      await page.locator('input[name=language][value=en]').dispatchEvent('change');
      await until('the page speaks English', async () => (await lang(page)) === 'en');
      await page.getByRole('link', { name: 'Kursi', exact: true }).waitFor();
      await page.reload();
      check((await lang(page)) === 'en', 'the choice was forgotten');
      await ann.done();
    }
  },

  'languages: a choice goes with the person to another device': async (house) => {
    const ann = await house.person({ locale: 'en-GB' });
    await ann.page.goto('/');
    await ann.page.locator('header nav button').last().click();
    await ann.page.locator('input[name=language][value=sw]').dispatchEvent('change');
    await until('the page speaks Swahili', async () => (await lang(ann.page)) === 'sw');
    const who = { account: 'asha', password: 'correct horse' };
    await ann.call('/api/account', who);
    const elsewhere = await house.person({ locale: 'ja-JP' });
    const { page } = elsewhere;
    await page.goto('/you');
    check((await lang(page)) === 'ja', 'the other device has its own language');
    // The page itself begins the session, in its language.
    await page.locator('.who .name').waitFor();
    const { name } = await elsewhere.call('/api/session', {});
    check(/[\u3040-\u30ff\u4e00-\u9fff]/.test(name), `a Japanese guest is called ${name}`);
    await page.locator('input[autocomplete=username]').fill(who.account);
    await page.locator('input[type=password]').first().fill(who.password);
    await page.locator('form button[type=button]').first().click();
    await until('the page speaks Swahili here too', async () => (await lang(page)) === 'sw');
    for (const person of [ann, elsewhere]) await person.done();
  },

  'languages: every table and its rules are there, and fit a phone': async (house) => {
    const wrong = [];
    for (const locale of ['hi-IN', 'sw-KE', 'ja-JP']) {
      const ann = await house.person({
        locale,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      const { page } = ann;
      for (const game of GAMES) {
        await tableOf(ann, game);
        await page.locator('.seats').first().waitFor();
        await noSideways(page, `${game} in ${locale}`);
        const lines = await measured(page, [PHONE], { text: 12, target: 40 });
        wrong.push(...lines.map((line) => `${game} in ${locale}: ${line}`));
      }
      const tag = locale.slice(0, 2);
      const rules = await ann.call(`/api/games/kursi/rules?language=${tag}`);
      const english = await ann.call('/api/games/kursi/rules');
      const ids = ({ sections }) => sections.map(({ id }) => id).filter((id) => /^KU-\d+$/.test(id));
      check(JSON.stringify(rules) !== JSON.stringify(english), `the rules in ${tag} are English`);
      check(
        ids(rules).every((id) => ids(english).includes(id)) && ids(rules).length > 8,
        `the rules in ${tag} have other numbers: ${ids(rules)}`,
      );
      await ann.done();
    }
    check(!wrong.length, `too small or cut:\n  ${wrong.join('\n  ')}`);
  },

  'languages: in strange letters no plain word remains': async (house) => {
    const folder = await build('pseudo');
    try {
      const ann = await house.person({ reducedMotion: 'reduce' });
      const { page } = ann;
      await builtAs(ann, folder);
      const { name: me } = await ann.call('/api/session', {});
      const plain = [];
      const look = async (where) => {
        await page.waitForTimeout(300);
        const names = [
          ...DRAWN,
          ...me.split(' '),
          ...(await page.locator('.seats .name, .who').allInnerTexts()).flatMap((n) => n.split(/\s+/)),
        ];
        const words = await page.evaluate(plainWords);
        plain.push(...words.filter((one) => !names.includes(one.split(' ')[0])).map((one) => `${where}: ${one}`));
      };
      await page.goto('/');
      await page.locator('main').waitFor();
      await look('home');
      for (const game of GAMES) {
        await page.goto(`/g/${game}`);
        await page.locator('main h1').waitFor();
        await look(`the box of ${game}`);
        await tableOf(ann, game);
        await page.locator('.seats').first().waitFor();
        await page.waitForTimeout(700);
        await look(`a table of ${game}`);
      }
      check(!plain.length, `${plain.length} words are not in a Fluent file:\n  ${plain.slice(0, 60).join('\n  ')}`);
      await ann.done();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },

  'languages: from right to left, every page is the other way round and whole': async (house) => {
    const folder = await build('mirrored');
    try {
      for (const [viewport, more] of [
        [{ width: 1366, height: 768 }, {}],
        [
          { width: 390, height: 844 },
          { hasTouch: true, isMobile: true },
        ],
      ]) {
        const ann = await house.person({ viewport, reducedMotion: 'reduce', ...more });
        const { page } = ann;
        const at = `at ${viewport.width}`;
        await builtAs(ann, folder);
        await page.goto('/');
        await page.locator('main').waitFor();
        check((await page.evaluate(() => document.dir)) === 'rtl', 'the page does not run from right to left');
        await mirrored(page, `home ${at}`);
        for (const game of GAMES) {
          await page.goto(`/g/${game}`);
          await page.locator('main h1').waitFor();
          await mirrored(page, `the box of ${game} ${at}`);
          await tableOf(ann, game, { seats: game === 'kuzushi' ? 2 : 3 });
          await page.locator('.board, .wall, .hall').first().waitFor();
          await page.locator('.seats').first().waitFor();
          await mirrored(page, `a table of ${game} ${at}`);
          // What a narrow header leaves out is in the settings.
          for (const part of ['header a', 'header button', '.seats button', '.prompt button:enabled'])
            if (await page.locator(`${part}:visible`).count()) await reachable(page, `${part}:visible`);
          await reachable(page, viewport.width < 1000 ? '.drawers button' : '[role=tab]');
          if (viewport.width < 1000) continue;
          const middle = async (part) => {
            const { x, width } = await page.locator(part).boundingBox();
            return x + width / 2;
          };
          const [seats, mat, side] = await Promise.all(['.seats', '.mat', 'aside'].map(middle));
          check(side < mat && mat < seats, `${game}: side ${side}, board ${mat}, seats ${seats}`);
        }
        await ann.done();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
