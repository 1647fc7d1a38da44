import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteSession, deleteSessionsOfUser } from '@lunaria/db/queries/sessions.ts';
import { AppError } from '../../errors/app-error.ts';
import { noteAccountEvent } from './note-account-event.ts';

/** Ends one session of an account. Throws AppError('not_found') when she has no such session. */
export async function endSession(database: Database, userId: string, sessionId: string): Promise<void> {
  await database.auth.transaction(async (tx) => {
    if (!(await deleteSession(tx, userId, sessionId))) {
      throw new AppError('not_found', 'This session has ended already.');
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
