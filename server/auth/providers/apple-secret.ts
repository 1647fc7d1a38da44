import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

const VALID_MINUTES = 5;

interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM, as Apple lets it be downloaded once. */
  privateKey: string;
  issuer: string;
}

/**
 * What a client shows at Apple instead of a secret: a token signed with its key, for this one exchange. Apple would
 * take one that is half a year old; one that leaks here is worth nothing minutes later.
 */
export async function signAppleSecret({
  clientId,
  teamId,
  keyId,
  privateKey,
  issuer,
}: AppleKey): Promise<string> {
  return await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${VALID_MINUTES}m`)
    .sign(readPrivateKey(privateKey));
}

/** Throws for anything but a private key on the curve P-256. Settings files often hold `\n` where a line ends. */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new TypeError('Another kind of key.');
  return key;
}
