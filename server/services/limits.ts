import type { Database } from '@lunaria/db/engine/database.ts';
import {
  EMAIL_CHANGE_MAILS_PER_HOUR,
  EMAIL_CHANGE_TEXTS,
  EMAIL_CHANGES_PER_HOUR,
} from '@lunaria/domain/account/email-change.ts';
import { PASSWORD_RESET_MAILS_PER_HOUR } from '@lunaria/domain/account/password-reset.ts';
import { EXPORT_LIMITS, EXPORT_TEXTS } from '@lunaria/domain/export/data-export.ts';
import { countLimited, countOrRefuse } from '../auth/rate-limits.ts';

interface Limit {
  /** Seconds. */
  window: number;
  /** Uses in one window. */
  max: number;
  /** What whoever is refused reads; without it the usual sentence about too many attempts. */
  message?: string;
}

/** How often something may be done in a while, by what it is counted; requests by address are in auth/rate-limits.ts. */
export const LIMITS = {
  // More than one change a second, from all her devices. Nobody taps as fast for as long, and a device that was away sends
  // at most two for each day it kept. The browser's queue sends later what is refused here.
  'entry|account': {
    window: 3600,
    max: 5_000,
    message: 'These were many changes in an hour. They can be sent again later.',
  },
  // Tries that failed included: years of papers in a few evenings.
  'upload|account': {
    window: 86_400,
    max: 200,
    message: 'These were many uploads for one day. The next ones can follow tomorrow.',
  },
  // A reading can take ten minutes of a processor.
  're-reading|account': {
    window: 60,
    max: 10,
    message: 'These were many documents at once. Wait a minute, then try again.',
  },
  // More is no person who tries again what did not go well.
  're-reading-day|account': {
    window: 86_400,
    max: 100,
    message: 'These were as many documents as are read again in one day. Try again tomorrow.',
  },
  // Each page takes a fraction of a second of a processor.
  'typesetting|account': {
    window: 60,
    max: 20,
    message: 'These were many files at once. Wait a minute, then try again.',
  },
  // Each reads everything of hers.
  'export|account': { window: 86_400, max: EXPORT_LIMITS.perDay, message: EXPORT_TEXTS.tooMany },
  // Mails that one account may cause, and that one address may get, from whichever accounts.
  'guardian-mail|account': {
    window: 3600,
    max: 3,
    message: 'The guardian was written to several times. Try again later.',
  },
  'guardian-mail|address': {
    window: 86_400,
    max: 5,
    message: 'The guardian was written to several times. Try again later.',
  },
  'change-email|account': { window: 3600, max: EMAIL_CHANGES_PER_HOUR, message: EMAIL_CHANGE_TEXTS.tooMany },
  'change-email|address': { window: 3600, max: EMAIL_CHANGE_MAILS_PER_HOUR },
  'password-reset|address': { window: 3600, max: PASSWORD_RESET_MAILS_PER_HOUR },
  // Each text message costs the operator money, and may go to a telephone that is not hers.
  'phone-code|account': {
    window: 3600,
    max: 5,
    message: 'Too many messages in an hour. Wait, or use another way.',
  },
  'phone-code|number': {
    window: 3600,
    max: 5,
    message: 'Too many messages in an hour. Wait, or use another way.',
  },
  // A calendar program looks every few hours; she may have it in several.
  'calendar-feed|link': { window: 3600, max: 60 },
  'emergency-page|link': { window: 3600, max: 60 },
  // Tries for one account, from wherever they come.
  'recovery-code': { window: 900, max: 10 },
} as const satisfies Record<string, Limit>;

export interface LimitDependencies {
  database: Database;
  /** Benchmarks and tests, which all are one person, have more room. */
  config: { RATE_LIMIT_FACTOR: number };
}

/**
 * Counts one more use; throws AppError('rate_limited') with the time to wait for one too many. `whose` is an account's id,
 * or what stands for an address or a number: neither of them is stored.
 */
export async function countUse(
  { database, config }: LimitDependencies,
  kind: keyof typeof LIMITS,
  whose: string,
): Promise<void> {
  const { message, ...rule }: Limit = LIMITS[kind];
  await countOrRefuse(database, config.RATE_LIMIT_FACTOR, `${kind}|${whose}`, rule, message);
}

/** Counts one more use and returns whether there was room, for what nobody is to be told of. */
export async function hasRoomForUse(
  { database, config }: LimitDependencies,
  kind: keyof typeof LIMITS,
  whose: string,
): Promise<boolean> {
  return (await countLimited(database, config.RATE_LIMIT_FACTOR, `${kind}|${whose}`, LIMITS[kind])) === null;
}
