import type { Database } from '@lunaria/db/engine/database.ts';
import { dropRemoval } from '@lunaria/db/queries/factors.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { AppError } from '../errors/app-error.ts';

/** Keeps a factor that was to be removed, and tells the mailbox so. Throws AppError('conflict') where it was not. */
export async function keepFactor(
  { database }: { database: Database },
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await database.auth.transaction(async (tx) => {
    if (!(await dropRemoval(tx, userId, id))) throw new AppError('conflict', 'It stays as it is.');
    await promiseJob(tx, { userId, job: 'send-factor-removal-mail', subjectId: id });
  });
}
