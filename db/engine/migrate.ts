import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Where drizzle's migrator finds the SQL files and their journal. */
export const migrationsFolder = folder;

/** The number under which a PostgreSQL advisory lock keeps two starting processes from migrating at once. */
export const migrationLockKey = 7_305_862;

/** A text that changes whenever a migration is added: templates are kept under it (db/testing/installation.ts). */
export function readMigrationSources(): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${name}\n${readFileSync(`${folder}/${name}`, 'utf8')}`)
    .join('\n');
}
