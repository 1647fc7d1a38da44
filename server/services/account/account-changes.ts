import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  type AccountChange,
  countAccountChanges,
  insertAccountChange,
} from '@lunaria/db/queries/account-changes.ts';
import { type JobName, promiseJob } from '@lunaria/db/queries/outbox.ts';
import type { AccountChangeKind } from '@lunaria/domain/account/account-change.ts';
import { AppError } from '../../errors/app-error.ts';
import { reportSecurityEvent } from '../../logging/report-security-event.ts';
import { noteAccountEvent } from './account-events.ts';
import { ACCOUNT_REFUSALS } from './refusals.ts';

/** Which mail tells of a change; its subject is the change. */
const MAILS: Record<AccountChangeKind, JobName> = {
  'factor-added': 'send-factors-changed-mail',
  'factor-removed': 'send-factors-changed-mail',
  'codes-renewed': 'send-factors-changed-mail',
  'code-used': 'send-factors-changed-mail',
  'provider-added': 'send-account-linked-mail',
  'provider-removed': 'send-account-linked-mail',
  'email-changed': 'send-email-changed-mail',
};

/** Keeps a change of an account and promises the mail about it, whose link takes it back, inside the transaction that changes it. */
export async function tellAccountChange(
  tx: Tx,
  change: Pick<AccountChange, 'userId' | 'kind'> & Partial<AccountChange>,
): Promise<void> {
  const subjectId = await insertAccountChange(tx, change);
  await noteAccountEvent(tx, change);
  await promiseJob(tx, { userId: change.userId, job: MAILS[change.kind], subjectId });
}

/** Changes of what leads into one account, in a day: each writes a mail, and no person makes as many. */
const CHANGES_PER_DAY = 20;

/**
 * Inside the transaction of a change that a session asks for; throws AppError('rate_limited') for one too many. Taking a
 * change back, and a reset by mail, are never held up by what somebody else did.
 */
export async function limitAccountChanges(tx: Tx, userId: string): Promise<void> {
  if ((await countAccountChanges(tx, userId)) < CHANGES_PER_DAY) return;
  reportSecurityEvent('limit_reached', { userId, limit: 'account changes' });
  throw new AppError('rate_limited', ACCOUNT_REFUSALS.changedTooOften);
}
