// Coming back: the newspaper of what was missed and its play-back, the desk, the page without a network, and the app on a home screen.

import { auditBoth } from '../audit.mjs';
import { check, PHONE, talk, until } from '../harness.mjs';
import { mayMove, noSideways, reachable, SMALL, tableOf, tiles } from '../steps.mjs';

/** Somebody whose first missed move was made this long ago was away. */
const AWAY_MS = 31_000;

/** The quickest bot of a game. */
async function botOf(person, game) {
  await person.arrive();
  const games = await person.call('/api/games');
  return { type: 'bot', bot: games.find((one) => one.name === game).bots[0].spec };
}

/** Ann at a table of four: Ben sits to her left, and two bots after him. Ann has moved; nobody else has. */
async function four(house, options = {}) {
  const ann = await house.person(options);
  const ben = await house.person();
  const bot = await botOf(ann, 'kuzushi');
  const table = await tableOf(ann, 'kuzushi', { others: [{ type: 'open' }, bot, bot] });
  await ben.page.goto(`/t/${table}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  // Whoever begins.
  const next = () =>
    until('one of them may move', async () => ((await mayMove(ann)) ? ann : (await mayMove(ben)) ? ben : null));
  if ((await next()) === ben) {
    await ben.playByMouse();
    await until('Ann may move', () => mayMove(ann));
  }
  await ann.playByMouse();
  await until('Ben may move', () => mayMove(ben));
  return { ann, ben, table };
}

/** Ann leaves, Ben and the bots move, and time goes by until that was an absence. */
async function missed({ ann, ben, table }) {
  await ann.page.goto('about:blank');
  await ben.playByMouse();
  await until('all others have moved', async () => (await ann.call(`/api/tables/${table}`)).my_turn);
  await ben.page.waitForTimeout(AWAY_MS);
}

const paperOf = (page) => page.locator('dialog[open]').filter({ has: page.getByRole('heading', { level: 2 }) });

/** Whatever the page holds, in words and in attributes. */
const everything = (page) => page.evaluate(() => document.documentElement.outerHTML);

export default {
  'coming back: the newspaper tells what was missed, and the play-back ends at the present': async (house) => {
    const at = await four(house);
    const { ann, ben, table } = at;
    const { page } = ann;
    await missed(at);
    await page.goto(`/t/${table}`);
    const paper = paperOf(page);
    await paper.getByRole('heading', { name: 'The Tatami Times' }).waitFor();
    check((await paper.locator('.columns li').count()) === 4, 'a column for each seat');
    await paper.getByText('3 moves while you were out').waitFor();
    const asked = await paper.locator('[data-asked]').innerText();
    check(asked.length > 0, 'nothing is asked');
    const scores = await paper.locator('[data-score]').allInnerTexts();
    check(
      scores.some((score) => score.includes('+')),
      `nobody gained anything: ${scores.join(' | ')}`,
    );
    await auditBoth(page, 'the newspaper');

    // On small screens its buttons are in reach, and nothing is wider than the screen.
    const usual = page.viewportSize();
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await reachable(page, 'dialog[open] footer .button');
      await noSideways(page, `the newspaper at ${size.width}x${size.height}`);
    }
    await page.setViewportSize(usual);

    // Played back by keyboard: paused, stepped, and then to the present.
    const present = await tiles(ben);
    await paper.getByRole('button', { name: 'Play it back' }).click();
    const says = page.locator('.says');
    await until('it begins where she left', async () => (await says.innerText()).startsWith('0/3'));
    check((await tiles(ann)) !== present, 'the board shows the present already');
    check((await page.locator('.space.legal').count()) === 0, 'a move is offered in the past');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    for (const step of ['1/3', '2/3']) {
      await page.keyboard.press('ArrowRight');
      await until(`step ${step}`, async () => (await says.innerText()).startsWith(step));
    }
    await page.keyboard.press('ArrowLeft');
    await until('a step back', async () => (await says.innerText()).startsWith('1/3'));
    await auditBoth(page, 'the play-back');
    await page.keyboard.press('Space');
    const skip = page.getByRole('button', { name: 'To my move' });
    await until('it ends by itself, at the present', async () => (await skip.count()) === 0, 30_000);
    await until('the board is the present', async () => (await tiles(ann)) === present);
    await until('Ann may move', () => mayMove(ann));
    await ann.playByMouse();

    // Once told, it is not told again.
    await until('the move is made', async () => !(await mayMove(ann)) || (await ben.prompt()).length > 0);
    await page.reload();
    await page.locator('.space').first().waitFor();
    await page.waitForTimeout(600);
    check((await paperOf(page).count()) === 0, 'the newspaper came for a page that was only loaded again');
    await ann.done();
    await ben.done();
  },

  'coming back: Escape puts the newspaper away, on a phone too, and a short absence has none': async (house) => {
    const at = await four(house, { viewport: PHONE, hasTouch: true });
    const { ann, ben, table } = at;
    const { page } = ann;
    await missed(at);
    await page.goto(`/t/${table}`);
    const paper = paperOf(page);
    await paper.getByRole('button', { name: 'To the table' }).waitFor();
    await noSideways(page, 'the newspaper on a phone');
    check(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), 'the focus is not in it');
    await page.keyboard.press('Escape');
    await until('it is put away', async () => (await paper.count()) === 0);
    await until('Ann may move', () => mayMove(ann));
    await ann.done();
    await ben.done();
  },

  'coming back: the newspaper knows no more than its seat': async (house) => {
    const ann = await house.person();
    const ben = await house.person();
    const bot = await botOf(ann, 'kursi');
    const table = await tableOf(ann, 'kursi', { others: [{ type: 'open' }, bot, bot] });
    await ann.page.getByRole('textbox', { name: 'Invitation link' }).waitFor();
    await ann.page.goto('about:blank');
    // The game begins without Ann, and all others make their first choice, which nobody else may know.
    await ben.page.goto(`/t/${table}?generic`);
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await ben.page.locator('.generic .moves button').first().click();
    await until('the others have chosen', async () => (await ann.call(`/api/tables/${table}`)).played >= 3);
    await ben.page.reload();
    const views = (page) => talk(page).heard.flatMap((frame) => JSON.parse(frame).position?.view ?? []);
    await until('Ben sees what he chose', () => views(ben.page).at(-1)?.own?.picked);
    const secret = JSON.stringify(views(ben.page).at(-1).own);
    await ben.page.waitForTimeout(AWAY_MS);

    await ann.page.goto(`/t/${table}`);
    const paper = paperOf(ann.page);
    await paper.getByRole('heading', { name: 'The Daily Cushion' }).waitFor();
    const told = talk(ann.page).heard;
    const looked = told.flatMap((frame) => JSON.parse(frame)).filter(({ type }) => type === 'look_back');
    for (const { view } of looked.flatMap(({ steps }) => steps))
      check(view.viewer === 0 && view.everything === null, `seen by ${view.viewer}`);
    check(!told.some((frame) => frame.includes(secret)), 'what Ben holds was sent to Ann');
    check(!(await everything(ann.page)).includes(secret), 'what Ben holds is in Ann’s page');
    await auditBoth(ann.page, 'the newspaper of another game');
    await ann.done();
    await ben.done();
  },

  'the desk: tables that wait come first, then those in play, and the title counts them': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const open = await tableOf(ann, 'kuzushi', { others: [{ type: 'open' }] });
    const due = await tableOf(ann, 'kuzushi');
    await page.locator('.space.legal').first().waitFor();
    await page.goto('/');
    const desk = page.getByRole('region', { name: 'Where you left off' });
    await desk.getByRole('heading', { name: 'A table waits for you' }).waitFor();
    const order = await desk.locator('.open a').evaluateAll((all) => all.map((one) => one.pathname.split('/').at(-1)));
    check(order.indexOf(due) === 0 && order.includes(open), `on the desk: ${order}`);
    await desk.getByText('waiting for one more player').waitFor();
    const above = await page.evaluate(
      () =>
        document.querySelector('.desk').getBoundingClientRect().top <
        document.querySelector('.shelf').getBoundingClientRect().top,
    );
    check(above, 'the shelf lies above the desk');
    await until('the title counts', async () => (await page.title()).startsWith('(1) '));
    check(
      (await page.locator('link[rel="icon"]').getAttribute('href')) === '/favicon-due.svg',
      'the picture of the tab has no dot',
    );
    await auditBoth(page, 'the desk');
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await noSideways(page, `the desk at ${size.width}x${size.height}`);
    }
    await desk.locator(`a[href="/t/${due}"]`).click();
    await page.locator('.space.legal').first().waitFor();
    await until('the table itself is not counted', async () => !(await page.title()).startsWith('('));
    // Somebody new finds the shelf first.
    const ben = await house.person();
    await ben.page.goto('/');
    await ben.page.getByText('Nothing unfinished.').waitFor();
    const shelfFirst = await ben.page.evaluate(
      () =>
        document.querySelector('.shelf').getBoundingClientRect().top <
        document.querySelector('.desk').getBoundingClientRect().top,
    );
    check(shelfFirst, 'a newcomer finds an empty desk above the shelf');
    await ann.done();
    await ben.done();
  },

  'without a network: desk and table show what was last seen, and nothing after signing out': async (house) => {
    const ann = await house.person({ serviceWorkers: 'allow' });
    const { page, context } = ann;
    ann.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to fetch|loading it anew/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const table = await tableOf(ann, 'kuzushi');
    await page.locator('.space.legal').first().waitFor();
    await page.waitForTimeout(1200);
    const seen = await tiles(ann);
    await page.goto('/');
    const row = page.locator(`.desk a[href="/t/${table}"]`);
    await row.waitFor();
    await page.waitForTimeout(800);

    await context.setOffline(true);
    await page.goto('/');
    await page.getByText(/No connection: as of \d/).waitFor();
    await row.waitFor();
    await row.click();
    await page.locator('.space').first().waitFor();
    await page.getByText(/No connection: as of \d/).waitFor();
    check((await tiles(ann)) === seen, 'the board is another');
    check((await page.locator('.space.legal').count()) === 0, 'a move is offered without a network');
    await page.reload();
    await page.locator('.space').first().waitFor();
    await page.getByText(/No connection: as of \d/).waitFor();

    await context.setOffline(false);
    await until('the line comes back', () => mayMove(ann), 30_000);
    check((await page.getByText(/No connection: as of/).count()) === 0, 'it still says that there is no connection');

    // Another person on this device finds nothing of it.
    await ann.call('/api/account', { account: 'ann-at-home', password: 'correct horse' });
    await page.goto('/you');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Signed out.').first().waitFor();
    const left = await page.evaluate(async (id) => {
      const base = await new Promise((resolve, reject) => {
        const opening = indexedDB.open('hustings');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const asked = base.transaction('kept').objectStore('kept').getAllKeys();
      const keys = await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
      return keys.filter((key) => String(key).includes(id));
    }, table);
    check(!left.length, `kept after signing out: ${left}`);
    await ann.done();
  },

  'the page can be put on a home screen': async (house) => {
    const ann = await house.person({ serviceWorkers: 'allow' });
    const { page, context } = ann;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const cdp = await context.newCDPSession(page);
    const { errors, url } = await cdp.send('Page.getAppManifest');
    check(!errors.length && url.endsWith('/manifest.webmanifest'), `the manifest: ${JSON.stringify(errors)}`);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // A window without a profile cannot install anything; whatever else is wrong is wrong.
    const wrong = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    check(!wrong.length, JSON.stringify(wrong));
    const manifest = await (await context.request.get('/manifest.webmanifest')).json();
    for (const { src, sizes } of manifest.icons.filter((one) => one.type === 'image/png')) {
      const size = await page.evaluate(async (from) => {
        const picture = new Image();
        picture.src = from;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      check(size === sizes, `${src} is ${size}, not ${sizes}`);
    }
    for (const { url: to } of manifest.shortcuts) check((await context.request.get(to)).ok(), `${to} leads nowhere`);
    await ann.done();
  },
};
