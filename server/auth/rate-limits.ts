import type { Database } from '@lunaria/db/engine/database.ts';
import { countRequest } from '@lunaria/db/queries/rate-limits.ts';
import { AppError } from '../errors/app-error.ts';
import { reportSecurityEvent } from '../logging/report-security-event.ts';
import { networkOf } from './shorten-address.ts';

interface RateLimitRule {
  /** Seconds. */
  window: number;
  /** Requests in one window under one key: from one client address, of one account. */
  max: number;
}

/** Every other route of the account library. */
export const DEFAULT_RULE: RateLimitRule = { window: 60, max: 120 };

/**
 * Routes where guessing pays or where an answer tells something: passwords, and whether an address is in use; and those
 * that make the server write mails.
 * Reading the own session happens at every page and needs room.
 */
export const RULES: Record<string, RateLimitRule> = {
  '/sign-in/email': { window: 300, max: 10 },
  '/sign-up/email': { window: 3600, max: 10 },
  '/sign-in/social': { window: 300, max: 20 },
  '/callback/:provider': { window: 300, max: 40 },
  '/callback/apple': { window: 300, max: 40 },
  '/send-verification-email': { window: 3600, max: 5 },
  '/verify-email': { window: 300, max: 20 },
  '/request-password-reset': { window: 3600, max: 10 },
  '/reset-password': { window: 300, max: 10 },
  '/change-password': { window: 300, max: 10 },
  '/factors/:id/challenge': { window: 300, max: 30 },
  '/factors/:id/verify': { window: 300, max: 30 },
  '/recovery-codes': { window: 3600, max: 20 },
  '/recovery-codes/verify': { window: 300, max: 10 },
  '/unlock': { window: 300, max: 20 },
  '/unlock/passkey': { window: 300, max: 20 },
  '/proof': { window: 300, max: 20 },
  // The login screen may ask for a passkey each time it is opened.
  '/passkeys/challenge': { window: 300, max: 60 },
  '/passkeys/verify': { window: 300, max: 10 },
  '/password': { window: 300, max: 60 },
  '/change-email/link': { window: 300, max: 30 },
  '/change-email/confirm': { window: 300, max: 10 },
  '/undo/link': { window: 300, max: 30 },
  '/undo': { window: 300, max: 10 },
  // Each may cause a mail.
  '/erasure': { window: 3600, max: 20 },
  '/erasure/parts': { window: 3600, max: 60 },
  '/erasure/parts/preview': { window: 300, max: 60 },
  '/reset-password/link': { window: 300, max: 30 },
  '/get-session': { window: 60, max: 300 },
  '/token': { window: 60, max: 120 },
  // Secrets in addresses: calendars of many women are fetched from few addresses, a page for helpers is opened by people.
  '/calendar/:secret': { window: 3600, max: 1200 },
  '/e/:secret': { window: 3600, max: 120 },
  // Ours: each may cause a mail to somebody else.
  '/newsletter': { window: 3600, max: 20 },
  '/contact': { window: 86_400, max: 20 },
};

/** How many times the room of one address its whole network has, where requests are counted by five minutes or more. */
const NETWORK_ROOM = 5;
const NETWORK_WINDOW_SECONDS = 300;

/** The rules with `factor` times the room: benchmarks and tests all come from one address. */
export function scaleRules(factor: number): {
  defaultRule: RateLimitRule;
  rules: Record<string, RateLimitRule>;
} {
  return {
    defaultRule: scale(DEFAULT_RULE, factor),
    rules: Object.fromEntries(Object.entries(RULES).map(([path, rule]) => [path, scale(rule, factor)])),
  };
}

function scale({ window, max }: RateLimitRule, factor: number): RateLimitRule {
  return { window, max: Math.ceil(max * factor) };
}

/**
 * Counts in the database, so that all processes of a server share one count. What is counted by an address
 * (`<address>|<route>`) is counted by its network too: somebody may have 256 addresses as easily as one.
 */
export function createRateLimitStorage(database: Database) {
  const count = async (key: string, { window, max }: RateLimitRule): Promise<number | null> => {
    const counted = await countRequest(database.auth, key, window);
    // Once for a window, whatever process counts: every further one would only fill the log.
    if (counted.count === max + 1) reportSecurityEvent('limit_reached', { limit: nameLimit(key) });
    return counted.count <= max ? null : counted.secondsLeft;
  };
  return {
    consume: async (key: string, rule: RateLimitRule) => {
      const retryAfter = await count(key, rule);
      if (retryAfter !== null || rule.window < NETWORK_WINDOW_SECONDS) return answer(retryAfter);
      const [address = '', ...route] = key.split('|');
      const network = networkOf(address);
      if (network === null) return answer(null);
      return answer(await count([network, ...route].join('|'), scale(rule, NETWORK_ROOM)));
    },
  };
}

/** A limit's key without whose it is: the route, or what is counted. */
function nameLimit(key: string): string {
  const [first = '', ...rest] = key.split('|');
  return rest[0]?.startsWith('/') ? rest.join('|') : [first, ...rest.slice(0, -1)].join(' ');
}

function answer(retryAfter: number | null): { allowed: boolean; retryAfter: number | null } {
  return { allowed: retryAfter === null, retryAfter };
}

/**
 * Counts one more of `key`, of which the rule allows `factor` times as many as it says. Returns the seconds to wait when
 * it was one too many, null when it was not.
 */
export async function countLimited(
  database: Database,
  factor: number,
  key: string,
  rule: RateLimitRule,
): Promise<number | null> {
  return (await createRateLimitStorage(database).consume(key, scale(rule, factor))).retryAfter;
}

/** The same; throws AppError('rate_limited') with Retry-After, and the message if there is one, for one too many. */
export async function countOrRefuse(
  database: Database,
  factor: number,
  key: string,
  rule: RateLimitRule,
  message?: string,
): Promise<void> {
  const retryAfter = await countLimited(database, factor, key, rule);
  if (retryAfter !== null) {
    throw new AppError('rate_limited', message, { 'Retry-After': String(retryAfter) });
  }
}
