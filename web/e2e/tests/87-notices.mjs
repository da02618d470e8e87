// Told in time: an e-mail, a push message or a post for somebody whose turn it is and who does not look, and exactly one.

import { auditBoth } from '../audit.mjs';
import { answered, check, PHONE, until } from '../harness.mjs';
import { hookServer, mailServer, pushService } from '../receivers.mjs';
import { mayMove, noSideways, pair } from '../steps.mjs';

/** Long enough for whatever would come although it should not: the grace time, and the sender's next look. */
const QUIET_MS = 3000;

/** A server that sends notices, with those who receive them; all end with the test. */
async function withReceivers(usual, run, after = 1) {
  const [mail, push, hook] = await Promise.all([mailServer(), pushService(), hookServer()]);
  try {
    const sending = ['--smtp', mail.url, '--mail-from', 'Hustings <club@example.org>'];
    const house = await usual.beside({ more: [...sending, '--notice-after', String(after), '--inner-addresses'] });
    await run({ house, mail, push, hook });
    check(!push.troubles.length, `the push service refused:\n  ${push.troubles.join('\n  ')}`);
    await house.close();
  } finally {
    await Promise.all([mail.close(), push.close(), hook.close()]);
  }
}

const tableOf = (link) => /\/t\/(\w+)/.exec(link)[1];

async function plays(person) {
  await until('it is their turn', () => mayMove(person));
  await person.playByMouse();
  await answered(person.page);
}

/** Ann and Ben at a table at which Ann is to move. */
async function annToMove(house) {
  const both = await pair(house);
  const { ann, ben, link } = both;
  await until('somebody may move', async () => (await mayMove(ann)) || (await mayMove(ben)));
  if (await mayMove(ben)) await plays(ben);
  await until('it is Ann’s turn', () => mayMove(ann));
  return { ...both, table: tableOf(link) };
}

/** Waits until so many have come, and then whether one more does. */
async function exactly(number, list, what, quiet = QUIET_MS) {
  await until(`${number} of ${what}`, () => list.length >= number);
  await stays(number, list, what, quiet);
}
async function stays(number, list, what, quiet = QUIET_MS) {
  await new Promise((resolve) => setTimeout(resolve, quiet));
  check(list.length === number, `${list.length} of ${what}, not ${number}: ${JSON.stringify(list).slice(0, 2000)}`);
}

/** In a page: somebody turns to another tab, or comes back. */
const turnAway = (page, away) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

/** Adds a device by the interface, as a browser without a screen would. */
async function addDevice(person, push) {
  const { push_key: key } = await person.call('/api/notices');
  const { subscription, messages } = push.subscribe(key);
  await person.call('/api/notices/push', { ...subscription, name: 'Node' });
  return messages;
}

