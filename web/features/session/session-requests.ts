import { readRetryAfter } from '@lunaria/domain/retry-after.ts';
import type { ApiSchema } from '../../app/api-client.ts';
import { REQUEST_TIMEOUT_MS } from './session-constants.ts';
import type { Session } from './session-state.ts';

export type TokenOutcome =
  /** `needsSecondStep`: the account asks for more than this session has shown; it opens nothing of hers yet. */
  | { kind: 'token'; session: Session; needsSecondStep: boolean; isLocked: boolean }
  /** The session is gone for good: signed out, revoked, expired, forged. */
  | { kind: 'refused' }
  /** Nobody can tell: no network, a server in trouble, too many requests. */
  | { kind: 'unavailable'; retryAfterMs: number | null };

export type AccountOutcome =
  | { kind: 'done'; body: unknown }
  /** The server said no, in words for a person; `retryAfterMs` when it named a time to wait. */
  | { kind: 'refused'; status: number; code: string; message: string; retryAfterMs: number | null }
  /** No answer, or none that was written for a person. */
  | { kind: 'unanswered' };

/** Asks for a fresh access token; the cookie says for whom. Never throws. */
export async function requestToken(send: typeof fetch, nowMs: () => number): Promise<TokenOutcome> {
  try {
    const response = await send('/api/auth/token', {
      cache: 'no-store',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403) return { kind: 'refused' };
    const answer: unknown = response.ok ? await response.json() : null;
    if (!isToken(answer))
      return {
        kind: 'unavailable',
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), nowMs()),
      };
    const needsSecondStep = answer.aal !== answer.next_aal;
    const isLocked = answer.is_locked === true;
    return { kind: 'token', session: toSession(answer, nowMs()), needsSecondStep, isLocked };
  } catch {
    return { kind: 'unavailable', retryAfterMs: null };
  }
}

export type AccountPath = `/api/auth/${string}`;

/** Sends one of the account calls (sign up, sign in, sign out, start with a provider). Never throws. */
export async function sendAccountRequest(
  send: typeof fetch,
  path: AccountPath,
  body?: object,
  method = 'POST',
): Promise<AccountOutcome> {
  try {
    const response = await send(path, {
      method,
      cache: 'no-store',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'done', body: answer };
    if (!isRefusal(answer)) return { kind: 'unanswered' };
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    const { code = '', message } = answer;
    return { kind: 'refused', status: response.status, code, message, retryAfterMs };
  } catch {
    return { kind: 'unanswered' };
  }
}

type TokenAnswer = ApiSchema['/api/auth/token']['$get']['output'];

/** A page of a hotel network also answers 200: what is no token is no answer. */
function isToken(answer: unknown): answer is TokenAnswer {
  const { access_token: token, expires_at, expires_in, user } = fieldsOf<TokenAnswer>(answer);
  const { id } = fieldsOf<TokenAnswer['user']>(user);
  return isText(token) && typeof expires_at === 'number' && typeof expires_in === 'number' && isText(id);
}

function toSession(answer: TokenAnswer, nowMs: number): Session {
  const { access_token, expires_at, expires_in, user, has_lock, lock_after_minutes } = answer;
  return {
    lock: has_lock === true ? { afterMinutes: lock_after_minutes } : null,
    accessToken: access_token,
    expiresAt: expires_at,
    expiresIn: expires_in,
    validUntilMs: nowMs + expires_in * 1000,
    user: {
      id: user.id,
      email: user.email,
      isEmailVerified: user.email_verified,
      fullName: user.user_metadata.full_name,
      termsVersion: user.terms_version,
    },
  };
}

/** As the server says no (server/errors/handle-error.ts). */
interface Refusal {
  code?: string;
  message: string;
}

function isRefusal(answer: unknown): answer is Refusal {
  return isText(fieldsOf<Refusal>(answer).message);
}

/** Of whatever came over the line: any of them may be missing or something else. */
function fieldsOf<Answer>(answer: unknown): { [Key in keyof Answer]?: unknown } {
  return Object(answer);
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
