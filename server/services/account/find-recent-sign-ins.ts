import type { Database } from '@lunaria/db/engine/database.ts';
import { findSignIns } from '@lunaria/db/queries/sign-ins.ts';
import { type RecentSignIn, SIGN_INS_SHOWN } from '@lunaria/domain/account/recent-sign-in.ts';

/** When and how somebody came into an account lately, the newest first. */
export async function findRecentSignIns(database: Database, userId: string): Promise<RecentSignIn[]> {
  const rows = await findSignIns(database.auth, userId, SIGN_INS_SHOWN);
  return rows.map(({ id, method, device, address, at, isUnusual }) => ({
    id,
    method,
    device,
    address,
    at: at.toISOString(),
    is_new_browser: isUnusual,
  }));
}
