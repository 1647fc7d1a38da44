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

/** The name of the newest migration, such as `0049_backup_role`: what the tables of this program look like. */
export function findNewestMigration(): string {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('There are no migrations.');
  return newest.slice(0, -'.sql'.length);
}
