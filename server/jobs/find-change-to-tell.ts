import type { Database } from '@lunaria/db/engine/database.ts';
import { type AccountChange, findAccountChange } from '@lunaria/db/queries/account-changes.ts';
import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import type { UndoLinks } from '../auth/undo-link.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';

export interface ChangeMailDependencies {
  database: Database;
  sendMail: SendMail;
  undoLinks: UndoLinks;
  publicUrl: string;
}

/** A change of an account and the link that takes it back; null once it was taken back or is too old for that. */
export async function findChangeToTell(
  { database, undoLinks, publicUrl }: Pick<ChangeMailDependencies, 'database' | 'undoLinks' | 'publicUrl'>,
  changeId: string,
): Promise<(AccountChange & { undoUrl: string }) | null> {
  const change = await findAccountChange(database.auth, changeId, { maxDays: UNDO_DAYS });
  if (!change) return null;
  const token = await undoLinks.sign(change.id, change.createdAt);
  // Behind the #: it stands in no log on the way, and in no Referer.
  return { ...change, undoUrl: `${absoluteLink(publicUrl, '/auth/undo')}#${token}` };
}
