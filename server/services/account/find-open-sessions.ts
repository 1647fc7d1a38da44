import type { Database } from '@lunaria/db/engine/database.ts';
import { findSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { describeDevice } from '../../auth/describe-device.ts';
import { shortenAddress } from '../../auth/shorten-address.ts';

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
