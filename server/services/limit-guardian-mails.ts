import type { Database } from '@lunaria/db/engine/database.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';

/** Mails that one account may cause, and that one address may get, from whichever accounts. */
const GUARDIAN_MAIL_LIMITS = {
  account: { window: 3600, max: 3 },
  address: { window: 86_400, max: 5 },
} as const;

/** Throws AppError('rate_limited') instead of counting on. `fingerprint` stands for the address. */
export async function limitGuardianMails(
  database: Database,
  factor: number,
  { userId, fingerprint }: { userId: string; fingerprint: string },
): Promise<void> {
  const { account, address } = GUARDIAN_MAIL_LIMITS;
  const message = 'The guardian was written to several times. Try again later.';
  await countOrRefuse(database, factor, `guardian-mail|account|${userId}`, account, message);
  await countOrRefuse(database, factor, `guardian-mail|address|${fingerprint}`, address, message);
}
