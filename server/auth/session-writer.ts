import { randomBytes } from 'node:crypto';
import type { Database } from '@lunaria/db/engine/database.ts';
import { createSession, deleteSessionByToken, type SignedInBy } from '@lunaria/db/queries/sessions.ts';
import type { Context } from 'hono';
import type { Config } from '../config/read-config.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import { SESSION_SECONDS } from './create-auth.ts';
import { refuseDisabled } from './disabled-account.ts';
import { noteSignIn } from './note-sign-in.ts';
import type { SessionCache } from './session-cache.ts';
import {
  endSessionCookie,
  readSessionCookie,
  verifySessionCookie,
  writeSessionCookie,
} from './session-cookie.ts';
import { addSignInHint } from './sign-in-hint.ts';

interface SessionWriterDependencies {
  database: Database;
  config: Config;
  auditKey: AuditKey;
  /** Signs the session cookie. */
  secret: string;
  sessionCache: SessionCache;
}

interface NewSession {
  userId: string;
  aal: 'aal1' | 'aal2';
  signedInBy: SignedInBy;
}

export interface SessionWriter {
  /**
   * Starts a session in the browser that asks, for ways in that are not the account library's, and returns its id. The
   * session that this browser had before ends with it, and the sign-in is kept for her to look at. Throws
   * AppError('account_disabled').
   */
  start(c: Context, session: NewSession): Promise<string>;
  /** Sends the cookie of a session whose secret was just made (makeSessionSecret). */
  send(c: Context, token: string): void;
  /** Takes the cookie, and the hint beside it, from the browser that asks. */
  end(c: Context): void;
}

export function createSessionWriter({
  database,
  config,
  auditKey,
  secret,
  sessionCache,
}: SessionWriterDependencies): SessionWriter {
  const write = (c: Context, line: string) => {
    const headers = new Headers({ 'Set-Cookie': line });
    addSignInHint(headers, config);
    for (const each of headers.getSetCookie()) c.header('Set-Cookie', each, { append: true });
  };
  const send = (c: Context, token: string) =>
    write(
      c,
      writeSessionCookie(token, { secret, maxAgeSeconds: SESSION_SECONDS, isSecure: config.isSecure }),
    );
  return {
    send,
    end: (c) => write(c, endSessionCookie(config)),
    async start(c, session) {
      await refuseDisabled(database, session.userId);
      const before = readSessionCookie(c.req.header('cookie'), config);
      const tokenBefore = before && verifySessionCookie(before, secret);
      const made = makeSessionSecret();
      const id = await database.auth.transaction(async (tx) => {
        if (tokenBefore) await deleteSessionByToken(tx, tokenBefore);
        return await createSession(tx, {
          ...session,
          ...made,
          ipAddress: c.get('clientAddress') ?? null,
          userAgent: c.req.header('user-agent') ?? null,
        });
      });
      if (before) sessionCache.forget(before);
      const knownBrowser = await noteSignIn(
        { database, config, auditKey },
        {
          userId: session.userId,
          method: session.signedInBy,
          cookieHeader: c.req.header('cookie') ?? null,
          userAgent: c.req.header('user-agent') ?? null,
          address: c.get('clientAddress') ?? null,
        },
      );
      c.header('Set-Cookie', knownBrowser, { append: true });
      send(c, made.token);
      return id;
    },
  };
}

/** Another secret for a session, and until when it holds. */
export function makeSessionSecret(): { token: string; expiresAt: Date } {
  return {
    token: randomBytes(24).toString('base64url'),
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
  };
}
