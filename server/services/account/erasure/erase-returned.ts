import type { Database } from '@lunaria/db/engine/database.ts';
import { askErasure, findAccountIds, findErased } from '@lunaria/db/queries/erasures.ts';
import { hashErasedAccount } from '../../../encryption/erased-account.ts';
import { type EraseDependencies, eraseDueAccount, removeWhatIsLeft } from './erase-accounts.ts';
import { readLedger } from './erased-ledger.ts';

/**
 * Erases again whoever was erased before and is there all the same: brought back by an older copy of the database that was put beside
 * the files, or erased in part. Returns how many they were. Rejects where the storage cannot be asked.
 */
export async function eraseReturnedAccounts(dependencies: EraseDependencies): Promise<number> {
  const returned = await findReturned(dependencies);
  for (const userId of returned) await eraseAgain(dependencies, userId);
  if (returned.length > 0) {
    dependencies.logger.warn('erased_accounts_were_back', { count: returned.length });
    await removeWhatIsLeft(dependencies, true);
  }
  return returned.length;
}

async function findReturned({ database, storage, auditKey }: EraseDependencies): Promise<string[]> {
  const erased = new Set((await readLedger(storage)).map(({ accountHash }) => accountHash));
  for (const { accountHash } of await database.asWorker(findErased))
    erased.add(Buffer.from(accountHash).toString('hex'));
  if (erased.size === 0) return [];
  const ids = await database.asWorker(findAccountIds);
  return ids.filter((id) => erased.has(hashErasedAccount(auditKey, id).toString('hex')));
}

/** Due from the first step on: should a later one fail, the account cannot be entered, and the worker goes on. */
async function eraseAgain(dependencies: EraseDependencies, userId: string): Promise<void> {
  await askAgain(dependencies.database, userId);
  await eraseDueAccount(dependencies, userId).catch((error: unknown) => {
    dependencies.logger.error('account_not_erased', {
      kind: error instanceof Error ? error.name : 'unknown',
    });
  });
}

const askAgain = (database: Database, userId: string) =>
  database.asUser(userId, (tx) => askErasure(tx, userId, 0));

/** How long a start waits for a storage that does not answer. */
const START_WAIT_MS = 10_000;

/**
 * The comparison as it is done at a start: once, and where the storage could not be asked again and again until it could. Resolves
 * after the accounts are gone, or after ten seconds: nobody's files are there then either.
 */
export function createReturnedEraser(dependencies: EraseDependencies) {
  let isDone = false;
  let running: Promise<void> | null = null;
  const compare = async () => {
    await eraseReturnedAccounts(dependencies);
    isDone = true;
  };
  const compareOnce = async (): Promise<void> => {
    if (isDone) return;
    running ??= compare().finally(() => {
      running = null;
    });
    await running;
  };
  return {
    /** Rejects where it could not be done yet. */
    compareOnce,
    async compareAtStart(): Promise<void> {
      const given = new AbortController();
      const tooLong = new Promise<void>((_, reject) => {
        const timer = setTimeout(() => reject(new Error('The storage does not answer')), START_WAIT_MS);
        given.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      await Promise.race([compareOnce(), tooLong]).catch(() =>
        dependencies.logger.error('erased_accounts_not_compared'),
      );
      given.abort();
    },
  };
}
