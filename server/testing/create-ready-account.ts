import type { Database } from '@lunaria/db/engine/database.ts';
import { createSession } from '@lunaria/db/queries/sessions.ts';
import { schema } from '@lunaria/db/schema/index.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { SESSION_SECONDS } from '../auth/create-auth.ts';
import { noteSignIn } from '../auth/note-sign-in.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { makeSessionSecret } from '../auth/session-writer.ts';
import { addSignInHint } from '../auth/sign-in-hint.ts';
import type { AuditKey } from '../encryption/audit-key.ts';

interface ReadyAccountDependencies {
  database: Database;
  auditKey: AuditKey;
  /** Signs the session cookie, as the server does that shall take it. */
  sessionSecret: string;
  isSecure: boolean;
}

export interface ReadyAccount {
  email: string;
  fullName: string;
  /** Of the password: most of what a sign-up costs, and the same for every account of a run. */
  passwordHash: string;
}

/** Who is asking, as the server would see her sign up. */
interface Asker {
  cookieHeader: string | null;
  userAgent: string | null;
  address: string | null;
}

/**
 * Makes an account straight in the database, with the rows that signing up leaves there, and signs it in. Returns the
 * `Set-Cookie` lines that sign-up answers with. For stories that begin behind the door;
 * create-ready-account.db.test.ts holds both beside each other.
 */
export async function createReadyAccount(
  { database, auditKey, sessionSecret, isSecure }: ReadyAccountDependencies,
  { email, fullName, passwordHash }: ReadyAccount,
  { cookieHeader, userAgent, address }: Asker,
): Promise<string[]> {
  const userId = crypto.randomUUID();
  const { token, expiresAt } = makeSessionSecret();
  await database.auth.transaction(async (tx) => {
    await tx
      .insert(schema.users)
      .values({ id: userId, email, fullName, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date() });
    await tx.insert(schema.accounts).values({
      id: crypto.randomUUID(),
      userId,
      providerId: 'credential',
      accountId: userId,
      password: passwordHash,
    });
    await createSession(tx, {
      ...{ userId, token, expiresAt, aal: 'aal1', signedInBy: 'password' },
      ipAddress: address,
      userAgent,
    });
  });
  const cookie = { secret: sessionSecret, maxAgeSeconds: SESSION_SECONDS, isSecure };
  const headers = new Headers({ 'Set-Cookie': writeSessionCookie(token, cookie) });
  addSignInHint(headers, { isSecure });
  const asked = { cookieHeader, userAgent, address };
  const known = await noteSignIn(
    { database, auditKey, config: { isSecure } },
    { userId, method: 'sign-up', ...asked },
  );
  headers.append('Set-Cookie', known);
  return headers.getSetCookie();
}
