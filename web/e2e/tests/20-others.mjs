import { answered, check, PHONE, talk, until } from '../harness.mjs';
import { invite, mayMove, pair, playBots, playOut, tiles } from '../steps.mjs';

export default {
  'a spectator sees the board, no move of anybody and no secret': async (house) => {
    const { ann, ben, link } = await pair(house, { grid: 4 });
    const cy = await house.person();
    const frames = [];
    cy.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await cy.page.goto(link);
    await cy.page.locator('.space').first().waitFor();
    const mover = (await mayMove(ann)) ? ann : ben;
    const before = await tiles(cy);
    await mover.playByMouse();
    await until('the spectator sees it', async () => (await tiles(cy)) !== before);
    check((await cy.page.locator('.legal').count()) === 0, 'nothing is lit for a spectator');
    check(
      (await cy.page.getByRole('button', { name: /take back|resign/i }).count()) === 0,
      'nothing to take back for a spectator',
    );

    const secrets = [];
    for (const person of [ann, ben]) for (const cookie of await person.context.cookies()) secrets.push(cookie.value);
    check(secrets.length >= 2, 'both players have a secret');
    check(frames.length > 0, 'the spectator heard something');
    for (const frame of frames) {
      for (const secret of secrets) check(!frame.includes(secret), 'a player’s secret reached a spectator');
      check(!/"seed":"/.test(frame), 'the seed reached a spectator before the end');
      const told = JSON.parse(frame);
      const moves = told.position?.moves ?? [];
      check(!moves.some((one) => one.moves.length), 'legal moves reached a spectator');
    }
    for (const person of [ann, ben, cy]) await person.done();
  },

  'hot-seat: the curtain hides the board until the next one says who they are': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/g/kuzushi');
    await page.getByRole('button', { name: 'Share one device' }).click();
    await page.getByLabel('Name on seat 2').fill('Grandma');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.space.legal').first().waitFor();

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Curtain between players' }).click();
    await page.getByText('Hand the device to').waitFor();
    check((await page.locator('.space').count()) === 0, 'behind the curtain there is no board on the page');
    check((await page.locator('.score').count()) === 0, 'nor any score');
    await page.getByRole('button', { name: 'I am Grandma' }).click();
    await ann.playByMouse();
    await page.getByText('Hand the device to').waitFor();
    check((await page.locator('.space').count()) === 0, 'the curtain closes after the move');
    await page.getByRole('button', { name: /open the curtain/ }).click();
    await page.locator('.space.legal').first().waitFor();
    await ann.done();
  },

  'hot-seat with secrets: between two hands the page knows nothing of either': async (usual) => {
    const house = await usual.beside({ more: ['--duel'] });
    const ann = await house.person();
    const { page } = ann;
    await ann.arrive();
    const games = await ann.call('/api/games');
    const secret = games.find((game) => game.secrets);
    check(secret, 'a game with secrets is on the shelf');
    const others = Array.from(
      {
        length:
          Math.max(
            2,
            secret.seats.find((n) => n > 1),
          ) - 1,
      },
      (_, i) => ({ type: 'hot_seat', name: `Guest ${i + 1}` }),
    );
    const { table } = await ann.call('/api/tables', { game: secret.name, seats: [{ type: 'me' }, ...others] });
    const frames = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload))));
    });
    await page.goto(`/t/${table}?generic`);
    let hands = new Set();
    for (let i = 0; i < 6 && hands.size < 2; i++) {
      const open = page.getByRole('button', { name: /open the curtain/ });
      await open.waitFor();
      // While it is closed, the connection sees with nobody's eyes.
      await until('the server looks away', () => frames.findLast((one) => one.you)?.you.eyes === 'spectator');
      check(
        (await page.locator('.generic, .score, .move').count()) === 0,
        'something of the last hand is still on the page',
      );
      check(
        !(frames.findLast((one) => one.position)?.position.moves ?? []).some((one) => one.moves.length),
        'moves behind a curtain',
      );
      hands.add(await open.innerText());
      await open.click();
      const moves = page.locator('.generic .moves button');
      await moves.first().waitFor();
      // The same hand may be asked again before it is the next one's turn.
      for (let more = 0; more < 30 && !(await open.count()); more++) {
        await moves.last().click();
        await answered(page);
        await until('somebody is asked', async () => (await open.count()) > 0 || (await moves.count()) > 0);
      }
    }
    check(hands.size >= 2, 'the curtain never opened for a second hand');
    await ann.done();
    await house.close();
  },

  'on a phone: the first touch aims, the second commits; nothing sticks out': async (house) => {
    const ann = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = ann;
    await playBots(ann);
    const legal = page.locator('.space.legal').first();
    await legal.waitFor();
    const at = await legal.getAttribute('data-at');
    const before = await tiles(ann);
    await page.locator(`[data-at="${at}"]`).tap();
    await page.locator('.ghost').first().waitFor();
    check((await tiles(ann)) === before, 'one touch only aims');
    await page.locator(`[data-at="${at}"]`).tap();
    await until('two touches play', async () => (await tiles(ann)) !== before);
    await page.getByRole('button', { name: 'Rules' }).tap();
    await page.getByRole('button', { name: 'All rules' }).tap();
    await page.getByPlaceholder('Search the rules').waitFor();
    await page.keyboard.press('Escape');
    for (const path of [
      '/',
      '/g/kuzushi',
      '/g/kuzushi/learn',
      '/g/kuzushi/rules',
      '/g/kuzushi/guide',
      '/lobby',
      '/replay',
      '/about',
      '/you',
    ]) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(250);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      check(wide <= PHONE.width, `${path} is ${wide} wide on a phone`);
    }
    await ann.done();
  },

  'the generic table plays every game of the catalog: legal moves as buttons, view, log': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await ann.arrive();
    const games = await ann.call('/api/games');
    check(games.length > 0, 'the catalog is empty');
    for (const game of games) {
      const bot = { type: 'bot', bot: game.bots[0].spec };
      const seats = [{ type: 'me' }, ...Array.from({ length: game.seats[0] - 1 }, () => bot)];
      const { table } = await ann.call('/api/tables', { game: game.name, seats });
      await page.goto(`/t/${table}?generic`);
      await page.getByRole('heading', { name: 'View' }).waitFor();
      for (let i = 0; i < 3; i++) {
        const moves = page.locator('.generic .moves button');
        await moves.first().waitFor();
        const own = () =>
          talk(page).heard.filter((frame) => {
            const { entry } = JSON.parse(frame);
            return entry?.what === 'moved' && entry.seat === 0;
          }).length;
        const before = own();
        await moves.first().click();
        await until(`${game.name} goes on`, () => own() > before);
        await answered(page);
      }
    }
    await ann.done();
  },

  'the lobby lists a public table, and one can sit down from there': async (house) => {
    const ann = await house.person();
    const link = await invite(ann, { grid: 4, open: true });
    const ben = await house.person();
    await ben.page.goto('/lobby');
    await ben.page.locator(`a[href="${new URL(link).pathname}"]`).click();
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
    await ben.page.locator('.space').first().waitFor();
    await ann.done();
    await ben.done();
  },

  'the lesson is judged by the real rules, from the first position to the last': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/g/kuzushi/learn');
    const at = (space) => page.locator(`.space.legal[data-at="${space}"]`);
    await at('1,0').click();
    await page.getByText('One base, three flags').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByRole('heading', { name: 'A tie takes flags away' }).waitFor();
    await at('-1,0').click();
    await page.getByText('Not quite').waitFor();
    await at('2,1').click();
    await page.getByText('Two flags go home').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByRole('heading', { name: 'A flag can become stone' }).waitFor();
    await at('1,-1').click();
    await page.getByText('stands for good').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByRole('heading', { name: 'The grid closes' }).waitFor();
    await at('1,-1').click();
    await page.getByText('Ten to six').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Play a guided first game' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.space').first().waitFor();
    await ann.done();
  },

  'replay: slider, steps, keys, autoplay, a link to move N, anybody’s eyes, paste, file and check': async (house) => {
    const { ann, ben, link } = await pair(house, { grid: 3 });
    const moves = await playOut([ann, ben]);
    await ann.page.locator('dialog[open]').getByRole('link', { name: 'Replay' }).click();
    const { page } = ann;
    const says = page.locator('.says');
    await until('the replay opens at the end', async () => (await says.innerText()).startsWith(`${moves}/${moves}`));
    await page.keyboard.press('Home');
    await until('Home goes to the setup', async () => (await says.innerText()).startsWith('0/'));
    check((await page.locator('.board .gilt').count()) === 1, 'the city is there');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Forward' }).click();
    await until('two steps', async () => (await says.innerText()).startsWith('2/'));
    check(page.url().includes('move=2'), 'the address says which move');
    const second = await tiles(ann);
    const address = page.url();
    await page.getByRole('slider').fill('3');
    await until('the slider moves', async () => (await says.innerText()).startsWith('3/'));

    await page.goto(address);
    await until('the link leads to move 2', async () => (await says.innerText()).startsWith('2/'));
    check((await tiles(ann)) === second, 'and to its board');
    await page.locator('select').selectOption('1');
    await until('seen by seat 1', () => page.url().includes('eyes=1'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await until('it runs to the end', async () => (await says.innerText()).startsWith(`${moves}/`));
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Checked:').waitFor();

    const record = await (await ann.context.request.get(`/api/tables/${link.split('/').at(-1)}/record`)).text();
    check(record.startsWith('hustings record 1'), 'the record can be fetched');
    await page.goto('/replay');
    await page.getByLabel('The record').fill(record);
    await page.getByRole('button', { name: 'Step through it' }).click();
    await until('the pasted record opens', async () => (await says.innerText()).startsWith('0/'));
    await until('the record is in the link', () => page.url().includes('#record='));
    await page.keyboard.press('ArrowRight');
    const packed = page.url();
    await page.goto('/about');
    await page.goto(packed);
    await until('the link with a record inside opens', async () => (await says.innerText()).startsWith('1/'));

    await page.goto('/replay');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await until('the file opens', async () => (await says.innerText()).startsWith('0/'));

    ann.expected.push(/status of 4\d\d/);
    await page.goto('/replay');
    await page.getByLabel('The record').fill(record.replace(/^1 base .*$/m, '1 base 9,9'));
    await page.getByRole('button', { name: 'Step through it' }).click();
    await page
      .locator('[role="alert"]')
      .getByText(/KZ-3\.1/)
      .waitFor();
    await ann.done();
    await ben.done();
  },

  'bots are chosen by their pictures: in the box, seat by seat by keyboard, and in the waiting room': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    const cast = await (await page.request.get('/api/games')).json();
    const [gentle, other] = cast.find((one) => one.name === 'kuzushi').bots;
    const seated = (name) => page.locator('.seats').getByText(name, { exact: true });

    await page.goto('/g/kuzushi');
    const here = page.getByRole('group', { name: 'Who plays here' });
    await here.getByText(gentle.title, { exact: true }).click();
    await page.locator('.against').getByText(gentle.title).waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\//);
    await seated(gentle.title).waitFor();

    await page.goto('/g/kuzushi');
    await page.getByRole('button', { name: 'More seats and options' }).click();
    const company = page.getByRole('region', { name: 'The others are' });
    await company.getByRole('button', { name: /^Change / }).focus();
    await page.keyboard.press('Enter');
    const instead = company.getByRole('radio', { checked: true });
    await instead.focus();
    const first = await instead.inputValue();
    await page.keyboard.press('ArrowDown');
    await until('the arrow chose another', async () => (await instead.inputValue()) !== first);
    const chosen = await company.locator('li > .who b').innerText();
    await page.keyboard.press('Enter');
    const back = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    check(back === `Change ${chosen}`, `Enter closes the choice and leads back to its button, not to ${back}`);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForURL(/\/t\//);
    await seated(chosen).waitFor();

    await invite(ann);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('dialog').getByText(other.title, { exact: true }).click();
    await page.getByRole('button', { name: `Seat ${other.title}` }).click();
    await seated(other.title).waitFor();
    await ann.done();
  },

  'undo by consent, pause, a bot in one’s stead, mute and resign': async (house) => {
    const { ann, ben } = await pair(house);
    const [mover, other] = (await mayMove(ben)) ? [ben, ann] : [ann, ben];
    const choose = async (person, item) => {
      await person.page.getByRole('button', { name: 'Table menu' }).click();
      await person.page.getByRole('button', { name: item }).click();
    };
    const before = await tiles(other);
    await mover.playByMouse();
    await until('it is played', async () => (await tiles(other)) !== before);
    const after = await tiles(other);

    await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
    await other.page.getByText('asks to take back a move').waitFor();
    await other.page.getByRole('button', { name: 'Refuse' }).click();
    await until(
      'the question is gone',
      async () => (await other.page.getByRole('button', { name: 'Refuse' }).count()) === 0,
    );
    check((await tiles(other)) === after, 'refused: the move stays');
    await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await until(
      'agreed: the move is taken back',
      async () => (await tiles(mover)) === before && (await tiles(other)) === before,
    );

    await choose(mover, 'Pause');
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await mover.page.getByText('The game is paused.').waitFor();
    check(!(await mayMove(mover)), 'nothing is lit during a pause');
    await other.page.getByRole('button', { name: 'Resume' }).click();
    await until('the game goes on', () => mayMove(mover));

    await choose(mover, 'Let a bot play for me');
    await until('the bot has moved', async () => (await tiles(other)) !== before);
    await mover.page.getByRole('button', { name: 'Play again' }).click();
    await until(
      'the seat is one’s own again',
      async () => (await mover.page.getByRole('button', { name: 'Play again' }).count()) === 0,
    );

    await mover.page.getByRole('tab', { name: 'Chat' }).click();
    await mover.page.getByPlaceholder('Say something').fill('hurry up');
    await mover.page.keyboard.press('Enter');
    await other.page.getByRole('tab', { name: 'Chat' }).click();
    await other.page.getByText('hurry up').waitFor();
    await other.page.getByRole('button', { name: 'mute' }).click();
    await until('the line is gone', async () => (await other.page.getByText('hurry up').count()) === 0);

    await choose(other, 'Resign');
    await other.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    for (const person of [mover, other]) await person.page.getByText('The result is in').waitFor();
    await mover.done();
    await other.done();
  },

  'an account keeps a guest, and a wrong password says so': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await page.goto('/you');
    await page.getByLabel('Account name').fill(`ann-${Date.now() % 1e6}`);
    await page.getByLabel('Password').fill('a long password');
    const name = await page.getByLabel('Account name').inputValue();
    await page.getByRole('button', { name: 'Keep this guest' }).click();
    await page.getByText(`Signed in as ${name}`).waitFor();
    const ben = await house.person();
    ben.expected.push(/status of 4\d\d/);
    await ben.page.goto('/you');
    await ben.page.getByLabel('Account name').fill(name);
    await ben.page.getByLabel('Password').fill('not that password');
    await ben.page.getByRole('button', { name: 'sign in' }).click();
    await ben.page.locator('.failure').waitFor();
    await ben.page.getByLabel('Password').fill('a long password');
    await ben.page.getByRole('button', { name: 'sign in' }).click();
    await ben.page.getByText(`Signed in as ${name}`).waitFor();
    await ann.done();
    await ben.done();
  },

  'a new password signs out all other devices, and so does a button': async (house) => {
    const [ann, phone] = [await house.person(), await house.person()];
    const name = `ann-${Date.now() % 1e6}`;
    const account = async ({ page }, password, button) => {
      await page.goto('/you');
      await page.getByLabel('Account name').fill(name);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: button }).click();
      await page.getByText(`Signed in as ${name}`).waitFor();
    };
    const isGuest = ({ page }) => page.getByText('A guest on this device').waitFor();
    phone.expected.push(/status of 401/);
    ann.expected.push(/status of 4\d\d/);
    await account(ann, 'a long password', 'Keep this guest');
    await account(phone, 'a long password', 'sign in');
    await ann.page.getByLabel('Password so far').fill('not that password');
    await ann.page.getByLabel('New password').fill('another password');
    await ann.page.getByRole('button', { name: 'Change it' }).click();
    await ann.page.locator('.failure').waitFor();
    await ann.page.getByLabel('Password so far').fill('a long password');
    await ann.page.getByRole('button', { name: 'Change it' }).click();
    await ann.page.getByText('Changed. All other devices are signed out.').waitFor();
    await phone.page.goto('/you');
    await isGuest(phone);

    await account(phone, 'another password', 'sign in');
    await phone.page.getByRole('button', { name: 'Sign out on all devices' }).click();
    await isGuest(phone);
    await ann.page.goto('/you');
    await isGuest(ann);
    await ann.done();
    await phone.done();
  },
};
