import type { Database } from '@lunaria/db/engine/database.ts';
import { type Assurance, findSessionById, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import type { Factor } from '@lunaria/domain/account/factors.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignAccessToken } from './access-token.ts';
import { ACCESS_TOKEN_SECONDS } from './create-auth.ts';
import { isOpen } from './require-session.ts';

/** Who is signed in, and a token that says so. */
export interface AccessTokenAnswer {
  access_token: string;
  token_type: 'bearer';
  /** Seconds since 1970. */
  expires_at: number;
  /** Seconds from now. */
  expires_in: number;
  /** How strongly this session is signed in, and how strongly it has to be before it opens anything of hers. */
  aal: Assurance['aal'];
  next_aal: Assurance['nextAal'];
  /** Whether it opens nothing of hers before it is unlocked; whether the account has a lock, and after how many minutes. */
  is_locked: boolean;
  has_lock: boolean;
  lock_after_minutes: number | null;
  user: UserAnswer;
}

interface UserAnswer {
  id: string;
  /** Empty, like her name, as long as the session's second step is to come, or it is locked. */
  email: string;
  email_verified: boolean;
  /** Which version of the terms she agreed to last. */
  terms_version: string;
  user_metadata: { full_name: string };
  /** Those to choose from, while the session has to be confirmed by one; none while it is locked; otherwise all. */
  factors: Factor[];
}

/** Answers with a session as it is now, or, by its id, as it has just become. Throws AppError('unauthenticated') once it ended. */
export type AnswerWithToken = (session: SessionOfUser | string) => Promise<AccessTokenAnswer>;

/** Answers with whose session it is. */
export type AnswerWithUser = (session: SessionOfUser) => Promise<UserAnswer>;

/**
 * The session as it may be told to whoever holds it: without her name and address as long as its second step is to come,
 * for a password alone may be somebody else's, or it is locked.
 */
export function withholdAccount(found: SessionOfUser): SessionOfUser {
  const { session, user } = found;
  return isOpen(session) ? found : { session, user: { ...user, email: '', name: '' } };
}

export function createUserAnswer(
  describeFactors: (session: SessionOfUser['session']) => Promise<Factor[]>,
): AnswerWithUser {
  return async (found) => {
    const { session, user } = withholdAccount(found);
    const { id, email, emailVerified, termsVersion, name } = user;
    const factors = await describeFactors(session);
    return {
      id,
      email,
      email_verified: emailVerified,
      terms_version: termsVersion,
      user_metadata: { full_name: name },
      factors,
    };
  };
}

export function createTokenAnswer({
  database,
  signAccessToken,
  answerWithUser,
}: {
  database: Database;
  signAccessToken: SignAccessToken;
  answerWithUser: AnswerWithUser;
}): AnswerWithToken {
  return async (asked) => {
    const found = typeof asked === 'string' ? await findSessionById(database.auth, asked) : asked;
    if (!found) throw new AppError('unauthenticated');
    const { session, user } = found;
    const issuedAt = Math.floor(Date.now() / 1000);
    const [token, userAnswer] = await Promise.all([
      signAccessToken({ sub: user.id, sid: session.id, aal: session.aal }, issuedAt),
      answerWithUser(found),
    ]);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
      expires_in: ACCESS_TOKEN_SECONDS,
      aal: session.aal,
      next_aal: session.nextAal,
      is_locked: session.isLocked,
      has_lock: session.hasLock,
      lock_after_minutes: session.lockAfterMinutes,
      user: userAnswer,
    };
  };
}
