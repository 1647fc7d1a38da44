import { openAsBlob, readFileSync } from 'node:fs';
import { access, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../engine/migrate.ts';
import { hashOfInstallation, type Installation } from './installation.ts';

const cacheDir = fileURLToPath(new URL('../../.cache/pglite', import.meta.url));

/**
 * A dump of a migrated, empty database. Making one takes seconds, starting from it a fraction; it is kept under a
 * hash of everything that shapes it, so that it never has to be thrown away by hand.
 */
export async function readPgliteTemplate(installation: Installation | undefined): Promise<Blob> {
  const key = hashOfInstallation(installation, readPglitePackage());
  const file = `${cacheDir}/template-${key}.tar`;
  const isCached = await access(file).then(
    () => true,
    () => false,
  );
  if (!isCached) await writeTemplate(file, installation);
  return await openAsBlob(file);
}

async function writeTemplate(file: string, installation: Installation | undefined): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder });
  await installation?.install(async (text, values) =>
    values?.length
      ? await pglite.query(text, values)
      : { rows: (await pglite.exec(text)).flatMap((result) => result.rows) },
  );
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(cacheDir, { recursive: true });
  // Test files run side by side: nobody may read half a dump, nor have the one that is being read exchanged.
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, dump.stream());
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
}

/** The text that names the version: a dump of one version is not for another. */
function readPglitePackage(): string {
  const entrance = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFileSync(join(dirname(entrance), '..', 'package.json'), 'utf8');
}
