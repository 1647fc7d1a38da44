import { ACCOUNT_DISABLED_MESSAGE } from './disabled.ts';
import { IDENTITY_PROVIDERS, type IdentityProvider, PROVIDER_NAMES } from './identity-provider.ts';

/** What the browser brings back in its address; the words for it are here, so that no address can bring its own. */
const FAILURES = {
  declined: (name: string) => `You did not finish at ${name}. Nothing was changed.`,
  unreachable: (name: string) => `${name} could not be reached. Try again in a moment.`,
  failed: (name: string) => `What ${name} answered could not be verified. Nothing was changed. Try again.`,
  ended: (name: string) =>
    `That took too long, or was begun in another browser. Nothing was changed. Start again with ${name} here.`,
  address_not_confirmed: (name: string) =>
    `${name} has not confirmed your email address. Confirm it there, or use your email and a password here.`,
  linked_elsewhere: (name: string) => `This ${name} account opens another account here. Nothing was changed.`,
  other_linked: (name: string) =>
    `Another ${name} account is linked already. Remove it first, then add this one.`,
  account_disabled: () => ACCOUNT_DISABLED_MESSAGE,
  session_ended: () => 'You were logged out meanwhile. Nothing was changed. Log in and try again.',
  other_account: (name: string) =>
    `That is not the ${name} account that is linked here. Nothing was changed.`,
  stronger_way: () => 'Your account has a stronger way to confirm that it is you by now. Use that one.',
  not_fresh: (name: string) =>
    `${name} did not confirm that you logged in there just now. Log out and log in again instead.`,
};

export type ProviderFailure = keyof typeof FAILURES;

/** What the address brings back beside failures: said calmly. */
const NEWS = ['known_address', 'linked', 'proved'] as const;

export type ProviderNews = (typeof NEWS)[number];

export const PROVIDER_QUERY = {
  provider: 'provider',
  failure: 'provider_error',
  news: 'provider_news',
} as const;

/** The parameters of an address. */
interface Query {
  get(name: string): string | null;
}

interface ProviderOutcome {
  provider: IdentityProvider;
  /** The sentence for the toast; null when nothing failed. */
  failure: string | null;
  news: ProviderNews | null;
}

/** The query of a page that tells what came of a journey to a provider. */
export function writeProviderOutcome(
  provider: IdentityProvider,
  outcome: { failure: ProviderFailure } | { news: ProviderNews },
): string {
  const told =
    'failure' in outcome
      ? `${PROVIDER_QUERY.failure}=${outcome.failure}`
      : `${PROVIDER_QUERY.news}=${outcome.news}`;
  return `${told}&${PROVIDER_QUERY.provider}=${provider}`;
}

/** What the query of a page tells; null when it tells nothing that we would. */
export function readProviderOutcome(params: Query): ProviderOutcome | null {
  const provider = IDENTITY_PROVIDERS.find((known) => known === params.get(PROVIDER_QUERY.provider));
  if (!provider) return null;
  const failure = params.get(PROVIDER_QUERY.failure);
  const news = NEWS.find((known) => known === params.get(PROVIDER_QUERY.news)) ?? null;
  if (failure !== null && Object.hasOwn(FAILURES, failure)) {
    // as: hasOwn has just said so
    return {
      provider,
      failure: FAILURES[failure as ProviderFailure](PROVIDER_NAMES[provider]),
      news: null,
    };
  }
  return news && { provider, failure: null, news };
}
