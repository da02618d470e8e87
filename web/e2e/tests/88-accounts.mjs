// Accounts: a passkey instead of a password, a code between two devices, a new password by e-mail, and leaving for good.

import { readFileSync } from 'node:fs';
import { auditBoth } from '../audit.mjs';
import { check, PHONE, until } from '../harness.mjs';
import { mailServer } from '../receivers.mjs';
import { noSideways } from '../steps.mjs';

/** Passkeys belong to a name; a number has none. */
function byName(house) {
  house.url = `http://localhost:${house.port}`;
  return house;
}

/** A device that keeps passkeys, and whose owner always puts a finger on it. */
async function withAuthenticator({ context, page }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

const you = async ({ page }) => {
  await page.goto('/you');
  await page.getByText('Delete everything about me', { exact: true }).waitFor();
};

export default {
  'accounts: a guest becomes an account by a passkey, signs out, and comes back without a name': async (usual) => {
    const house = byName(usual);
    const ann = await house.person();
    const { page } = ann;
    const keys = await withAuthenticator(ann);
    await you(ann);
    await page.getByLabel('Account name').fill('ann');
    await page.getByRole('button', { name: 'Keep this guest by a passkey' }).click();
    await page.getByText('Signed in as ann').waitFor();
    check((await keys()).length === 1, 'the device keeps no passkey');
    await page.getByText('not used yet').waitFor();
    await auditBoth(page, 'the page You of an account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('A guest on this device').waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Signed in as ann').waitFor();
    await page.getByText('last used').waitFor();
    // The last way in stays.
    ann.expected.push(/status of 403/);
    await page.getByRole('button', { name: 'Remove This device' }).click();
    await page.locator('.failure').waitFor();
    await ann.done();
  },

  'accounts: a code brings a guest to another device, and the first one sees it': async (house) => {
    const [ann, phone] = [await house.person(), await house.person({ viewport: PHONE })];
    await you(ann);
    await ann.page.getByRole('button', { name: 'Show a code' }).click();
    const code = await ann.page.locator('[data-code]').innerText();
    await phone.page.goto('/sign-in');
    await phone.page.getByLabel('The code that the other device shows').fill(code.toLowerCase());
    await noSideways(phone.page, 'the page for a code');
    await auditBoth(phone.page, 'the page for a code');
    await phone.page.getByRole('button', { name: 'Go on here' }).click();
    await phone.page.getByText('You are the same person here now.').waitFor();
    await ann.page.getByText('The other device is you now.').waitFor();
    const [one, other] = [await ann.call('/api/me'), await phone.call('/api/me')];
    check(one.user === other.user, 'two people');
    await ann.done();
    await phone.done();
  },

  'accounts: a letter leads to a new password': async (usual) => {
    const mail = await mailServer();
    try {
      const more = ['--smtp', mail.url, '--mail-from', 'Hustings <club@example.org>'];
      const house = await usual.beside({ more });
      const ann = await house.person();
      const { page } = ann;
      await ann.arrive();
      await ann.call('/api/account', { account: 'ann', password: 'a long password' });
      await you(ann);
      await page.getByLabel('E-mail address for this').fill('ann@example.org');
      await page.getByRole('button', { name: 'Send a link to confirm it' }).click();
      await page.getByText('We have written to ann@example.org').waitFor();
      await until('the first letter', () => mail.letters.length === 1);
      const link = (n, path) => new RegExp(`http://\\S+${path}#\\w+`).exec(mail.letters[n].text)[0];
      await page.goto(link(0, '/mail/address'));
      check((await ann.call('/api/account')).address === null, 'opening the page confirmed the address');
      await page.getByRole('button', { name: 'Yes, this is my address' }).click();
      await page.getByText('Confirmed.').waitFor();

      const ben = await house.person();
      await ben.page.goto('/recover');
      await ben.page.getByLabel('Account name, or the address').fill('ann');
      await ben.page.getByRole('button', { name: 'Send me the link' }).click();
      await ben.page.getByText('a letter is under way').waitFor();
      await until('the second letter', () => mail.letters.length === 2);
      await ben.page.goto(link(1, '/recover'));
      await ben.page.getByLabel('New password').fill('another password');
      await ben.page.getByRole('button', { name: 'Use it' }).click();
      await ben.page.getByText('Signed in as ann').waitFor();
      ann.expected.push(/status of 401/);
      await page.goto('/you');
      await page.getByText('A guest on this device').waitFor();
      await ann.done();
      await ben.done();
      await house.close();
    } finally {
      await mail.close();
    }
  },

  'accounts: everything about me is one file, and goes when I say so twice': async (house) => {
    const ann = await house.person();
    const { page } = ann;
    await ann.arrive();
    const { user, name } = await ann.call('/api/me');
    await you(ann);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the file' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    check(file.user.id === user && file.user.name === name, JSON.stringify(file.user));
    await page.getByRole('button', { name: 'Delete everything about me …' }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('Everything about you is gone.').waitFor();
    check((await ann.call('/api/me')).user !== user, 'still the same person');
    await ann.done();
  },
};
