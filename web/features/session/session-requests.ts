import { readRetryAfter } from '@lunaria/domain/retry-after.ts';
import { REQUEST_TIMEOUT_MS } from './session-constants.ts';
import type { Session } from './session-state.ts';

export type TokenOutcome =
  /** `needsSecondStep`: the account asks for more than this session has shown; it opens nothing of hers yet. */
  | { kind: 'token'; session: Session; needsSecondStep: boolean }
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
    const session = readSession(answer, nowMs());
    // A page of a hotel network also answers 200: what is no token is no answer.
    if (session === null)
      return {
        kind: 'unavailable',
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), nowMs()),
      };
    const needsSecondStep = readText(answer, 'aal') !== readText(answer, 'next_aal');
    return { kind: 'token', session, needsSecondStep };
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
    const message = readText(answer, 'message');
    if (!message) return { kind: 'unanswered' };
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    return {
      kind: 'refused',
      status: response.status,
      code: readText(answer, 'code'),
      message,
      retryAfterMs,
    };
  } catch {
    return { kind: 'unanswered' };
  }
}

/** The session in the answer of the server; null when the answer is not one. */
function readSession(answer: unknown, nowMs: number): Session | null {
  const accessToken = readText(answer, 'access_token');
  const expiresAt = readField(answer, 'expires_at');
  const expiresIn = readField(answer, 'expires_in');
  const user = readField(answer, 'user');
  const id = readText(user, 'id');
  if (!accessToken || !id || typeof expiresAt !== 'number' || typeof expiresIn !== 'number') return null;
  return {
    accessToken,
    expiresAt,
    expiresIn,
    validUntilMs: nowMs + expiresIn * 1000,
    user: {
      id,
      email: readText(user, 'email'),
      isEmailVerified: readField(user, 'email_verified') === true,
      fullName: readText(readField(user, 'user_metadata'), 'full_name'),
      termsVersion: readText(user, 'terms_version'),
    },
  };
}

function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[name]; // as: any object may be read by key
}

/** A text of an answer; empty when it is missing or something else. */
export function readText(value: unknown, name: string): string {
  const text = readField(value, name);
  return typeof text === 'string' ? text : '';
}
