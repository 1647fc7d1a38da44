import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

type PasskeyAnswer =
  | { kind: 'given'; credential: object }
  /** In words for her. */
  | { kind: 'not-given'; message: string };

/**
 * Has the browser ask for a passkey. `challenge` is the server's answer, with the options in `webauthn` or beside the
 * id. Never throws.
 */
export async function askPasskey(challenge: unknown): Promise<PasskeyAnswer> {
  const options = readOptions(challenge);
  if (options === null || typeof PublicKeyCredential === 'undefined')
    return { kind: 'not-given', message: 'This browser cannot use passkeys here. Choose another way.' };
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return { kind: 'given', credential: await startAuthentication({ optionsJSON: options }) };
  } catch {
    return { kind: 'not-given', message: 'No passkey was used. Try again, or choose another way.' };
  }
}

function readOptions(challenge: unknown): PublicKeyCredentialRequestOptionsJSON | null {
  if (typeof challenge !== 'object' || challenge === null) return null;
  if ('webauthn' in challenge) return readOptions(challenge.webauthn);
  if (!('credential_options' in challenge)) return null;
  // as: the shape is the server's promise; the browser refuses anything else
  return challenge.credential_options as PublicKeyCredentialRequestOptionsJSON;
}
