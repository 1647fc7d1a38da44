import { keepProviderName } from '@lunaria/db/queries/provider-flows.ts';
import { IDENTITY_PROVIDERS } from '@lunaria/domain/account/identity-provider.ts';
import { type ProviderNews, writeProviderOutcome } from '@lunaria/domain/account/provider-outcome.ts';
import { startWithProviderSchema } from '@lunaria/domain/account/start-with-provider.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { FindSession } from '../auth/find-session.ts';
import {
  dropBrowserSecret,
  FLOW_SECONDS,
  hashSecret,
  keepBrowserSecret,
  makeSecret,
  readBrowserSecret,
  WAITING_LINK_SECONDS,
} from '../auth/providers/flow-cookie.ts';
import { readAppleName } from '../auth/providers/read-identity.ts';
import { requireProof, requireSession } from '../auth/require-session.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { SessionWriter } from '../auth/session-writer.ts';
import type { Config } from '../config/read-config.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import { isProviderFormPost, readProviderForm } from '../http/provider-form-post.ts';
import { REQUEST_REFUSALS } from '../http/refusals.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  finishProviderFlow,
  type ProviderFlowEnd,
} from '../services/account/providers/finish-provider-flow.ts';
import {
  type ProviderDependencies,
  startProviderFlow,
} from '../services/account/providers/start-provider-flow.ts';

/** Under `/api/auth`. */
export const PROVIDER_ROUTES = [
  ['POST', '/sign-in/social'],
  ['GET', '/callback/:provider'],
  ['POST', '/callback/apple'],
] as const;

interface ProviderRoutesDependencies extends ProviderDependencies {
  config: Config;
  findSession: FindSession;
  sessionCache: SessionCache;
  sessionWriter: SessionWriter;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof PROVIDER_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** What a provider's answer may hold for us; nothing else of it is looked at. */
const ANSWER_FIELDS = ['code', 'state', 'iss', 'error'];

/** To Google or Apple and back. Whoever comes back is a person in a browser: every end is a page of ours. */
export function createProviderRoutes(dependencies: ProviderRoutesDependencies) {
  const { config, database, findSession, limit } = dependencies;
  return (
    new Hono<RequestContext>()
      .post('/sign-in/social', limit('/sign-in/social'), async (c) => {
        const start = parseInput(startWithProviderSchema, c.get('json'));
        const current = await findPurposeSession(start.purpose, findSession, c);
        const browserSecret = readBrowserSecret(c, config) ?? makeSecret();
        const url = await startProviderFlow(dependencies, { ...start, current, browserSecret });
        keepBrowserSecret(c, config, { secret: browserSecret, seconds: FLOW_SECONDS });
        return c.json({ url: url.href, redirect: true as const });
      })
      .get('/callback/:provider', limit('/callback/:provider'), async (c) => {
        const provider = z.enum(IDENTITY_PROVIDERS).safeParse(c.req.param('provider'));
        if (!provider.success) throw new AppError('not_found');
        const current = await findSession(c);
        const end = await finishProviderFlow(dependencies, {
          provider: provider.data,
          params: pickAnswer(new URL(c.req.url).searchParams),
          browserSecret: readBrowserSecret(c, config),
          current,
        });
        return c.redirect(await settle(c, dependencies, provider.data, end), 303);
      })
      // From Apple's own page, without any cookie of ours: only sent on, as a reading request that carries them.
      .post('/callback/apple', limit('/callback/apple'), async (c) => {
        if (!isProviderFormPost(c)) throw new AppError('unsupported_media_type', REQUEST_REFUSALS.noForm);
        const form = await readProviderForm(c);
        if (!form.has('state') || !(form.has('code') || form.has('error')))
          throw new AppError('invalid_input');
        const fullName = readAppleName(form.get('user'));
        if (fullName !== '') {
          const stateHash = hashSecret(form.get('state') ?? '');
          await keepProviderName(database.auth, { provider: 'apple', stateHash, fullName });
        }
        return c.redirect(`/api/auth/callback/apple?${pickAnswer(form)}`, 303);
      })
  );
}

async function findPurposeSession(
  purpose: 'sign-in' | 'link' | 'proof',
  findSession: FindSession,
  c: Context,
) {
  if (purpose === 'sign-in') return null;
  return purpose === 'link' ? await requireProof(findSession, c) : await requireSession(findSession, c);
}

function pickAnswer(fields: URLSearchParams): URLSearchParams {
  const picked = new URLSearchParams();
  for (const name of ANSWER_FIELDS) {
    const value = fields.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/** Does to the browser's cookies what the end of a journey asks for, and returns the page it ends at. */
async function settle(
  c: Context<RequestContext>,
  { config, sessionWriter, sessionCache }: ProviderRoutesDependencies,
  provider: (typeof IDENTITY_PROVIDERS)[number],
  end: ProviderFlowEnd,
): Promise<string> {
  const withNews = (path: string, news: ProviderNews) =>
    addQuery(path, writeProviderOutcome(provider, { news }));
  if (end.kind === 'failed')
    return addQuery(end.path, writeProviderOutcome(provider, { failure: end.failure }));
  if (end.kind === 'known-address') {
    const secret = readBrowserSecret(c, config);
    if (secret) keepBrowserSecret(c, config, { secret, seconds: WAITING_LINK_SECONDS });
    return withNews('/auth/login', 'known_address');
  }
  dropBrowserSecret(c, config);
  if (end.kind === 'linked') return withNews(end.path, 'linked');
  if (end.kind === 'proved') {
    sessionCache.forgetUser(end.userId);
    sessionWriter.send(c, end.token);
    return withNews(end.path, 'proved');
  }
  await sessionWriter.start(c, { userId: end.userId, aal: 'aal1', signedInBy: provider });
  return end.path;
}

function addQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
