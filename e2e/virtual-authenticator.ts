import { AUTHENTICATOR_OPTIONS } from '@lunaria/web/features/auth/testing/authenticator-options.ts';
import type { Page } from '@playwright/test';

/** The device's own passkey provider as Chromium plays it: it agrees at once, as with a finger on the sensor. */
export async function addVirtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR_OPTIONS,
  });
  return {
    countKeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Somebody whose finger it does not know. */
    refuse: async () => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    accept: async () => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    },
  };
}
