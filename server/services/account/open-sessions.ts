import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteSession, deleteSessionsOfUser, findSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { describeDevice } from '../../auth/describe-device.ts';
import { shortenAddress } from '../../auth/shorten-address.ts';
import { AppError } from '../../errors/app-error.ts';
import { noteAccountEvent } from './account-events.ts';
import { ACCOUNT_REFUSALS } from './refusals.ts';

/** Where an account is signed in: the session that asks first, then the last used. */
export async function findOpenSessions(
  database: Database,
  current: { id: string; userId: string },
): Promise<OpenSession[]> {
  const rows = await findSessionsOfUser(database.auth, current.userId);
  const sessions = rows.map(
    ({ id, ipAddress, userAgent, createdAt, updatedAt }): OpenSession => ({
      id,
      device: describeDevice(userAgent),
      address: shortenAddress(ipAddress),
      signed_in_at: createdAt.toISOString(),
      last_used_at: updatedAt.toISOString(),
      is_current: id === current.id,
    }),
  );
  return sessions.sort((one, two) => Number(two.is_current) - Number(one.is_current));
}

/** Ends one session of an account. Throws AppError('not_found') when she has no such session. */
export async function endSession(database: Database, userId: string, sessionId: string): Promise<void> {
  await database.auth.transaction(async (tx) => {
    if (!(await deleteSession(tx, userId, sessionId))) {
      throw new AppError('not_found', ACCOUNT_REFUSALS.sessionEnded);
    }
    await noteAccountEvent(tx, { userId, kind: 'sessions-ended' });
  });
}

/** Ends every session of an account but this one. Returns how many. */
export async function endOtherSessions(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<number> {
  return await database.auth.transaction(async (tx) => {
    const count = await deleteSessionsOfUser(tx, userId, id);
    if (count > 0) await noteAccountEvent(tx, { userId, kind: 'sessions-ended', count });
    return count;
  });
}
