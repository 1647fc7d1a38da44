import { CHALLENGE_SECONDS } from '@lunaria/domain/account/factors.ts';
import { madeCredentialSchema, usedCredentialSchema } from '@lunaria/domain/account/passkey.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { parseInput } from '../http/parse-input.ts';
import { loadWebauthn } from './load-webauthn.ts';

/** Ed25519, ES256, RS256: what every authenticator in use can do one of. */
const ALGORITHMS = [-8, -7, -257];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What a factor keeps of its passkey; empty until it is verified. */
interface PasskeyColumns {
  credentialId: string | null;
  publicKey: Uint8Array | null;
  signCount: number | null;
  transports: string[] | null;
}

interface PasskeyFactor extends PasskeyColumns {
  userId: string;
  status: 'unverified' | 'verified';
}

type KnownCredential = Pick<PasskeyColumns, 'credentialId' | 'transports'>;

/** Whose credential it is, or is going to be. */
interface CredentialOwner {
  userId: string;
  email: string;
  fullName: string;
}

/** What a right answer leaves behind in the factor. */
interface CheckedCredential {
  kind: 'webauthn';
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: string[] | null;
  /** Synchronised between her devices. */
  isBackedUp: boolean;
}

/**
 * What the browser's authenticator is asked: to make a credential for an unverified factor, or to use a verified one's.
 * `challenge` is what it has to sign (base64url), to be kept with the question.
 */
export async function offerCredential(ask: {
  publicUrl: string;
  factor: PasskeyFactor;
  owner: CredentialOwner;
  /** Every factor of hers: one authenticator makes no second credential. */
  factors: KnownCredential[];
}) {
  const { publicUrl, factor } = ask;
  if (factor.status === 'verified') {
    const { challenge, options } = await offerUseOfPasskey({ publicUrl, allowed: [factor] });
    return { type: 'request' as const, challenge, options };
  }
  const options = await makeCreationOptions(ask);
  return { type: 'create' as const, challenge: options.challenge, options };
}

/**
 * Checks what the authenticator answered; null when anything is not right: another challenge, site, owner or key, no
 * finger or PIN, a counter that did not go on (somebody copied the key).
 * Throws AppError('invalid_input') for what is no answer of a browser at all.
 */
export async function checkCredential(answer: {
  publicUrl: string;
  factor: PasskeyFactor;
  challenge: string;
  /** As the browser sent it: anything. */
  credential: unknown;
}): Promise<CheckedCredential | null> {
  return answer.factor.status === 'verified' ? await checkUse(answer) : await checkMade(answer);
}

/** Asks for a signature of one of these passkeys; of whichever there is for this site when none is named. */
export async function offerUseOfPasskey({
  publicUrl,
  allowed = [],
}: {
  publicUrl: string;
  allowed?: KnownCredential[];
}) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    userVerification: 'required',
    allowCredentials: describeCredentials(allowed),
    timeout: CHALLENGE_SECONDS * 1000,
  });
  return { challenge: options.challenge, options };
}

/**
 * A new passkey: kept by the authenticator itself, so that it can be used without a name typed before, opened by finger,
 * face or PIN, and none of those that the account has already. Who made the authenticator is not asked.
 */
async function makeCreationOptions({
  publicUrl,
  owner,
  factors,
}: {
  publicUrl: string;
  owner: CredentialOwner;
  factors: KnownCredential[];
}) {
  const { generateRegistrationOptions } = await loadWebauthn();
  return await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: new URL(publicUrl).hostname,
    userID: toUserHandle(owner.userId),
    userName: owner.email,
    userDisplayName: owner.fullName,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: describeCredentials(factors),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_SECONDS * 1000,
  });
}

async function checkMade({
  publicUrl,
  challenge,
  credential,
}: {
  publicUrl: string;
  challenge: string;
  credential: unknown;
}): Promise<CheckedCredential | null> {
  const response = parseInput(madeCredentialSchema, credential);
  const { verifyRegistrationResponse, decodeAttestationObject } = await loadWebauthn();
  try {
    if (isFramed(response.response.clientDataJSON)) return null;
    // Nothing but what we asked for. With certificates, which anybody can send, the library would go and ask their maker.
    const attestation = decodeAttestationObject(bytesOf(response.response.attestationObject));
    const isPlain = attestation.get('fmt') === 'none';
    const isSelfSigned = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
    if (!isPlain && !isSelfSigned) return null;
    const transports = TRANSPORTS.filter((name) => response.response.transports?.includes(name));
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: new URL(publicUrl).origin,
      expectedRPID: new URL(publicUrl).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== response.id) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const isBackedUp = registrationInfo.credentialBackedUp;
    return { kind: 'webauthn', credentialId: id, publicKey, signCount: counter, transports, isBackedUp };
  } catch {
    return null;
  }
}

async function checkUse({
  publicUrl,
  factor,
  challenge,
  credential,
}: {
  publicUrl: string;
  factor: PasskeyFactor;
  challenge: string;
  credential: unknown;
}): Promise<CheckedCredential | null> {
  const response = parseInput(usedCredentialSchema, credential);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { userId, credentialId, publicKey, signCount, transports } = factor;
  if (credentialId === null || publicKey === null || signCount === null) return null;
  if (response.id !== credentialId) return null;
  if (userHandle && !bytesOf(userHandle).equals(toUserHandle(userId))) return null;
  try {
    if (isFramed(clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: new URL(publicUrl).origin,
      expectedRPID: new URL(publicUrl).hostname,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: signCount },
    });
    if (!verified) return null;
    const { newCounter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { kind: 'webauthn', credentialId, publicKey, signCount: newCounter, transports, isBackedUp };
  } catch {
    return null;
  }
}

/** What the authenticator keeps the account by: the bytes of its id, which say nothing about her. */
function toUserHandle(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

/** The answer was made inside a page of another site. */
function isFramed(clientDataJSON: string): boolean {
  // The library checks every other field.
  const { crossOrigin } = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as { crossOrigin?: unknown };
  return crossOrigin === true;
}

function describeCredentials(credentials: KnownCredential[]) {
  return credentials.flatMap(({ credentialId, transports }) => {
    const known = TRANSPORTS.filter((name) => transports?.includes(name));
    return credentialId === null
      ? []
      : [{ id: credentialId, ...(known.length > 0 && { transports: known }) }];
  });
}

function bytesOf(base64url: string): Buffer<ArrayBuffer> {
  return Buffer.from(base64url, 'base64url');
}
