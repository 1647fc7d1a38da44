import type { Database } from '@lunaria/db/engine/database.ts';
import type { Storage } from '../storage/storage.ts';

/** Stands for `kill -9`: from the chosen step on nothing reaches database or storage, no cleaning up either. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

/**
 * Database and storage of a process that loses its power at its `step`th touch of them: before or after a transaction,
 * before its commit, before or after a file is stored or removed.
 */
export function losePowerAt(step: number, database: Database, storage: Storage) {
  let touched = 0;
  const touch = () => {
    touched += 1;
    if (touched > step) throw new PowerCut();
  };
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    touch();
    const result = await work();
    touch();
    return result;
  };
  return {
    wasCut: () => touched > step,
    database: {
      ...database,
      asUser: async (userId, work) =>
        await guarded(() =>
          database.asUser(userId, async (tx) => {
            const result = await work(tx);
            touch();
            return result;
          }),
        ),
      asWorker: async (work) =>
        await guarded(() =>
          database.asWorker(async (tx) => {
            const result = await work(tx);
            touch();
            return result;
          }),
        ),
    } satisfies Database,
    storage: {
      ...storage,
      putEncrypted: async (...given) => await guarded(() => storage.putEncrypted(...given)),
      remove: async (key) => await guarded(() => storage.remove(key)),
    } satisfies Storage,
  };
}
