import { check, until } from '../harness.mjs';
import { invite, isOver, mayMove, playBots, played, playOut, sameBoard, tiles } from '../steps.mjs';

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function tabTo(page, wanted, most = 60) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted)) return;
  }
  throw new Error('Tab never got there');
}
const onBoard = () => document.activeElement?.getAttribute('role') === 'application';

export default {
  'two browsers play a whole game by link, one by keyboard only, and a rematch': async (house) => {
    const ann = await house.person();
    const link = await invite(ann, { grid: 4 });
    const ben = await house.person();
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Sit here' }).waitFor();
    await tabTo(ben.page, () => document.activeElement?.textContent?.trim() === 'Sit here');
    await ben.page.keyboard.press('Enter');
    await ben.page.locator('.space').first().waitFor();
    await tabTo(ben.page, onBoard);

    let moves = 0;
    for (; moves < 40; moves++) {
      const who = await until('somebody may move or it is over', async () => {
        if (await isOver(ann)) return 'over';
        return (await mayMove(ann)) ? ann : (await mayMove(ben)) ? ben : null;
      });
      if (who === 'over') break;
      const before = await played(who);
      if (who === ann) await ann.playByMouse((spaces) => spaces.at(-1));
      else {
        check(await ben.page.evaluate(onBoard), 'the board keeps the focus between moves');
        await ben.page.keyboard.press('PageDown');
        await ben.page.keyboard.press('Enter');
      }
      await until('the move is on the board', async () => (await played(who)) > before);
      if (!(await isOver(who))) await sameBoard(ann, ben);
    }
    check(moves >= 4, `a game of ${moves} moves is no game`);

    for (const person of [ann, ben]) await person.page.getByText('The result is in').waitFor();
    await ann.page.getByRole('button', { name: 'Check this game' }).click();
    await ann.page.getByText('It holds.').waitFor();
    const download = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: 'Picture' }).click();
    check((await download).suggestedFilename() === 'hustings-result.png', 'the result is a picture');

    await ann.page.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await ben.page.locator('dialog[open]').getByRole('button', { name: 'Agree to a rematch' }).click();
    for (const person of [ann, ben]) {
      await until('they are at the new table', () => !person.page.url().includes(link));
      await person.page.locator('.space').first().waitFor();
    }
    check(ann.page.url() === ben.page.url(), 'both are at the same new table');
    await ann.done();
    await ben.done();
  },

  'reload, lost network and server restart in the middle lose nothing': async (house) => {
    const ann = await house.person();
    // The line between Ben and the server can be cut.
    const link = await invite(ann, { grid: 4 });
    const ben = await house.person();
    let cut = false;
    const lines = new Set();
    await ben.context.routeWebSocket(/\/socket/, (line) => {
      if (cut) return line.close();
      lines.add(line);
      line.connectToServer();
    });
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    for (const person of [ann, ben]) await person.page.locator('.space').first().waitFor();
    const both = [ann, ben];
    const move = async () => {
      const who = await until('somebody may move', async () =>
        (await mayMove(ann)) ? ann : (await mayMove(ben)) ? ben : null,
      );
      const before = await tiles(who);
      await who.playByMouse();
      await until('it is played', async () => (await tiles(who)) !== before);
      return who;
    };
    await move();
    await sameBoard(ann, ben);

    const before = await tiles(ben);
    await ben.page.reload();
    await ben.page.locator('.space').first().waitFor();
    check((await tiles(ben)) === before, 'after a reload the board is the same');

    cut = true;
    for (const line of lines) await line.close();
    await until('Ben is told', async () => /Connection lost/.test(await ben.prompt()));
    if (await mayMove(ann)) await move();
    cut = false;
    await until('Ben is back by himself', async () => !/Connection lost/.test(await ben.prompt()));
    await sameBoard(ann, ben);

    for (const person of both) person.expected.push(/WebSocket connection/, /ERR_CONNECTION_REFUSED/);
    const kept = await tiles(ann);
    await house.kill();
    await until(
      'both are told',
      async () => /Connection lost/.test(await ann.prompt()) && /Connection lost/.test(await ben.prompt()),
    );
    await house.start();
    await until(
      'both are back',
      async () => !/Connection lost/.test(await ann.prompt()) && !/Connection lost/.test(await ben.prompt()),
    );
    check((await tiles(ann)) === kept, 'after the restart the board is the same');
    await playOut(both);
    for (const person of both) await person.done();
  },

  'a bot is two clicks away; log, rules, chat, undo, text mode and inspector are at hand': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await playBots(ann);
    await ann.playByMouse();
    await until(
      'the bot has answered',
      async () => (await page.locator('ol[aria-label="Log"] .move').count()) >= 3 && (await mayMove(ann)),
    );

    const cite = page.locator('ol[aria-label="Log"] .cite').last();
    const rule = await cite.innerText();
    await cite.click();
    await page.locator(`[id="rule-${rule}"].here`).waitFor();
    await page.getByPlaceholder('Search the rules').fill('largest group');
    await until('the search narrows', async () => (await page.locator('.rules p').count()) < 12);
    check(/KZ-5/.test(await page.locator('.rules').innerText()), 'the search finds the rule on groups');

    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByPlaceholder('Say something').fill('good luck');
    await page.keyboard.press('Enter');
    await page.locator('ol[aria-label="Chat"]').getByText('good luck').waitFor();

    // Something illegal is explained in place, with its rule.
    const spaces = page.locator('.space:not(.legal)');
    const free = await spaces.evaluateAll((all) =>
      all.find((one) => /empty/.test(one.getAttribute('aria-label')))?.getAttribute('data-at'),
    );
    await page.locator(`.space[data-at="${free}"]`).click({ force: true });
    await page
      .locator('[role="alert"]')
      .getByText(/KZ-3\.1/)
      .waitFor();

    await until('undo is offered', async () => (await page.getByRole('button', { name: /take back/i }).count()) > 0);
    const before = await tiles(ann);
    await page.getByRole('button', { name: /take back/i }).click();
    await until('the move is taken back', async () => (await tiles(ann)) !== before && (await mayMove(ann)));

    await page.locator('body').press('/');
    const typed = page.getByLabel('Type a move');
    await typed.waitFor();
    await typed.fill('base 40,40');
    await page.keyboard.press('Enter');
    await page.locator('[role="alert"]').getByText(/KZ-/).waitFor();
    const legal = await page.locator('#typed-moves option').first().getAttribute('value');
    const now = await tiles(ann);
    await typed.fill(legal);
    await page.keyboard.press('Enter');
    await until('the typed move is played', async () => (await tiles(ann)) !== now);

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Table inspector' }).click();
    await page.getByRole('heading', { name: 'View' }).waitFor();
    await page.keyboard.press('Escape');

    // Where each number comes from.
    await page.locator('.score').first().click();
    await page.locator('.sum').getByText('bases').waitFor();
    await ann.done();
  },

  'hovering shows what the server foresees, and leaving takes it away': async (house) => {
    const ann = await house.person();
    await playBots(ann);
    const legal = ann.page.locator('.space.legal').first();
    await legal.waitFor();
    await legal.hover();
    await ann.page.locator('.ghost').first().waitFor();
    await ann.page.locator('.tag').waitFor();
    await ann.page.mouse.move(5, 5);
    await until('the ghosts are gone', async () => (await ann.page.locator('.ghost').count()) === 0);
    await ann.done();
  },

  'what was left is found again on the shelf, and the sound stays off': async (house) => {
    const ann = await house.person();
    await playBots(ann);
    const table = ann.page.url();
    await ann.page.getByRole('button', { name: 'Sound is on' }).click();
    await ann.page.goto('/');
    await ann.page.getByRole('button', { name: 'Sound is off' }).waitFor();
    await ann.page.locator(`.open a[href="${new URL(table).pathname}"]`).click();
    await ann.page.locator('.space').first().waitFor();
    await ann.page.goto('/');
    await ann.page.getByPlaceholder('Paste the link').fill(table);
    await ann.page.getByRole('button', { name: 'Join' }).click();
    await ann.page.waitForURL(table);
    await ann.done();
  },
};
