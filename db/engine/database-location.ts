import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
