import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteSession, deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { AppError } from '../errors/app-error.ts';

/** Ends one session of an account. Throws AppError('not_found') when she has no such session. */
export async function endSession(database: Database, userId: string, sessionId: string): Promise<void> {
  if (!(await deleteSession(database.auth, userId, sessionId))) {
    throw new AppError('not_found', 'This session has ended already.');
  }
}

/** Ends every session of an account but this one. Returns how many. */
export async function endOtherSessions(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<number> {
  return await deleteSessionsOfUser(database.auth, userId, id);
}
