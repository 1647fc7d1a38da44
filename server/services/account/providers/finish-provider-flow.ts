import { hasVerifiedFactor, lockFactors } from '@lunaria/db/queries/factors.ts';
import { findLinkedProviders, findUserOfProvider } from '@lunaria/db/queries/linked-accounts.ts';
import { type ProviderFlow, takeProviderFlow } from '@lunaria/db/queries/provider-flows.ts';
import { rotateSession, type SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { findWaysIn } from '@lunaria/db/queries/ways-in.ts';
import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import type { ProviderFailure } from '@lunaria/domain/account/provider-outcome.ts';
import { isDisabled } from '../../../auth/disabled-account.ts';
import { hashSecret } from '../../../auth/providers/flow-cookie.ts';
import { ProviderError } from '../../../auth/providers/provider-client.ts';
import type { ProviderIdentity } from '../../../auth/providers/read-identity.ts';
import { isOpen } from '../../../auth/require-session.ts';
import { makeSessionSecret } from '../../../auth/session-writer.ts';
import { reportSecurityEvent } from '../../../logging/report-security-event.ts';
import { enterWithProvider } from './enter-with-provider.ts';
import { linkProviderAccount } from './link-provider-account.ts';
import type { ProviderDependencies } from './start-provider-flow.ts';

interface ProviderAnswer {
  provider: IdentityProvider;
  /** What the browser came back with: code, state and what else the standard names. */
  params: URLSearchParams;
  browserSecret: string | null;
  /** The session of the browser that came back. */
  current: SessionOfUser | null;
}

/** What came of a journey, and the page it ends at. */
export type ProviderFlowEnd =
  | { kind: 'signed-in'; userId: string; path: string }
  /** Her account is known by its address: the link waits until she has logged in as before. */
  | { kind: 'known-address' }
  | { kind: 'linked'; path: string }
  /** The session has another secret now. */
  | { kind: 'proved'; token: string; userId: string; path: string }
  | { kind: 'failed'; failure: ProviderFailure; path: string };

/** A login that the provider dates a little before the journey began is still one of this journey. */
const CLOCK_SKEW_MS = 30_000;

/** Ends the journey that this browser began with this provider; nobody ends it twice. */
export async function finishProviderFlow(
  dependencies: ProviderDependencies,
  { provider, params, browserSecret, current }: ProviderAnswer,
): Promise<ProviderFlowEnd> {
  const { database, providers } = dependencies;
  const state = params.get('state') ?? '';
  const client = providers[provider];
  const flow =
    client &&
    browserSecret !== null &&
    (await takeProviderFlow(database.auth, {
      provider,
      stateHash: hashSecret(state),
      browserHash: hashSecret(browserSecret),
    }));
  if (!flow) return { kind: 'failed', failure: 'ended', path: '/auth/login' };
  const fail = (failure: ProviderFailure): ProviderFlowEnd => ({
    kind: 'failed',
    failure,
    path: flow.failurePath,
  });
  let identity: ProviderIdentity;
  try {
    const { nonce, codeVerifier } = flow;
    identity = await client.finish(params, { state, nonce, codeVerifier });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, reason } = error;
    if (failure !== 'declined') reportSecurityEvent('provider_answer_refused', { provider, failure, reason });
    return fail(failure);
  }
  if (flow.purpose === 'sign-in') return await signIn(dependencies, flow, identity, browserSecret);
  // What was begun in a session ends in that session alone, while it is open.
  if (!current || current.session.id !== flow.sessionId || !isOpen(current.session)) {
    return fail('session_ended');
  }
  const { userId } = current.session;
  if (flow.purpose === 'link') {
    const refusal = await linkProviderAccount(database, { userId, provider, subject: identity.subject });
    return refusal ? fail(refusal) : { kind: 'linked', path: flow.returnPath };
  }
  const proof = await proveSession(dependencies, flow, identity, userId);
  return typeof proof === 'string'
    ? fail(proof)
    : { kind: 'proved', token: proof.token, userId, path: flow.returnPath };
}

async function signIn(
  { database }: ProviderDependencies,
  { provider, fullName, returnPath, failurePath }: ProviderFlow,
  identity: ProviderIdentity,
  browserSecret: string,
): Promise<ProviderFlowEnd> {
  const known = await findUserOfProvider(database.auth, { provider, subject: identity.subject });
  if (known !== null) {
    if (await isDisabled(database, known))
      return { kind: 'failed', failure: 'account_disabled', path: failurePath };
    return { kind: 'signed-in', userId: known, path: returnPath };
  }
  const { confirmedEmail: email, subject } = identity;
  if (email === null) return { kind: 'failed', failure: 'address_not_confirmed', path: failurePath };
  const name = identity.fullName || (fullName ?? '');
  const userId = await enterWithProvider(database, {
    provider,
    subject,
    email,
    fullName: name,
    browserHash: hashSecret(browserSecret),
  });
  return userId === null ? { kind: 'known-address' } : { kind: 'signed-in', userId, path: returnPath };
}

/** The same account at the provider, logged in there within this journey: then the session is proved anew. */
async function proveSession(
  { database }: ProviderDependencies,
  { sessionId, provider, createdAt }: ProviderFlow,
  { subject, authenticatedAt }: ProviderIdentity,
  userId: string,
): Promise<{ token: string } | ProviderFailure> {
  const linked = await findLinkedProviders(database.auth, userId);
  if (!linked.some((one) => one.provider === provider && one.subject === subject)) return 'other_account';
  if (!authenticatedAt || authenticatedAt.getTime() < createdAt.getTime() - CLOCK_SKEW_MS) return 'not_fresh';
  const made = makeSessionSecret();
  return await database.auth.transaction(async (tx) => {
    await lockFactors(tx, userId);
    // Since the journey began, as it was looked at there (services/account/providers/start-provider-flow.ts).
    const { hasPassword } = await findWaysIn(tx, userId);
    if (hasPassword || (await hasVerifiedFactor(tx, userId))) return 'stronger_way';
    if (sessionId === null || !(await rotateSession(tx, sessionId, made))) return 'session_ended';
    return { token: made.token };
  });
}