export default {
  'notices: an address is confirmed by its link, gets one e-mail for a turn, and one click ends it': (usual) =>
    withReceivers(usual, async ({ house, mail }) => {
      const { ann, ben, table } = await annToMove(house);
      await ben.page.goto('/you');
      await ben.page.getByRole('button', { name: 'E-mail' }).click();
      await ben.page.getByLabel('Your e-mail address').fill('ben@example.org');
      await ben.page.getByRole('button', { name: 'Send the link' }).click();
      await ben.page.getByText('Not confirmed yet').waitFor();
      await until('the first letter', () => mail.letters.length === 1);
      const [asks] = mail.letters;
      check(asks.to.join() === 'ben@example.org', asks.to.join());
      const confirm = /http:\/\/\S+\/mail\/confirm\/\S+/.exec(asks.text)?.[0];
      check(confirm, `no link in: ${asks.text}`);

      // Programs that look for viruses follow links; nobody has agreed to anything by that.
      check((await fetch(confirm)).ok, 'the link leads to a page');
      const isConfirmed = async () => (await ben.call('/api/notices')).ways[0].confirmed;
      check(!(await isConfirmed()), 'looking at the page confirmed the address');
      await ben.page.goto(confirm);
      await auditBoth(ben.page, 'the page that confirms an address');
      check(!(await isConfirmed()), 'opening the page confirmed the address');
      await ben.page.getByRole('button', { name: 'Yes, this is my address' }).click();
      await ben.page.getByText('Confirmed.').waitFor();
      check(await isConfirmed(), 'the address is not confirmed');

      await plays(ann);
      await exactly(2, mail.letters, 'letters');
      const letter = mail.letters[1];
      check(/Kuzushi/.test(letter.subject) && /Kuzushi/.test(letter.text), `${letter.subject}\n${letter.text}`);
      const go = /http:\/\/\S+\/go\/\d+/.exec(letter.text)?.[0];
      check(go && letter.html.includes(`href="${go}"`), `plain: ${letter.text}\nHTML: ${letter.html}`);
      check(letter.from.address === 'club@example.org', JSON.stringify(letter.from));
      check(letter.messageId, 'a letter without an id');
      for (const said of [letter.source, letter.subject, letter.text, letter.html]) {
        check(!said.includes(table), 'the letter names the table, which lets anybody in');
      }
      for (const said of [letter.subject, letter.text, letter.html])
        check(!/\/t\/|base \d|flip \d/.test(said), `the letter says more than whose turn it is: ${said}`);

      // The link is Ben's, not that of whoever reads his mail.
      await ben.page.goto(go);
      await ben.page.waitForURL(`**/t/${table}`);
      await ben.page.locator('.space').first().waitFor();
      const cy = await house.person();
      cy.expected.push(/status of 40[134]/);
      await cy.page.goto(go);
      await cy.page.getByText('This link is for those who sit at that table.').waitFor();
      check(!(await cy.page.content()).includes(table), 'a stranger learns the table’s name');
      await auditBoth(cy.page, 'a link for others');
      await cy.page.getByRole('link', { name: 'Sign in' }).click();
      await cy.page.getByLabel('Account name').waitFor();

      check(letter.header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click', 'no one-click header');
      const stop = /<(http[^>]+)>/.exec(letter.header('list-unsubscribe') ?? '')?.[1];
      check(stop, letter.header('list-unsubscribe'));
      const looked = await fetch(stop);
      const kept = (await ben.call('/api/notices')).ways.filter(({ turn, confirmed }) => turn && confirmed);
      check(kept.length === 1, `a look at the address ended it (${looked.status})`);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const stopped = await fetch(stop, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      check(stopped.ok, `${stopped.status} ${await stopped.text()}`);
      const left = (await ben.call('/api/notices')).ways.filter(({ turn, confirmed }) => turn && confirmed);
      check(!left.length, JSON.stringify(left));
      await plays(ben);
      await ben.page.goto('/');
      await plays(ann);
      await stays(2, mail.letters, 'letters');
      for (const person of [ann, ben, cy]) await person.done();
    }),

  'notices: the foot of an e-mail leads to a page that ends them': (usual) =>
    withReceivers(usual, async ({ house, mail }) => {
      const ben = await house.person();
      await ben.arrive();
      await ben.call('/api/notices/mail', { address: 'ben@example.org' });
      await until('the first letter', () => mail.letters.length === 1);
      const stop = /http:\/\/\S+\/mail\/stop\/\S+/.exec(mail.letters[0].text)?.[0];
      check(stop, `no link in: ${mail.letters[0].text}`);
      await ben.page.goto(stop);
      await auditBoth(ben.page, 'the page that ends e-mails');
      check((await ben.call('/api/notices')).ways.length === 1, 'opening the page ended them');
      await ben.page.getByRole('button', { name: 'Send me nothing more' }).click();
      await ben.page.getByText('nothing more is sent to this address').waitFor();
      const left = (await ben.call('/api/notices')).ways.filter(({ turn, confirmed }) => turn && confirmed);
      check(!left.length, JSON.stringify(left));
      await ben.done();
    }),

  'notices: a push message for each turn nobody looks at, encrypted and signed, and none while somebody does': (
    usual,
  ) =>
    withReceivers(usual, async ({ house, push }) => {
      const { ann, ben, table } = await annToMove(house);
      const messages = await addDevice(ben, push);
      await ben.page.goto('/');
      await plays(ann);
      await exactly(1, messages, 'push messages');
      const { title, body, url, tag } = messages[0];
      check(title && body && tag, JSON.stringify(messages[0]));
      check(/Kuzushi/.test(`${title} ${body}`), `${title}: ${body}`);
      check(/^\/go\/\d+$/.test(url), url);
      check(!JSON.stringify(messages[0]).includes(table), 'the message names the table');

      await ben.page.goto(url);
      await ben.page.waitForURL(`**/t/${table}`);
      await plays(ben);
      await plays(ann);
      await stays(1, messages, 'push messages while Ben looks');

      await plays(ben);
      await turnAway(ben.page, true);
      await plays(ann);
      await exactly(2, messages, 'push messages after Ben turned away');
      check(messages[1].tag === tag, 'a newer message does not take the place of the older one');
      await turnAway(ben.page, false);

      // What comes while the line is down is told, and coming back to a page that nobody looks at is not looking.
      await plays(ben);
      await turnAway(ben.page, true);
      for (const person of [ann, ben]) person.expected.push(/WebSocket connection/, /ERR_CONNECTION_REFUSED/);
      await house.kill();
      await house.start();
      // A click while the line is down would be lost.
      await until('Ann is back', async () => !/Connection lost/.test(await ann.prompt()));
      await plays(ann);
      await exactly(3, messages, 'push messages after the server came back');
      for (const person of [ann, ben]) await person.done();
    }),

  'notices: a server that is killed between a move and its message sends it once': (usual) =>
    withReceivers(
      usual,
      async ({ house, mail, push, hook }) => {
        const { ann, ben } = await annToMove(house);
        const messages = await addDevice(ben, push);
        await ben.call('/api/notices/webhook', { kind: 'webhook', address: hook.address });
        await ben.page.goto('/about');
        for (const person of [ann, ben]) person.expected.push(/WebSocket connection/, /ERR_CONNECTION_REFUSED/);
        await plays(ann);
        await house.kill();
        check(!messages.length && !hook.posts.length, 'the message was sent before the server died');
        await house.start();
        await exactly(1, messages, 'push messages', 2 * QUIET_MS);
        check(hook.posts.length === 1, `${hook.posts.length} posts`);
        // Once more, now that it is told: nothing is.
        await house.kill();
        await house.start();
        await stays(1, messages, 'push messages after another start', 2 * QUIET_MS);
        check(hook.posts.length === 1, `${hook.posts.length} posts after another start`);
        check(!mail.letters.length, 'a letter to nobody');
        for (const person of [ann, ben]) await person.done();
      },
      3,
    ),

  'notices: a program of one’s own, a table’s own, and a table one wants to hear nothing of': (usual) =>
    withReceivers(usual, async ({ house, hook }) => {
      const clubs = await hookServer();
      const { ann, ben, table } = await annToMove(house);
      const add = async (page, address) => {
        await page.getByRole('button', { name: 'Chat or program' }).click();
        await page.getByText('Any program').click();
        await page.getByLabel('Address of the webhook').fill(address);
        await page.getByRole('button', { name: 'Add it' }).click();
      };
      await ben.page.goto('/you');
      await add(ben.page, hook.address);
      await ben.page.getByRole('button', { name: 'Send a test' }).click();
      await ben.page.getByText('Sent, and accepted.').waitFor();
      await until('the test', () => hook.posts.length === 1);
      await plays(ann);
      await exactly(2, hook.posts, 'posts');
      const { type, notices } = hook.posts[1];
      check(/^application\/json/.test(type), type);
      check(notices.length === 1 && notices[0].game === 'kuzushi', JSON.stringify(notices));
      check(notices[0].link.startsWith(`${house.url}/go/`), notices[0].link);
      check(!JSON.stringify(hook.posts).includes(table), 'the post names the table');

      // The host's is about everybody; what Ben wants to hear is his own affair.
      await ann.page.getByRole('button', { name: 'Table menu' }).click();
      await ann.page.getByRole('button', { name: 'Notices from this table' }).click();
      const sheet = ann.page.getByRole('dialog', { name: 'Notices from this table' });
      await add(sheet, clubs.address);
      await sheet.getByRole('button', { name: 'Send a test' }).waitFor();
      await auditBoth(ann.page, 'notices from a table');
      await ann.page.keyboard.press('Escape');
      await ben.page.goto(`/t/${table}`);
      await ben.page.locator('.space').first().waitFor();
      await ben.page.getByRole('button', { name: 'Table menu' }).click();
      await ben.page.getByRole('button', { name: 'Notices from this table' }).click();
      await ben.page.getByRole('radio', { name: 'Never' }).check();
      await until('it is kept', async () => (await ben.call(`/api/tables/${table}/notices`)).notices === 'never');
      check(
        (await ben.page.getByText('Everybody’s turns').count()) === 0,
        'a guest at the table may add a webhook to it',
      );
      await ben.page.keyboard.press('Escape');
      await plays(ben);
      await ben.page.goto('/');
      const before = clubs.posts.length;
      await plays(ann);
      await until('the club is told', () => clubs.posts.length > before);
      check(!JSON.stringify(clubs.posts).includes(table), 'the post names the table');
      await stays(2, hook.posts, 'posts');

      await ben.page.goto('/you');
      await ben.page.getByRole('button', { name: /^Remove/ }).click();
      await until('it is gone', async () => !(await ben.call('/api/notices')).ways.length);
      await clubs.close();
      for (const person of [ann, ben]) await person.done();
    }),

  'notices: this device is added by one click, tried and removed, and the calendar has a secret address': (usual) =>
    withReceivers(usual, async ({ house, push }) => {
      const ben = await house.person({ viewport: PHONE, permissions: ['notifications'], serviceWorkers: 'allow' });
      await ben.arrive();
      const { push_key: key } = await ben.call('/api/notices');
      const { subscription, messages } = push.subscribe(key);
      // No push service of a browser can be reached from here; everything else is the browser's own.
      await ben.context.addInitScript(({ endpoint, p256dh, auth }) => {
        let given = null;
        PushManager.prototype.getSubscription = async () => given;
        PushManager.prototype.subscribe = async (options) => {
          globalThis.askedFor = options.userVisibleOnly;
          given = {
            endpoint,
            options,
            toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
            unsubscribe: async () => ((given = null), true),
          };
          return given;
        };
      }, subscription);
      const { page } = ben;
      await page.goto('/you');
      await page.getByRole('button', { name: 'This device' }).click();
      check(!(await page.evaluate(() => globalThis.askedFor)), 'the browser was asked before anybody wanted it');
      await noSideways(page, 'adding a device');
      await page.getByRole('button', { name: 'Tell me on this device' }).click();
      await page.getByText('this device', { exact: true }).waitFor();
      check(await page.evaluate(() => globalThis.askedFor), 'a message that nobody sees is wanted');
      const [way] = (await ben.call('/api/notices')).ways;
      check(way.kind === 'push' && way.turn && !way.reminder && !way.game && way.everywhere, JSON.stringify(way));
      await page.getByRole('button', { name: 'Send a test' }).click();
      await until('the test', () => messages.length === 1);
      await page.getByLabel('A game begins or ends').check();
      await until('it is kept', async () => (await ben.call('/api/notices')).ways[0].game);
      await page.getByRole('button', { name: 'Chat or program' }).click();
      await noSideways(page, 'the ways');
      await auditBoth(page, 'the ways');
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'This device' }).waitFor();

      await page.getByRole('button', { name: 'Make the calendar' }).click();
      const field = page.getByLabel('Address of the calendar');
      await field.waitFor();
      const first = await field.inputValue();
      const read = async (address) => (await fetch(address)).text();
      check(/^BEGIN:VCALENDAR/.test(await read(first)), first);
      await page.getByRole('button', { name: 'New address' }).click();
      await page.getByText('The old one has ended.').waitFor();
      const second = await field.inputValue();
      check(second !== first && /^BEGIN:VCALENDAR/.test(await read(second)), second);
      check((await fetch(first)).status === 404, 'the old address still answers');
      await noSideways(page, 'the calendar');
      await page.getByRole('button', { name: 'End the calendar' }).click();
      await page.getByText('The calendar has ended').waitFor();
      check((await fetch(second)).status === 404, 'an ended calendar still answers');
      await ben.done();
    }),
};
