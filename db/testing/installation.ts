import { createHash } from 'node:crypto';
import type { RunStatement } from '../engine/database.ts';
import { readMigrationSources } from '../engine/migrate.ts';

/** What a test database holds beside the migrations. `key` changes whenever `install` would do something else. */
export interface Installation {
  key: string;
  install(runAsOwner: RunStatement): Promise<void>;
}

/** Changes with everything that shapes a database before its first row: a template is kept under it. */
export function hashOfInstallation(installation: Installation | undefined, engineVersion = ''): string {
  return hash(`${engineVersion}\n${readMigrationSources()}\n${installation?.key ?? ''}`);
}

/** Of a database that nobody has migrated: the engine alone shapes it. */
export const hashOfNothing = (engineVersion: string): string => hash(engineVersion);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
