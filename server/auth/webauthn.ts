import {
  madeCredentialSchema,
  PASSKEY_CHALLENGE_SECONDS,
  usedCredentialSchema,
} from '@lunaria/domain/account/passkey.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Config } from '../config/read-config.ts';
import { parseInput } from '../http/parse-input.ts';
import { loadWebauthn } from './load-webauthn.ts';

/** Ed25519, ES256, RS256: what every authenticator in use can do one of. */
const ALGORITHMS = [-8, -7, -257];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof TRANSPORTS)[number];

/** A passkey as its factor keeps it. */
interface Passkey {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
}

/** What is kept of a passkey after it answered: columns of its factor. */
export interface CheckedCredential {
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  isBackedUp: boolean;
  /** How the browser reaches the authenticator; only told when it makes the key. */
  transports?: string[];
}

interface PasskeyOwner {
  id: string;
  email: string;
  fullName: string;
}

interface KnownCredential {
  credentialId: string;
  transports: string[] | null;
}

/** A question to an authenticator, as the answer of a challenge carries it, and what it has to sign (kept, base64url). */
interface CredentialOffer<Options> {
  challenge: string;
  options: Options;
}

type Site = Pick<Config, 'publicUrl'>;

/** The factor whose passkey is asked for: its columns. */
interface PasskeyFactor {
  userId: string;
  status: 'unverified' | 'verified';
  credentialId: string | null;
  publicKey: Uint8Array | null;
  signCount: number | null;
  transports: string[] | null;
}

/**
 * The question to a factor: to make its passkey while it is unverified, to use it afterwards. `known` are the passkeys that
 * the account has already.
 */
export async function offerCredential(
  site: Site,
  { factor, user, known }: { factor: PasskeyFactor; user: PasskeyOwner; known: KnownCredential[] },
) {
  const { credentialId, transports } = factor;
  if (factor.status === 'unverified' || credentialId === null) {
    const { challenge, options } = await offerNewPasskey(site, { user, known });
    return { challenge, webauthn: { type: 'create' as const, credential_options: options } };
  }
  const { challenge, options } = await offerUseOfPasskey(site, [{ credentialId, transports }]);
  return { challenge, webauthn: { type: 'request' as const, credential_options: options } };
}

/** What the factor keeps after its passkey answered (`keepPasskey`); null when the answer is not right in any way. */
export async function checkCredential(
  site: Site,
  { factor, challenge, credential }: { factor: PasskeyFactor; challenge: string; credential: unknown },
): Promise<CheckedCredential | null> {
  const { userId, credentialId, publicKey, signCount } = factor;
  if (factor.status === 'unverified' || credentialId === null || publicKey === null || signCount === null) {
    return await checkNewPasskey(site, { challenge, credential });
  }
  const passkey = { userId, credentialId, publicKey, signCount };
  return await checkUseOfPasskey(site, { passkey, challenge, credential });
}

/**
 * Asks for a new passkey: kept by the authenticator itself, so that it can be used without a name typed before, opened by
 * finger, face or PIN, and none of those that the account has already. Who made the authenticator is not asked.
 */
async function offerNewPasskey(
  { publicUrl }: Site,
  { user, known }: { user: PasskeyOwner; known: KnownCredential[] },
): Promise<CredentialOffer<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: new URL(publicUrl).hostname,
    userID: toUserHandle(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(describeCredential),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
  });
  return { challenge: options.challenge, options };
}

/** Asks for a signature of one of these passkeys; of whichever there is for this site when none is named. */
export async function offerUseOfPasskey(
  { publicUrl }: Site,
  allowed: KnownCredential[] = [],
): Promise<CredentialOffer<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    userVerification: 'required',
    allowCredentials: allowed.map(describeCredential),
    timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
  });
  return { challenge: options.challenge, options };
}

/**
 * The passkey that an authenticator made for this challenge; null when anything about it is not right.
 * Throws AppError('invalid_input') for what is no answer of a browser at all.
 */
async function checkNewPasskey(
  { publicUrl }: Site,
  { challenge, credential }: { challenge: string; credential: unknown },
): Promise<CheckedCredential | null> {
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
    return {
      credentialId: id,
      publicKey,
      signCount: counter,
      isBackedUp: registrationInfo.credentialBackedUp,
      transports,
    };
  } catch {
    return null;
  }
}

/**
 * The passkey after it signed this challenge; null when anything is not right: another challenge, site, owner or key, no
 * finger or PIN, a counter that did not go on (somebody copied the key).
 * Throws AppError('invalid_input') for what is no answer of a browser at all.
 */
export async function checkUseOfPasskey(
  { publicUrl }: Site,
  { passkey, challenge, credential }: { passkey: Passkey; challenge: string; credential: unknown },
): Promise<CheckedCredential | null> {
  const response = parseInput(usedCredentialSchema, credential);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { credentialId, publicKey, signCount } = passkey;
  if (response.id !== credentialId) return null;
  if (userHandle && !bytesOf(userHandle).equals(toUserHandle(passkey.userId))) return null;
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
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { credentialId, publicKey, signCount: newCounter, isBackedUp: credentialBackedUp };
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

function describeCredential({ credentialId, transports }: KnownCredential) {
  const known = TRANSPORTS.filter((name) => transports?.includes(name)) satisfies Transport[];
  return { id: credentialId, ...(known.length > 0 && { transports: known }) };
}

function bytesOf(base64url: string): Buffer<ArrayBuffer> {
  return Buffer.from(base64url, 'base64url');
}
