import assert from 'node:assert/strict';
import { nameless, scene } from './house.mjs';

scene('a guest makes a passkey, leaves, and comes back with it', async (h) => {
  const page = await h.visit();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = () => page.locator('header button').first().click();
  await account();
  assert.equal(await page.locator('[data-act=make-passkey]').count(), 0); // a number has none
  await page.goto(h.url.replace('127.0.0.1', 'localhost'));
  await account();
  await page.fill('form input[autocomplete=username]', 'Yarrow');
  await page.click('[data-act=make-passkey]');
  await page.getByText('The passkey is made').waitFor();
  await page.getByText('signed in as Yarrow').waitFor();
  await page.getByText('Sign out').click();
  await nameless(page, 'Yarrow');
  await account();
  await page.click('[data-act=show-passkey]');
  await page.waitForFunction(() => document.querySelector('header input')?.value === 'Yarrow');
});
