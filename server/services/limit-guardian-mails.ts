import type { Database } from '@lunaria/db/engine/database.ts';
import { createRateLimitStorage } from '../auth/rate-limits.ts';
import { AppError } from '../errors/app-error.ts';

/** Mails that one account may cause, and that one address may get, from whichever accounts. */
export const GUARDIAN_MAIL_LIMITS = {
  account: { window: 3600, max: 3 },
  address: { window: 86_400, max: 5 },
} as const;

/** Throws AppError('rate_limited') instead of counting on. `fingerprint` stands for the address. */
export async function limitGuardianMails(
  database: Database,
  factor: number,
  { userId, fingerprint }: { userId: string; fingerprint: string },
): Promise<void> {
  const { consume } = createRateLimitStorage(database);
  const { account, address } = GUARDIAN_MAIL_LIMITS;
  for (const [key, rule] of [
    [`guardian-mail|account|${userId}`, account],
    [`guardian-mail|address|${fingerprint}`, address],
  ] as const) {
    const { retryAfter } = await consume(key, { ...rule, max: Math.ceil(rule.max * factor) });
    if (retryAfter !== null) {
      throw new AppError('rate_limited', 'The guardian was written to several times. Try again later.', {
        'Retry-After': String(retryAfter),
      });
    }
  }
}
