import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteOldExports, findUnnamedExports } from '@lunaria/db/queries/exports.ts';
import { EXPORTS_FOLDER } from '../../storage/her-folders.ts';
import type { Storage } from '../../storage/storage.ts';

const AT_ONCE = 200;

/**
 * Takes away what is over, and every file that no row names: of exports that she or the sweep removed, of accounts that are
 * gone, of writing that a crash cut off. A path stands in its row before its file is written, so none under way is lost. May be
 * cut off anywhere, and run in several processes at once.
 */
export async function sweepExports({
  database,
  storage,
}: {
  database: Database;
  storage: Storage;
}): Promise<void> {
  // Files first seen, then rows looked for: a file that comes meanwhile has its row already.
  await database.asWorker((tx) => deleteOldExports(tx));
  let batch: string[] = [];
  const judge = async () => {
    const paths = batch.map((key) => key.slice(EXPORTS_FOLDER.length + 1));
    batch = [];
    for (const path of await database.asWorker((tx) => findUnnamedExports(tx, paths)))
      await storage.remove(`${EXPORTS_FOLDER}/${path}`);
  };
  for await (const { key } of storage.list(EXPORTS_FOLDER)) {
    batch.push(key);
    if (batch.length === AT_ONCE) await judge();
  }
  await judge();
}
