import { resolveSigningKey } from 'better-auth/plugins/jwt';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS, type Auth } from './create-auth.ts';

/** How long the signing key is kept in memory, decrypted; another process may have replaced it meanwhile. */
const KEY_SECONDS = 60;

/** All that an access token says: who, which session, how strongly signed in. Never a name or an address. */
interface AccessTokenClaims {
  sub: string;
  sid: string;
  aal: 'aal1' | 'aal2';
}

/** Signs claims that hold from `issuedAt` (seconds since 1970) on. */
export type SignAccessToken = (claims: AccessTokenClaims, issuedAt: number) => Promise<string>;

export function createTokenSigner(auth: Auth, publicUrl: string): SignAccessToken {
  let key: ReturnType<typeof readSigningKey> | undefined;
  let keptUntil = 0;
  return async (claims, issuedAt) => {
    if (!key || keptUntil <= Date.now()) {
      key = readSigningKey(auth);
      keptUntil = Date.now() + KEY_SECONDS * 1000;
      key.catch(() => {
        keptUntil = 0;
      });
    }
    const { alg, kid, privateKey } = await key;
    return await new SignJWT({ ...claims })
      .setProtectedHeader({ alg, kid })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .setIssuer(publicUrl)
      .setAudience(publicUrl)
      .sign(privateKey);
  };
}

/** The account library keeps the keys and encrypts their private halves. */
async function readSigningKey(auth: Auth) {
  const context = { context: await auth.$context } as Parameters<typeof resolveSigningKey>[0]; // all it reads of it
  const key = await resolveSigningKey(context);
  if (!key) throw new Error('The signing key is kept elsewhere.');
  return key;
}

/** Returns the claims of a token that this server signed and that has not expired; null for any other text. */
export async function verifyAccessToken(
  token: string,
  keys: JSONWebKeySet,
  publicUrl: string,
): Promise<AccessTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: publicUrl,
      audience: publicUrl,
      algorithms: ['EdDSA'],
    });
    const { sub, sid, aal } = payload;
    if (!isUuid(sub) || !isUuid(sid) || (aal !== 'aal1' && aal !== 'aal2')) return null;
    return { sub, sid, aal };
  } catch {
    return null;
  }
}

/** Both ids go on to the database, where another text is an error. */
function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
