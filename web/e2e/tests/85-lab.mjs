// The laboratory: a card is changed, refused, saved, played, measured and printed, by mouse and on a phone.

import { auditBoth } from '../audit.mjs';
import { check, PHONE, until } from '../harness.mjs';
import { noSideways, tableOf } from '../steps.mjs';

const field = (page, name) => page.getByLabel(name, { exact: true });

/** The desk of a game, with its cards drawn. */
async function desk(page, game) {
  await page.goto(`/lab/${game}`);
  await page.locator('article.entry').first().waitFor();
}
async function saved(page, name) {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Save this set' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByRole('button', { name: 'Save as a new set' }).click();
  await until('the set has its address', async () => /\/lab\/[a-z-]+\/\w{14}$/.test(page.url()));
}

export default {
  'laboratory: a price is changed, refused at its field, saved under a name and played against bots': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/lab');
    await page
      .getByRole('link', { name: /Sarkaar/ })
      .first()
      .click();
    await page.locator('article.entry').first().waitFor();
    const cost = field(page, 'Cost of Freebies');
    const effect = field(page, 'Effect of Freebies');
    await effect.fill('seat_rebait 2');
    await until('the loader says so at the field', async () => (await effect.getAttribute('aria-invalid')) === 'true');
    const words = await page.locator(`[id="${await effect.getAttribute('aria-describedby')}"]`).innerText();
    check(/expected .* not `seat_rebait`/.test(words), words);
    check(await page.getByRole('button', { name: 'Against bots' }).isDisabled(), 'what is wrong can be played');
    await auditBoth(page, 'the desk with a mistake');
    await effect.fill('seat_rebate 2');
    await until('it is right again', async () => (await effect.getAttribute('aria-invalid')) === null);
    await cost.fill('3');
    await page
      .getByRole('button', { name: /^What differs/ })
      .or(page.getByRole('tab', { name: /^What differs/ }))
      .first()
      .click();
    await page.getByText('2 → 3').waitFor();
    await page
      .getByRole('button', { name: /^Cards/ })
      .or(page.getByRole('tab', { name: /^Cards/ }))
      .first()
      .click();
    await saved(page, 'dear-freebies');
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    await page.reload();
    await until('it is still there', async () => (await field(page, 'Cost of Freebies').inputValue()) === '3');
    await page.getByRole('button', { name: 'Against bots' }).click();
    await until('it is a table', async () => /\/t\/\w+/.test(page.url()));
    await page.locator('.board, main').first().waitFor();
    const table = /\/t\/(\w+)/.exec(page.url())[1];
    check(/^\w{14}$/.test(table), table);
    await ann.done();
  },

  'laboratory: every game’s cards are drawn, and no desk is wider than a phone': async (house) => {
    const ann = await house.person({ viewport: PHONE });
    const { page } = ann;
    for (const game of ['kilonzo', 'sarkaar', 'kursi', 'politics-as-usual']) {
      await desk(page, game);
      await page.locator('article.entry .face > *').first().waitFor();
      await noSideways(page, `the desk of ${game}`);
    }
    await auditBoth(page, 'a desk on a phone');
    await page.goto('/lab/kuzushi');
    await page.getByText('This game has no cards to change').waitFor();
    await noSideways(page, 'the desk of kuzushi');
    await page.goto('/lab');
    await noSideways(page, 'the laboratory');
    await auditBoth(page, 'the laboratory on a phone');
    await ann.done();
  },

  'laboratory: an experiment says how long it takes, is played in the background and tells what it found': async (
    house,
  ) => {
    const ann = await house.person();
    const { page } = ann;
    await desk(page, 'kilonzo');
    await page.getByRole('button', { name: 'Try 1,000 games' }).click();
    const sheet = page.getByRole('dialog', { name: 'Try it many times' });
    await sheet.getByLabel('Games', { exact: true }).fill('60');
    await sheet.getByLabel('Who plays').selectOption('greedy');
    await sheet.getByText(/About .* games in all/).waitFor();
    await sheet.getByRole('button', { name: 'Start' }).click();
    await until('it has a page', async () => /\/lab\/experiments\/\w{14}$/.test(page.url()));
    await page.locator('svg').first().waitFor({ timeout: 60_000 });
    await until('it is through', async () => (await page.getByText('Done', { exact: false }).count()) > 0, 90_000);
    await auditBoth(page, 'an experiment');
    check((await page.locator('details table').count()) > 0, 'plots without their figures');
    await page.goto('/lab');
    await page.getByText('How it plays').first().waitFor();
    await ann.done();
  },

  'laboratory: the box is printed': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await desk(page, 'kilonzo');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Print and play' });
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      sheet.getByRole('button', { name: 'Make the PDF' }).click(),
    ]);
    check(/\.pdf$/.test(download.suggestedFilename()), download.suggestedFilename());
    await ann.done();
  },

  'laboratory: boards draw sets they have never seen, with names as long as they may be': async (house) => {
    const ann = await house.person({ viewport: PHONE });
    const { page } = ann;
    await ann.arrive();
    for (const [game, seats] of [
      ['kilonzo', 2],
      ['sarkaar', 2],
      ['kursi', 2],
      ['politics-as-usual', 3],
    ]) {
      const { sheet } = await ann.call(`/api/games/${game}/sheet`, {});
      const edits = sheet.flatMap(({ name: file, lists }) =>
        lists.flatMap(({ name: list, entries }) =>
          entries.flatMap(({ fields }, number) =>
            fields
              .filter(({ key }) => key === 'name')
              .map(({ value }) => ({ type: 'set', file, entry: { list, number }, key: 'name', value: `New ${value}` })),
          ),
        ),
      );
      const { files, wrong } = await ann.call(`/api/games/${game}/sheet`, { edits });
      check(!wrong, JSON.stringify(wrong));
      const { version } = await ann.call('/api/sets', { game, name: 'renamed', files });
      await tableOf(ann, game, { seats, options: { set: version } });
      await page.locator('.seats').first().waitFor();
      check(!(await page.locator('.generic').count()), `${game} is on the generic board`);
      await noSideways(page, `${game} with another set`);
    }
    await ann.done();
  },
};
