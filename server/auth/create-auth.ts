import type { Database } from '@lunaria/db/engine/database.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { isStillPassword } from '@lunaria/db/queries/passwords.ts';
import { schema } from '@lunaria/db/schema/index.ts';
import { ACCOUNT_DISABLED_MESSAGE } from '@lunaria/domain/account/disabled.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lunaria/domain/account/password-strength.ts';
import type { SignInMethod } from '@lunaria/domain/account/recent-sign-in.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import type { Secrets } from '../config/load-secrets.ts';
import type { Config } from '../config/read-config.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { Logger } from '../logging/logger.ts';
import { checkPassword, readCheckedHash } from './checked-password.ts';
import { isDisabled } from './disabled-account.ts';
import { hashPassword } from './hash-password.ts';
import { createGuessLimiter, type GuessLimiter } from './limit-guesses.ts';
import { noteSignIn, type SignInDependencies } from './note-sign-in.ts';
import { createRateLimitStorage, scaleRules } from './rate-limits.ts';
import { cookiePrefixFor } from './session-cookie.ts';

/** Life of an access token. Its session is looked up at every use, so that a revoked one ends at once. */
export const ACCESS_TOKEN_SECONDS = 300;

export const AUTH_BASE_PATH = '/api/auth';

/** Under which header the address of the client reaches the account library; clients cannot set it (http/). */
export const CLIENT_ADDRESS_HEADER = 'x-lunaria-client-address';

const DAY_SECONDS = 86_400;

/** A session lasts this long after it was last used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;

/** Its expiry and its last use are noted when it is used this long after they were noted last. */
export const RENEW_AFTER_SECONDS = 3600;

interface AuthDependencies {
  auditKey: AuditKey;
  config: Config;
  secrets: Secrets;
  database: Database;
  logger: Logger;
}

/** The account library, set up: accounts, sessions, verification, token keys. Every statement runs as app_auth. */
export function createAuth({ config, secrets, database, logger, auditKey }: AuthDependencies) {
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: config.publicUrl,
    basePath: AUTH_BASE_PATH,
    secret: secrets.sessionSecret,
    // Which origins may write is decided before this library is asked (http/check-origin.ts).
    trustedOrigins: [config.publicUrl],
    database: drizzleAdapter(database.auth, { provider: 'pg', schema, transaction: true }),
    advanced: replaceDefaults(config),
    user: {
      modelName: 'users',
      fields: { name: 'fullName' },
      additionalFields: {
        termsVersion: { type: 'string', input: false, required: false, returned: false },
        termsAcceptedAt: { type: 'date', input: false, required: false, returned: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_AFTER_SECONDS,
      // Sessions are remembered in memory for seconds instead (session-cache.ts): her address stays out of the cookie.
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    rateLimit: countRequests(database, config),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: checkPassword },
    },
    emailVerification: {
      // At sign-up the database itself promises the mail (migrations/0002); this serves "send it again".
      sendVerificationEmail: async ({ user }) =>
        await promiseJob(database.auth, { userId: user.id, job: 'send-verification-mail' }),
    },
    databaseHooks: { user: { create: { before: noteTerms } } },
    hooks: {
      before: limitGuesses(createGuessLimiter({ database, config, sessionSecret: secrets.sessionSecret })),
      after: settleSignIn({ database, config, auditKey }),
    },
    plugins: [jwtKeys(config.publicUrl)],
    logger: { log: (level) => (level === 'error' ? logger.error('auth_library') : undefined) },
    onAPIError: { onError: handOnFailure },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Where this server decides otherwise than the library would by itself. */
function replaceDefaults(config: Config) {
  return {
    // The library's own prefix for secure cookies lets other hosts of the same domain set them; ours does not.
    cookiePrefix: cookiePrefixFor(config),
    useSecureCookies: false,
    defaultCookieAttributes: { secure: config.isSecure },
    disableCSRFCheck: true,
    // Checks where a link may lead afterwards. Under NODE_ENV=test the library skips that unless it is told not to.
    disableOriginCheck: false,
    database: { generateId: () => crypto.randomUUID() },
    ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
  };
}

function countRequests(database: Database, config: Config) {
  const { defaultRule, rules } = scaleRules(config.RATE_LIMIT_FACTOR);
  return {
    enabled: true,
    window: defaultRule.window,
    max: defaultRule.max,
    customRules: rules,
    customStorage: createRateLimitStorage(database),
  };
}

/** The form or the sentence by the provider buttons showed this version; the server keeps which and when. */
async function noteTerms<User>(user: User) {
  return { data: { ...user, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date() } };
}

/** The library would print a failure with everything in it, addresses included; our handler logs kind and place. */
function handOnFailure(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

/** After the limits by address, which the library holds before it gets here. */
const limitGuesses = (guesses: GuessLimiter) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/sign-in/email') return;
    const { email } = ctx.body as { email: string }; // checked by the route (routes/auth.ts)
    const retryAfter = await guesses.countSignIn(email, ctx.headers?.get('cookie') ?? null);
    if (retryAfter !== null)
      throw new APIError('TOO_MANY_REQUESTS', undefined, { 'X-Retry-After': String(retryAfter) });
  });

/**
 * Signing in rotates the session: the one this browser had before ends with it. And what was signed in with a password
 * that was changed while it was being checked ends at once, as all sessions did that there were by then. What remains is
 * kept for her to look at.
 */
const settleSignIn = ({ database, config, auditKey }: SignInDependencies) =>
  createAuthMiddleware(async (ctx) => {
    const created = ctx.context.newSession?.session;
    if (!created) return;
    const { internalAdapter, authCookies, secret } = ctx.context;
    const checkedHash = readCheckedHash();
    if (checkedHash !== null && !(await isStillPassword(database.auth, created.userId, checkedHash))) {
      await internalAdapter.deleteSession(created.token);
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' });
    }
    // Only who has shown the right password gets here, and hears it.
    if (await isDisabled(database, created.userId)) {
      await internalAdapter.deleteSession(created.token);
      throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: ACCOUNT_DISABLED_MESSAGE });
    }
    const previousToken = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
    if (previousToken && previousToken !== created.token) await internalAdapter.deleteSession(previousToken);
    const method = METHODS[ctx.path];
    // A session that is merely renewed comes by here as well.
    if (method === undefined) return;
    const knownBrowser = await noteSignIn(
      { database, config, auditKey },
      {
        userId: created.userId,
        method,
        cookieHeader: ctx.headers?.get('cookie') ?? null,
        userAgent: ctx.headers?.get('user-agent') ?? null,
        address: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? null,
      },
    );
    ctx.responseHeaders.append('set-cookie', knownBrowser);
  });

/** The ways in that are the library's; the others start their sessions with the session writer. */
const METHODS: Record<string, SignInMethod | undefined> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'password',
};

/** Keys and their public document under the auth base path; its token route gives way to ours. */
function jwtKeys(publicUrl: string) {
  const plugin = jwt({
    jwks: { jwksPath: '/.well-known/jwks.json' },
    jwt: {
      issuer: publicUrl,
      audience: publicUrl,
      expirationTime: `${ACCESS_TOKEN_SECONDS}s`,
      // The library's default is the whole user, address included.
      definePayload: ({ session }) => ({ sid: session.id }),
    },
    disableSettingJwtHeader: true,
  });
  const { getToken: _replaced, signJWT: _serverOnly, verifyJWT: _unused, ...endpoints } = plugin.endpoints;
  return { ...plugin, endpoints };
}
