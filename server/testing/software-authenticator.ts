import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type CborValue, encodeCbor } from './encode-cbor.ts';

type Algorithm = 'ES256' | 'Ed25519' | 'RS256';

interface Key {
  credentialId: Buffer;
  privateKey: KeyObject;
  algorithm: Algorithm;
  signCount: number;
  userHandle: string;
}

/** What differs from an honest answer. */
interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  isPresent?: boolean;
  isVerified?: boolean;
  isBackedUp?: boolean;
  /** The counter as it is sent; otherwise one more than the last. */
  signCount?: number;
  userHandle?: string;
  /** How the attestation calls itself, and what it holds. */
  attestation?: [format: string, statement: Map<string, CborValue>];
}

interface Creation {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

interface Request {
  challenge: string;
  rpId?: string;
  allowCredentials?: { id: string }[];
}

/**
 * A passkey provider in software with real keys: what it is told to lie about, it signs. Answers are what
 * @simplewebauthn/browser hands to the server.
 */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #algorithm: Algorithm;
  /** Whether its keys count their uses; synchronised ones stay at zero. */
  readonly #counts: boolean;
  readonly keys: Key[] = [];

  constructor(
    origin: string,
    { algorithm = 'ES256', counts = true }: { algorithm?: Algorithm; counts?: boolean } = {},
  ) {
    this.#origin = origin;
    this.#algorithm = algorithm;
    this.#counts = counts;
  }

  create(options: Creation, deviations: Deviations = {}) {
    const { publicKey, privateKey } = generateKeys(this.#algorithm);
    const key: Key = {
      credentialId: randomBytes(32),
      privateKey,
      algorithm: this.#algorithm,
      signCount: 0,
      userHandle: options.user.id,
    };
    this.keys.push(key);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      uint16(key.credentialId.length),
      key.credentialId,
      encodeCbor(toCose(publicKey, this.#algorithm)),
    ]);
    const authData = this.#authenticatorData(key, options.rp.id, deviations, credential);
    const [format, statement] = deviations.attestation ?? ['none', new Map()];
    const object = new Map<string, CborValue>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    const id = key.credentialId.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviations),
        attestationObject: encodeCbor(object).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
      clientExtensionResults: { credProps: { rk: true } },
    };
  }

  /** Signs with the first key that is asked for; the newest when none is named. */
  use(options: Request, deviations: Deviations = {}) {
    const allowed = options.allowCredentials?.map(({ id }) => id) ?? [];
    const key =
      this.keys.find(({ credentialId }) => allowed.includes(credentialId.toString('base64url'))) ??
      this.keys.at(-1);
    if (!key) throw new Error('This authenticator has no key.');
    if (this.#counts) key.signCount += 1;
    const authData = this.#authenticatorData(key, options.rpId, deviations);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviations);
    const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signed = Buffer.concat([authData, clientDataHash]);
    const signature = sign(key.algorithm === 'Ed25519' ? null : 'sha256', signed, key.privateKey);
    const id = key.credentialId.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviations.userHandle ?? key.userHandle,
      },
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, challenge: string, deviations: Deviations): string {
    const data = {
      type: deviations.type ?? type,
      challenge: deviations.challenge ?? challenge,
      origin: deviations.origin ?? this.#origin,
      crossOrigin: deviations.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #authenticatorData(
    key: Key,
    rpId: string | undefined,
    deviations: Deviations,
    credential?: Buffer,
  ): Buffer {
    const { isPresent = true, isVerified = true, isBackedUp = false } = deviations;
    const flags =
      (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (isBackedUp ? 0x18 : 0) | (credential ? 0x40 : 0);
    return Buffer.concat([
      createHash('sha256')
        .update(deviations.rpId ?? rpId ?? '')
        .digest(),
      Buffer.from([flags]),
      uint32(deviations.signCount ?? key.signCount),
      credential ?? Buffer.alloc(0),
    ]);
  }
}

function generateKeys(algorithm: Algorithm) {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  if (algorithm === 'Ed25519') return generateKeyPairSync('ed25519');
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** A public key as authenticators write it (RFC 9053). */
function toCose(publicKey: KeyObject, algorithm: Algorithm): Map<number, CborValue> {
  const { x = '', y = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  if (algorithm === 'ES256') {
    return new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
  }
  if (algorithm === 'Ed25519') {
    return new Map<number, CborValue>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ]);
  }
  return new Map<number, CborValue>([
    [1, 3],
    [3, -257],
    [-1, bytes(n)],
    [-2, bytes(e)],
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
