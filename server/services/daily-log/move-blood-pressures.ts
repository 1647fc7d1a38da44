import type { Database } from '@lunaria/db/engine/database.ts';
import { lockPressuresOfBefore, movePressures } from '@lunaria/db/queries/blood-pressures-of-before.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { openBloodPressure, sealBloodPressure } from './log-blood-pressure.ts';

/** Days in one transaction: what is cut off costs at most as many, and others have their turn between. */
const AT_ONCE = 100;

/**
 * Takes her blood pressures out of the rows of her logs, where they stood before there were measurements, and seals them
 * for their new place. May be cut off anywhere and called again: each part is one transaction, and what was moved is not
 * found a second time. One that does not open stays where it is, and is shown as unreadable. Throws MasterKeyError or
 * TamperedError where her key does not open.
 */
export async function moveBloodPressures(
  { database, keyring }: { database: Database; keyring: MasterKeyring },
  userId: string,
  stop: AbortSignal,
): Promise<void> {
  for (let after: CalendarDate | null = null; ; ) {
    stop.throwIfAborted();
    const from: CalendarDate | null = after;
    const last: CalendarDate | null = await database.asUser(userId, async (tx) => {
      await lockRecords(tx, 'daily_logs', userId);
      const rows = await lockPressuresOfBefore(tx, userId, from, AT_ONCE);
      if (rows.length === 0) return null;
      const userKey = await openUserKey(tx, keyring, userId);
      await movePressures(
        tx,
        userId,
        rows.flatMap((row) => sealAnew(userKey, userId, row) ?? []),
      );
      return rows.at(-1)?.log_date ?? null;
    });
    if (last === null) return;
    after = last;
  }
}

function sealAnew(
  userKey: UserKey,
  userId: string,
  { log_date, bytes }: { log_date: CalendarDate; bytes: Uint8Array },
): { log_date: CalendarDate; id: string; content: Uint8Array } | null {
  try {
    const text = openBloodPressure(userKey, userId, log_date, { id: null, bytes });
    const sealed = sealBloodPressure(userKey, userId, log_date, text);
    return sealed && { log_date, id: sealed.id, content: sealed.bytes };
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}
