import type { Database, RunStatement } from './database.ts';
import type { DatabaseLocation } from './database-location.ts';

/** Opens, migrates and returns the database; the engine that is not used is not even loaded. */
export async function openDatabase(
  location: DatabaseLocation,
  afterMigrate?: (runAsOwner: RunStatement) => Promise<void>,
): Promise<Database> {
  if (location.engine === 'pglite') {
    const { openPglite } = await import('./pglite.ts');
    return await openPglite({ ...location, afterMigrate });
  }
  const { openPostgres } = await import('./postgres.ts');
  return await openPostgres({ ...location, afterMigrate });
}
