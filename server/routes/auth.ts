import type { Database } from '@lunaria/db/engine/database.ts';
import { findSessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { INVALID_CREDENTIALS_MESSAGE, signInRequestSchema } from '@lunaria/domain/account/sign-in.ts';
import { signUpRequestSchema } from '@lunaria/domain/account/sign-up.ts';
import { type Context, Hono } from 'hono';
import { withholdAccount } from '../auth/answer-with-token.ts';
import { rememberCheckedHash } from '../auth/checked-password.ts';
import { AUTH_BASE_PATH, type Auth, CLIENT_ADDRESS_HEADER } from '../auth/create-auth.ts';
import type { DeviceKeys } from '../auth/device-key.ts';
import { noteWrongSignIn } from '../auth/note-wrong-try.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import { readSessionCookie } from '../auth/session-cookie.ts';
import { addSignInHint } from '../auth/sign-in-hint.ts';
import type { Config } from '../config/read-config.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { ACCOUNT_REFUSALS } from '../services/account/refusals.ts';
import { ACCOUNT_EVENT_ROUTES } from './account-events.ts';
import { EMAIL_CHANGE_ROUTES } from './email-change.ts';
import { EMAIL_VERIFICATION_ROUTES } from './email-verification.ts';
import { FACTOR_ROUTES } from './factors.ts';
import { LINKED_ACCOUNT_ROUTES } from './linked-accounts.ts';
import { LOCK_ROUTES } from './lock.ts';
import { OPEN_SESSION_ROUTES } from './open-sessions.ts';
import { PASSKEY_ROUTES } from './passkeys.ts';
import { PASSWORD_ROUTES } from './password.ts';
import { PROOF_ROUTES } from './proof.ts';
import { PROVIDER_ROUTES } from './provider-sign-in.ts';
import { RECOVERY_CODE_ROUTES } from './recovery-codes.ts';
import { SESSION_ROUTES } from './session.ts';
import { SIGN_IN_ROUTES } from './sign-ins.ts';
import { TERMS_ROUTES } from './terms.ts';
import { UNDO_ROUTES } from './undo.ts';

/**
 * The account routes that the library answers. The library behind them knows many more; what no screen or client of
 * ours uses is not there, so that nobody changes a name or an address past our own rules.
 */
const LIBRARY_ROUTES = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/send-verification-email'],
  ['GET', '/.well-known/jwks.json'],
] as const;

/** Every route under `/api/auth`. */
export const AUTH_ROUTES = [
  ...LIBRARY_ROUTES,
  ...SESSION_ROUTES,
  ...PASSWORD_ROUTES,
  ...OPEN_SESSION_ROUTES,
  ...FACTOR_ROUTES,
  ...RECOVERY_CODE_ROUTES,
  ...PROOF_ROUTES,
  ...PASSKEY_ROUTES,
  ...PROVIDER_ROUTES,
  ...LINKED_ACCOUNT_ROUTES,
  ...EMAIL_CHANGE_ROUTES,
  ...EMAIL_VERIFICATION_ROUTES,
  ...UNDO_ROUTES,
  ...SIGN_IN_ROUTES,
  ...ACCOUNT_EVENT_ROUTES,
  ...TERMS_ROUTES,
  ...LOCK_ROUTES,
] as const;

interface AuthRoutesDependencies {
  auth: Auth;
  database: Database;
  config: Config;
  sessionCache: SessionCache;
  deviceKeys: DeviceKeys;
}

/** `/api/auth/…`: our rules on what comes in, the account library, our shape of errors on what goes out. */
export function createAuthRoutes({
  auth,
  database,
  config,
  sessionCache,
  deviceKeys,
}: AuthRoutesDependencies) {
  const routes = new Hono<RequestContext>();
  for (const [method, path] of LIBRARY_ROUTES) {
    routes.on(method, path, async (c) => {
      const body = translateBody(path, c.get('json'));
      const ended = path === '/sign-out' ? await deviceKeys.destroy(c.req.header('cookie')) : [];
      const ask = () => rememberCheckedHash(() => auth.handler(toLibraryRequest(c, body)));
      let answer = await ask();
      // Of two sign-ups with one address in the same instant one fails; asked again, the library sees the other.
      if (await isFailedSignUp(answer)) answer = await ask();
      if (path === '/sign-in/email' && answer.status === 401)
        await noteWrongSignIn(database, parseInput(signInRequestSchema, c.get('json')).email);
      // Signing out ends the session of this cookie, signing in replaces it.
      const cookie = method === 'POST' && readSessionCookie(c.req.header('cookie'), config);
      if (cookie) sessionCache.forget(cookie);
      const response = await toClientResponse(answer, config, database);
      if (response.ok) for (const line of ended) response.headers.append('Set-Cookie', line);
      return response;
    });
  }
  return routes;
}

