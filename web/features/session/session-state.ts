/** Who is signed in, as the browser needs it. */
export interface SessionUser {
  id: string;
  email: string;
  isEmailVerified: boolean;
  /** The name given at sign-up; empty when an identity provider gave none. */
  fullName: string;
  /** Which version of the terms she agreed to last; empty when the answer did not say. */
  termsVersion: string;
}

/**
 * A session. The refresh token is missing on purpose: it is the HttpOnly cookie, which scripts cannot read.
 * The access token lives here, in memory, and is never written down.
 */
export interface Session {
  accessToken: string;
  /** Seconds since 1970, by the clock of the server. */
  expiresAt: number;
  /** Seconds of life it had when it was given out. */
  expiresIn: number;
  /** Milliseconds since 1970, by the clock of this device: a wrong clock does not make a session look old. */
  validUntilMs: number;
  user: SessionUser;
  /** The lock of her account; null where it has none. */
  lock: SessionLock | null;
}

export interface SessionLock {
  /** After so many minutes without a touch a browser of hers locks; null: by hand only. */
  afterMinutes: number | null;
}

/** When the server said that she is signed in: milliseconds since 1970, by the clock of this device. */
export function lastContactMs({ validUntilMs, expiresIn }: Session): number {
  return validUntilMs - expiresIn * 1000;
}

export type SessionState =
  /** Not known yet. Unreachable: asked at least once without an answer; it goes on asking. */
  | { status: 'recovering'; isUnreachable: boolean }
  | { status: 'signed-in'; session: Session }
  /** The password was right, and her account asks for a second step: nothing of hers is shown or loaded before it. */
  | { status: 'second-step' }
  /** Nothing of hers is shown or loaded before her PIN, or a passkey. Unreachable: the server did not answer so far. */
  | { status: 'locked'; userId: string; isUnreachable: boolean }
  /** Assumed: this browser carries no hint of a session, so the server was not asked. */
  | { status: 'signed-out'; isAssumed: boolean };

/** Who is signed in; null when that is nobody, or not known yet. */
export function userIdOf(state: SessionState): string | null {
  return state.status === 'signed-in' ? state.session.user.id : null;
}

/** `held`: the same woman has to take the second step, or to unlock, first; what is shown of her goes, what she is doing waits. */
export type SessionEvent = 'signed-in' | 'token-refreshed' | 'held' | 'signed-out';

/** What the tabs of one browser tell each other. */
export type SessionMessage =
  | { type: 'signed-in'; userId: string }
  | { type: 'token-refreshed'; session: Session }
  | { type: 'signed-out'; userId: string }
  /** One tab was locked: so are all. */
  | { type: 'locked'; userId: string }
  /** The server refused one tab, or holds it up; the others ask for themselves. */
  | { type: 'refused' };

/** What stays in local storage: enough to notice a change of user in another tab, nothing that opens anything. */
export interface StoredSession {
  user_id: string;
  expires_at: number;
  /** She has to take the second step, or to unlock: until then this browser shows nothing of what it kept of her. */
  is_held?: true;
  /** Locked; untold: what the server has to hear before anything else. */
  locked?: 'told' | 'untold';
  /** Minutes after which this browser locks itself; 0: by hand only. Missing where her account has no lock. */
  lock_after?: number;
}

/** `lunaria-<host>-session`: one name per backend, so that two of them in one browser do not meet. */
export function sessionStorageKey(backendHost: string): string {
  return `lunaria-${backendHost}-session`;
}

/** The stored session in a text of local storage; null for anything that is not one. */
export function readStoredSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { user_id, expires_at, is_held, locked, lock_after } = value as Record<string, unknown>; // as: any object may be read by key
    if (typeof user_id !== 'string' || typeof expires_at !== 'number') return null;
    return {
      user_id,
      expires_at,
      ...(is_held === true && { is_held }),
      ...((locked === 'told' || locked === 'untold') && { is_held: true, locked }),
      ...(typeof lock_after === 'number' && { lock_after }),
    };
  } catch {
    return null;
  }
}
