import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import type { HerRecords } from './her-records.ts';
import type { ApiAnswer, StandInApi } from './stand-in-api.ts';

export interface Her {
  id: string;
  email: string;
  fullName: string;
}

/** A new woman each time: what the device keeps of one is not another's. */
export function makeHer(changes: Partial<Her> = {}): Her {
  return {
    id: crypto.randomUUID(),
    email: 'maria@example.org',
    fullName: 'Maria del Carmen',
    ...changes,
  };
}

/** The answer of `/api/auth/token` for her, and beside it, as the server sets it, the key of the device. */
export function tokenOf({ id, email, fullName }: Her): ApiAnswer<'/api/auth/token', 'get'> {
  giveDeviceKey(id);
  return {
    access_token: 'a.b.c',
    token_type: 'bearer',
    expires_at: Math.floor(Date.now() / 1000) + 900,
    expires_in: 900,
    aal: 'aal1',
    next_aal: 'aal1',
    is_locked: false,
    has_lock: false,
    lock_after_minutes: null,
    user: {
      id,
      email,
      email_verified: true,
      terms_version: TERMS_VERSION,
      user_metadata: { full_name: fullName },
      factors: [],
    },
  };
}

/** In the shape of the server's (server/auth/device-key.ts): 32 bytes in base64url, another one for each woman. */
function giveDeviceKey(userId: string): void {
  const key = userId.replaceAll('-', '').padEnd(43, 'A');
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it; the Cookie Store API is missing in half of the browsers
  document.cookie = `lunaria.device_key=${userId}.${key}; Path=/; Max-Age=86400; SameSite=Lax`;
}

/** She is signed in; what she has recorded, `records` answers. */
export function answerForHer(api: StandInApi, her: Her, records: HerRecords): void {
  api.answer('get', '/api/auth/token', () => tokenOf(her));
  records.answerThrough(api);
}

/** Nobody is signed in. */
export function answerForVisitor(api: StandInApi): void {
  api.refuse('get', '/api/auth/token', { status: 401, code: 'unauthenticated', message: 'Log in to go on.' });
}

const userOf = ({ id, email, fullName }: Her) => ({ id, email, name: fullName });

/** From now on email and password let her in; `token` is what her session says otherwise than usual. */
export function letHerIn(api: StandInApi, her: Her, token: Partial<ReturnType<typeof tokenOf>> = {}): void {
  api.answer('post', '/api/auth/sign-in/email', () => {
    api.answer('get', '/api/auth/token', () => ({ ...tokenOf(her), ...token }));
    return { redirect: false, user: userOf(her) };
  });
}

/** From now on the form makes an account for her, and signs her in to it. */
export function letHerSignUp(api: StandInApi, her: Her): void {
  api.answer('post', '/api/auth/sign-up/email', () => {
    api.answer('get', '/api/auth/token', () => tokenOf(her));
    return { user: userOf(her) };
  });
}
