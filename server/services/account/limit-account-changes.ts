import type { Tx } from '@lunaria/db/engine/database.ts';
import { countAccountChanges } from '@lunaria/db/queries/account-changes.ts';
import { AppError } from '../../errors/app-error.ts';
import { reportSecurityEvent } from '../../logging/report-security-event.ts';

/** Changes of what leads into one account, in a day: each writes a mail, and no person makes as many. */
const CHANGES_PER_DAY = 20;

/**
 * Inside the transaction of a change that a session asks for; throws AppError('rate_limited') for one too many. Taking a
 * change back, and a reset by mail, are never held up by what somebody else did.
 */
export async function limitAccountChanges(tx: Tx, userId: string): Promise<void> {
  if ((await countAccountChanges(tx, userId)) < CHANGES_PER_DAY) return;
  reportSecurityEvent('limit_reached', { userId, limit: 'account changes' });
  throw new AppError('rate_limited', 'Your account was changed many times today. Try again tomorrow.');
}
