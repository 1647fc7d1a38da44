import type { Database } from '@lunaria/db/engine/database.ts';
import { hasRecordRowsOfKind } from '@lunaria/db/queries/medical-records.ts';
import { isInCalendar } from '@lunaria/domain/records/medicine-days.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { readRecordsOfKinds } from './records-of-kinds.ts';

/** Whether her calendar shows the days of a medicine. Nothing is decrypted for a woman without one. */
export async function hasMedicineDays(
  { database, keyring }: { database: Database; keyring: MasterKeyring },
  userId: string,
): Promise<boolean> {
  return await database.readAsUser(userId, async (tx) => {
    if (!(await hasRecordRowsOfKind(tx, userId, 'medication'))) return false;
    const userKey = await openUserKey(tx, keyring, userId);
    return (await readRecordsOfKinds(tx, userKey, userId, ['medication'])).some(isInCalendar);
  });
}
