// For what `cdp()` can send.
import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { AUTHENTICATOR_OPTIONS } from './authenticator-options.ts';

/** The device's own passkey provider as Chromium plays it, for one test: it agrees at once, as with a finger on the sensor. */
export async function addVirtualAuthenticator() {
  const client = cdp();
  await client.send('WebAuthn.enable');
  onTestFinished(async () => {
    await client.send('WebAuthn.disable');
  });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR_OPTIONS,
  });
  const verifyUser = async (isUserVerified: boolean) => {
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return {
    countKeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Somebody whose finger it does not know. */
    refuse: () => verifyUser(false),
    accept: () => verifyUser(true),
  };
}

const CHALLENGE = 'aGFwcHktY2hhbGxlbmdlLW9mLTMyLWJ5dGVz';

/** What the server asks of a device that is to make a passkey (server/auth/webauthn.ts); `known` are those it names. */
export function askToMake(known: string[] = []) {
  return {
    rp: { id: window.location.hostname, name: 'Lunaria' },
    user: { id: 'bWFyaWE', name: 'maria@example.org', displayName: 'Maria del Carmen' },
    challenge: CHALLENGE,
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
  };
}

/** What it asks of a device that is to use one: whichever it has. */
export function askToUse() {
  return { rpId: window.location.hostname, challenge: CHALLENGE, userVerification: 'required' as const };
}
