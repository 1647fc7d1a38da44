import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  deleteEmailChange,
  findEmailChange,
  markSideConfirmed,
  setEmail,
} from '@lunaria/db/queries/email-changes.ts';
import { deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { DEAD_EMAIL_LINK_MESSAGE, type EmailLinkFacts } from '@lunaria/domain/account/email-change.ts';
import type { EmailLink } from '../../../auth/email-change-link.ts';
import { AppError } from '../../../errors/app-error.ts';
import { tellAccountChange } from '../account-changes.ts';
import type { EmailChangeDependencies } from './change-email.ts';

type Dependencies = Pick<EmailChangeDependencies, 'database' | 'emailChangeLinks'>;

/** Throws AppError('dead_link'), as `confirmEmailChange` does. Changes nothing: mail scanners open links too. */
export async function lookAtEmailLink(
  { database, emailChangeLinks }: Dependencies,
  token: string,
): Promise<EmailLinkFacts> {
  const link = await emailChangeLinks.verify(token);
  if (!link) throw deadLink();
  const { change, side, isOtherConfirmed } = await findOpen(database.auth, link);
  return {
    side,
    new_email: change.newEmail,
    old_email: side === 'old' ? change.oldEmail : null,
    is_other_confirmed: isOtherConfirmed,
  };
}

/** Whose address it is, and whether both have agreed: then the account has the new one. */
interface ConfirmedEmail {
  userId: string;
  isChanged: boolean;
}

/**
 * Takes the yes of one address. With the second one the account gets the new address, every session ends but the one that
 * asked, and the old address is promised a mail that says so. Throws AppError('dead_link') for a link that was used,
 * replaced, too old or never ours, and when somebody else has the new address by now. Of two uses at once one counts.
 */
export async function confirmEmailChange(
  { database, emailChangeLinks }: Dependencies,
  token: string,
): Promise<ConfirmedEmail> {
  const link = await emailChangeLinks.verify(token);
  if (!link) throw deadLink();
  const confirmed = await database.auth.transaction(async (tx) => {
    const { change, side, isOtherConfirmed } = await findOpen(tx, link, { lock: true });
    const { id, userId } = change;
    await markSideConfirmed(tx, id, side);
    if (!isOtherConfirmed) return { userId, isChanged: false };
    if (!(await setEmail(tx, change))) {
      await deleteEmailChange(tx, id);
      return null;
    }
    await deleteSessionsOfUser(tx, userId, change.sessionId);
    await deleteEmailChange(tx, id);
    const before = { old_email: change.oldEmail, new_email: change.newEmail };
    await tellAccountChange(tx, { userId, kind: 'email-changed', before });
    return { userId, isChanged: true };
  });
  if (confirmed === null) throw deadLink();
  return confirmed;
}

/** The change of a link that still waits for that side's answer. */
async function findOpen(tx: Tx, link: EmailLink, options: { lock?: boolean } = {}) {
  const change = await findEmailChange(tx, link.changeId, options);
  if (!change) throw deadLink();
  const { oldConfirmedAt, newConfirmedAt } = change;
  const [own, other] =
    link.side === 'old' ? [oldConfirmedAt, newConfirmedAt] : [newConfirmedAt, oldConfirmedAt];
  if (own !== null) throw deadLink();
  return { change, side: link.side, isOtherConfirmed: other !== null };
}

function deadLink(): AppError {
  return new AppError('dead_link', DEAD_EMAIL_LINK_MESSAGE);
}
