import { checkCredential, offerCredential } from '../auth/webauthn.ts';
import type { TestApp } from './create-test-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Answer, TestClient } from './test-client.ts';

/** Gives an account a passkey on an authenticator of her own. */
export async function addPasskey(
  { opened, config: { publicUrl } }: TestApp,
  userId: string,
  authenticator = new SoftwareAuthenticator(publicUrl),
): Promise<{ id: string; authenticator: SoftwareAuthenticator }> {
  const none = { credentialId: null, publicKey: null, signCount: null, transports: null };
  const factor = { ...none, userId, status: 'unverified' as const };
  const owner = { userId, email: 'maria@example.org', fullName: 'Maria' };
  const offer = await offerCredential({ publicUrl, factor, owner, factors: [] });
  if (offer.type !== 'create') throw new Error('A new factor has to make its passkey.');
  const credential = authenticator.create(offer.options);
  const made = await checkCredential({ publicUrl, factor, challenge: offer.challenge, credential });
  if (!made) throw new Error('The passkey was not taken.');
  const [row] = await opened.asRole(
    'app_auth',
    undefined,
    `insert into factors (user_id, factor_type, friendly_name, status, credential_id, public_key, sign_count, verified_at)
     values ('${userId}', 'webauthn', 'Passkey ${made.credentialId.slice(0, 8)}', 'verified', '${made.credentialId}',
             '\\x${Buffer.from(made.publicKey).toString('hex')}', ${made.signCount}, now()) returning id`,
  );
  return { id: String(row?.id), authenticator };
}

/** What the login screen gets to ask the authenticator. */
export async function askForPasskey(client: TestClient) {
  const { json } = await client.request('/api/auth/passkeys/challenge', { json: {} });
  // The shape is what these tests check.
  return json as { id: string; credential_options: { challenge: string; rpId: string } };
}

/** Signs in with a passkey and nothing else. */
export async function signInWithPasskey(
  client: TestClient,
  authenticator: SoftwareAuthenticator,
  deviations: Parameters<SoftwareAuthenticator['use']>[1] = {},
): Promise<Answer> {
  const { id, credential_options: options } = await askForPasskey(client);
  const credential = authenticator.use(options, deviations);
  return await client.request('/api/auth/passkeys/verify', { json: { challenge_id: id, credential } });
}
