import { openAsBlob, readFileSync } from 'node:fs';
import { access, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../engine/migrate.ts';
import { hashOfInstallation, hashOfNothing, type Installation } from './installation.ts';

const cacheDir = fileURLToPath(new URL('../../.cache/pglite', import.meta.url));

/**
 * A dump of a migrated, empty database. Making one takes seconds, starting from it a fraction; it is kept under a
 * hash of everything that shapes it, so that it never has to be thrown away by hand.
 */
export async function readPgliteTemplate(installation: Installation | undefined): Promise<Blob> {
  const key = hashOfInstallation(installation, readPglitePackage());
  return await readDump(`template-${key}`, async () => {
    const pglite = await createNewPglite();
    await migrate(drizzle(pglite), { migrationsFolder });
    await installation?.install(async (text, values) =>
      values?.length
        ? await pglite.query(text, values)
        : { rows: (await pglite.exec(text)).flatMap((result) => result.rows) },
    );
    return pglite;
  });
}

/**
 * An embedded database in memory as PGlite makes it, without a table of ours. What PostgreSQL's own programs do for a new
 * one costs five times as much as starting from what they made.
 */
export async function createNewPglite(): Promise<PGlite> {
  const loadDataDir = await readDump(`new-${hashOfNothing(readPglitePackage())}`, () => PGlite.create());
  return await PGlite.create({ loadDataDir });
}

/** The dump of this name; where there is none yet, of the database that `make` opens. */
async function readDump(name: string, make: () => Promise<PGlite>): Promise<Blob> {
  const file = `${cacheDir}/${name}.tar`;
  const isCached = await access(file).then(
    () => true,
    () => false,
  );
  if (!isCached) await writeDump(file, await make());
  return await openAsBlob(file);
}

async function writeDump(file: string, pglite: PGlite): Promise<void> {
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
