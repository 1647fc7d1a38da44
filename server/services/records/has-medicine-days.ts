import type { Database } from '@lunaria/db/engine/database.ts';
import { isInCalendar } from '@lunaria/domain/records/medicine-days.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { readRecordsIfOpen } from './records-of-kinds.ts';

/** Whether her calendar shows the days of a medicine. */
export async function hasMedicineDays(
  dependencies: { database: Database; keyring: MasterKeyring },
  userId: string,
): Promise<boolean> {
  return (await readRecordsIfOpen(dependencies, userId, 'medication')).some(isInCalendar);
}
