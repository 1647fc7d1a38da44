import type { Database } from '@lunaria/db/engine/database.ts';
import { findDisabledSince } from '@lunaria/db/queries/disabled-accounts.ts';
import { AppError } from '../errors/app-error.ts';

/** Throws AppError('account_disabled') where the operator has disabled an account: nobody gets into it, whatever they showed. */
export async function refuseDisabled(database: Database, userId: string): Promise<void> {
  if (await isDisabled(database, userId)) throw new AppError('account_disabled');
}

export async function isDisabled(database: Database, userId: string): Promise<boolean> {
  return (await findDisabledSince(database.auth, userId)) !== null;
}
