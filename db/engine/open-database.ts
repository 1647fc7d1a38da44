import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, RunStatement } from './database.ts';

export type DatabaseLocation =
  | { engine: 'pglite'; dataDir: string | null; template?: Blob | undefined }
  | { engine: 'postgres'; url: string; poolSize?: number | undefined; allowsPlain?: boolean | undefined };

/** Where the embedded database lies in its data directory. */
export const locateFiles = (dataDir: string) => join(dataDir, 'database');

/** Whether opening it will make a new embedded database, which takes seconds and several hundred megabytes. */
export function isNewDatabase(location: DatabaseLocation): boolean {
  return (
    location.engine === 'pglite' && location.dataDir !== null && !existsSync(locateFiles(location.dataDir))
  );
}

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
