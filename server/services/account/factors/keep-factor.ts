import type { Database } from '@lunaria/db/engine/database.ts';
import { dropRemoval } from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { AppError } from '../../../errors/app-error.ts';
import { noteAccountEvent } from '../note-account-event.ts';

/** Keeps a factor that was to be removed, and tells the mailbox so. Throws AppError('conflict') where it was not. */
export async function keepFactor(
  { database }: { database: Database },
  { id, userId, friendlyName: name }: { id: string; userId: string; friendlyName: string },
): Promise<void> {
  await database.auth.transaction(async (tx) => {
    if (!(await dropRemoval(tx, userId, id))) throw new AppError('conflict', 'It stays as it is.');
    await promiseJob(tx, { userId, job: 'send-factor-removal-mail', subjectId: id });
    await noteAccountEvent(tx, { userId, kind: 'removal-stopped', subjectId: id, name });
  });
}
