// What a person keeps to themselves at a table: orders left with the server. Played with the test kit's game of hidden hands.

import { check, isAnswered, until } from '../harness.mjs';

export default {
  'standing orders: left by keyboard, they answer every window, and the other page never hears of them': async (
    usual,
  ) => {
    const house = await usual.beside({ more: ['--duel'] });
    const ann = await house.person();
    const ben = await house.person();
    await ann.arrive();
    await ben.arrive();
    const options = { rounds: 5, hand: 5, taunts: 0 };
    const { table } = await ann.call('/api/tables', {
      game: 'duel',
      options,
      seats: [{ type: 'me' }, { type: 'open' }],
    });
    const heard = [];
    ben.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload))));
    });
    await ann.page.goto(`/t/${table}?generic`);
    await ben.page.goto(`/t/${table}?generic`);
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    for (const { page } of [ann, ben]) {
      await page
        .getByRole('button', { name: /^choose/ })
        .first()
        .waitFor();
      await page.keyboard.press('o');
      const box = page.getByRole('checkbox', { name: 'Pass for me whenever I am asked to block.' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await until('the order stands', () => box.isChecked());
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Answer for me: on/ }).waitFor();
    }
    const over = async () => (await ann.page.getByRole('button', { name: 'Rematch' }).count()) > 0;
    for (let clicks = 0; clicks < 20 && !(await over()); clicks++) {
      const who = await until('somebody is to choose or it is over', async () => {
        if (await over()) return 'over';
        for (const person of [ann, ben]) {
          const choices = person.page.getByRole('button', { name: /^choose/ });
          if ((await isAnswered(person.page)) && (await choices.count())) return person;
        }
        return null;
      });
      if (who === 'over') break;
      const chosen = () =>
        heard.filter((frame) => frame.entry?.events?.some((event) => event.event === 'chose')).length;
      const before = chosen();
      await who.page
        .getByRole('button', { name: /^choose/ })
        .first()
        .click();
      await until('the choice is made', () => chosen() > before);
    }
    await until('the game came to its end with nobody passing by hand', over);
    const passes = heard.flatMap((frame) => frame.entry?.events ?? []).filter((event) => event.event === 'passed');
    check(passes.length > 0, 'nobody was ever asked to block');
    const others = heard.filter((frame) => frame.type === 'orders' && frame.seat !== 1);
    check(!others.length, 'the other page was told of an order');
    const listed = heard.flatMap((frame) => frame.position?.moves ?? []).filter((one) => one.seat !== 1);
    check(!listed.length, "the other page was told another seat's moves");
    await ann.done();
    await ben.done();
    await house.close();
  },
};
