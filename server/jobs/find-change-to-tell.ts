import { type AccountChange, findAccountChange } from '@lunaria/db/queries/account-changes.ts';
import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { ChangeMailDependencies } from './send-factors-changed-mail.ts';

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
