// Learning a game: the guide of each, one tap from the board and from the box, and the law behind it.

import { audit } from '../audit.mjs';
import { check, until } from '../harness.mjs';
import { GAMES } from '../measure.mjs';
import { tableOf } from '../steps.mjs';

export default {
  'guide: every game has its goal, a round in pictures, how it is won and its signs, from box and board': async (
    house,
  ) => {
    const ann = await house.person();
    const { page } = ann;
    for (const game of Object.keys(GAMES)) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/g/${game}`);
      for (const way of [/In two minutes/, /Learn/]) {
        const { y, height } = await page.getByRole('link', { name: way }).first().boundingBox();
        check(y + height <= 768, `${way} is at ${y + height} in the box of ${game}`);
      }
      await page.getByRole('link', { name: /In two minutes/ }).click();
      await page.waitForURL(`**/g/${game}/guide`);
      const guide = page.locator('article.guide');
      await guide.waitFor();
      const text = await guide.innerText();
      const ids = text.split('\n').filter((line) => /^(goal|won|step|sign|guide)(-[\w-]+)?$/.test(line.trim()));
      check(!ids.length, `${game} has no sentence for ${ids}`);
      check((await guide.locator('ol > li').count()) >= 4, `${game} shows a round in pictures`);
      check((await guide.locator('dl dt').count()) >= 4, `${game} has a legend`);
      const bare = await guide
        .locator('.picture')
        .evaluateAll((all) => all.filter((one) => !one.firstElementChild).length);
      check(!bare, `${bare} pictures of ${game} are empty`);
      for (const width of [1366, 1024, 390]) {
        await page.setViewportSize({ width, height: 768 });
        const cut = () =>
          guide.locator('.picture').evaluateAll((all) => {
            const parts = (one) => [...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
            const frame = (one) => one.getBoundingClientRect();
            const out = (one, part) => part.right > frame(one).right + 1 || part.left < frame(one).left - 1;
            return all.flatMap((one, n) => (parts(one).some((part) => out(one, part)) ? [n] : []));
          });
        await until(`no picture of ${game} is cut at ${width}`, async () => !(await cut()).length, 3000);
      }
      await audit(page, `the guide of ${game}`);
    }
    await ann.done();
  },

  'guide: one tap from the board, and the law without notation behind it': async (house) => {
    const ann = await house.person({ viewport: { width: 1366, height: 768 } });
    const { page } = ann;
    await tableOf(ann, 'kursi');
    await page.locator('.board, .wall').first().waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('aside article.guide').waitFor();
    await page.getByRole('button', { name: 'All rules' }).click();
    await page.locator('.rules h2').first().waitFor();
    const titles = await page.locator('.rules h2').allInnerTexts();
    check(
      titles.some((title) => /Votes/.test(title)),
      `the law is not there: ${titles}`,
    );
    check(!titles.some((title) => /Notation|State machine/.test(title)), `it is no player’s copy: ${titles}`);
    await ann.done();
  },

  'setup: clocks are up front, in lobby and waiting room too, and every option has plain words': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await ann.arrive();
    const games = await ann.call('/api/games');
    for (const { name, options } of games) {
      await page.goto(`/g/${name}`);
      await page.getByRole('button', { name: 'Invite friends' }).click();
      await page.getByText('Options of the game').click();
      const shown = await page
        .locator('.options .field')
        .evaluateAll((all) => all.map((one) => [one.querySelector('.label').textContent, one.textContent]));
      check(shown.length === options.length, `${name} shows ${shown.length} of ${options.length} options`);
      for (const [i, option] of options.entries()) {
        const [label, all] = shown[i];
        check(label !== option.name && label !== option.name.replaceAll('_', ' '), `${name}: ${label} is engine talk`);
        check(!all.includes('_') && !all.includes(option.about), `${name}: ${all}`);
        for (const value of option.values ?? []) check(!/\d/.test(value) || !all.includes(value), `${name}: ${all}`);
      }
    }
    await page.goto('/g/kuzushi');
    await page.getByRole('button', { name: 'Invite friends' }).click();
    for (const name of ['No clock', '5 min + 5 s', '1 day a move', '3 days a move', '7 days a move'])
      await page.getByRole('radio', { name }).waitFor({ state: 'attached' });
    await page.getByText('7 days a move').click();
    await page.getByLabel('Show the table in the public lobby').check();
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.clock').getByText('7 days a move').waitFor();
    await page.goto('/lobby');
    await page.getByText('7 days a move').waitFor();
    await ann.done();
  },

  'after the lesson: a guided first game explains each kind of decision once, against the gentlest opponent': async (
    house,
  ) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/g/kuzushi/learn');
    await page.getByRole('heading', { name: 'Learn Kuzushi' }).waitFor();
    const first = page.locator('.text > p').nth(1);
    await first.getByText('You want').waitFor();
    const finished = page.getByRole('button', { name: 'Play a guided first game' });
    while (!(await finished.count())) await page.getByRole('button', { name: 'Skip' }).click();
    await finished.click();
    await page.waitForURL(/\/t\//);
    const said = page.getByRole('complementary', { name: 'Explained' });
    await said.getByText('Build on a lit space').waitFor();
    const [{ bots }] = await ann.call('/api/games');
    const gentlest = bots[0].title;
    await page.locator('.seats').getByText(gentlest).waitFor();
    await ann.playByMouse();
    await said.getByText('one of your own flags').waitFor();
    await said.getByRole('button', { name: 'Got it' }).click();
    await said.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.space.legal').first().waitFor();
    await page.waitForTimeout(400);
    check(!(await said.count()), 'what was explained is explained again');
    await ann.done();
  },
};