/** The body as the library takes it, after the schema that the form uses too. */
function translateBody(path: string, json: unknown): unknown {
  if (path === '/sign-up/email') {
    const { email, password, data, emailRedirectTo } = parseInput(signUpRequestSchema, json);
    return { email, password, name: data.full_name, callbackURL: emailRedirectTo ?? '/' };
  }
  if (path === '/sign-in/email') {
    const { email, password } = parseInput(signInRequestSchema, json);
    return { email, password };
  }
  return json;
}

function toLibraryRequest(c: Context<RequestContext>, body: unknown): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, c.get('clientAddress'));
  headers.delete('content-length');
  const url = new URL(c.req.url);
  // HEAD is answered as GET without its body; the library knows only GET.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return new Request(url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: c.req.method, headers, body: JSON.stringify(body ?? {}) });
}

/** Errors as `{ code, message }`, waiting times as `Retry-After`, and the hint cookie beside the session cookie. */
async function toClientResponse(
  answer: Response,
  { isSecure }: Config,
  database: Database,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  addSignInHint(headers, { isSecure });
  headers.set('Cache-Control', 'no-store');
  if (answer.status < 400) return await withoutSessionToken(answer, headers, database);
  // A sign-in that is refused at the last moment has written them before (auth/create-auth.ts).
  headers.delete('Set-Cookie');
  const status = (await isFailedSignUp(answer)) ? 500 : answer.status;
  const error = status >= 500 ? pick(new AppError('unexpected')) : await describeLibraryError(answer);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  const retryAfter = answer.headers.get('x-retry-after');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return new Response(JSON.stringify(error), { status, headers });
}

/**
 * The library repeats the session's token in its answers; it belongs in the HttpOnly cookie alone. Whose session it is, is
 * told as far as it may be known to it (withholdAccount).
 */
async function withoutSessionToken(
  answer: Response,
  headers: Headers,
  database: Database,
): Promise<Response> {
  const text = await answer.text();
  headers.delete('Content-Length');
  // A redirect has the type of JSON and no body.
  if (text === '') return new Response(null, { status: answer.status, headers });
  const { token, ...told } = JSON.parse(text) as { token?: string | null; user?: object }; // all that the library answers
  const found = token ? await findSessionOfUser(database.auth, token) : null;
  if (found && told.user) {
    const { email, name } = withholdAccount(found).user;
    told.user = { ...told.user, email, name };
  }
  const json = JSON.stringify(told, (key, value) => (key === 'token' ? undefined : value));
  return new Response(json, { status: answer.status, headers });
}

/** The library's answer when the database refused the account, for whatever reason. */
async function isFailedSignUp(answer: Response): Promise<boolean> {
  return answer.status === 422 && (await answer.clone().text()).includes('"FAILED_TO_CREATE_USER"');
}

async function describeLibraryError(answer: Response): Promise<{ code: string; message: string }> {
  if (answer.status === 429) return pick(new AppError('rate_limited'));
  if (answer.status === 404 && !(await hasBody(answer.clone()))) return pick(new AppError('not_found'));
  const body: unknown = await answer.json().catch(() => null);
  const { code, message } = readError(body);
  const ours = LIBRARY_ERRORS[code];
  if (ours) return ours;
  const isForPeople = /^[A-Z][^[\]{}<>]{8,}$/.test(message);
  return { code: code.toLowerCase(), message: isForPeople ? message : new AppError('invalid_input').message };
}

/** The library's codes that deserve other words. */
const LIBRARY_ERRORS: Record<string, { code: string; message: string }> = {
  VALIDATION_ERROR: pick(new AppError('invalid_input')),
  INVALID_EMAIL_OR_PASSWORD: { code: 'invalid_credentials', message: INVALID_CREDENTIALS_MESSAGE },
  // An address that cannot have an account is answered like one that has none.
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    code: 'email_in_use',
    message: ACCOUNT_REFUSALS.emailInUse,
  },
};

function pick({ code, message }: AppError): { code: string; message: string } {
  return { code, message };
}

async function hasBody(answer: Response): Promise<boolean> {
  return (await answer.text()).startsWith('{');
}

function readError(body: unknown): { code: string; message: string } {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : 'invalid_input';
  const message = 'message' in fields && typeof fields.message === 'string' ? fields.message : '';
  return { code, message };
}

/** The key document once more, at the address where clients look for it first. */
export function createJwksRoute(auth: Auth) {
  return new Hono<RequestContext>().get('/', async (c) => {
    const url = new URL(`${AUTH_BASE_PATH}/.well-known/jwks.json`, c.req.url);
    const answer = await auth.handler(
      new Request(url, { headers: { [CLIENT_ADDRESS_HEADER]: c.get('clientAddress') } }),
    );
    return new Response(answer.body, answer);
  });
}
