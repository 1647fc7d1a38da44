import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { locateDatabase, locateStorage } from '../config/locate-services.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { createMasterKeyText } from '../encryption/master-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { createStorage } from '../storage/storage.ts';
import { askForBackup } from './backup-request.ts';
import { describeBackup } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';
import { readBackupKey } from './read-backup-key.ts';

// `npm run backup`: everything that is stored, into a folder (docs/OPERATIONS.md, Backups).

const USAGE = `npm run backup -- --to DIR   writes a backup, and removes those older than BACKUP_KEEP_DAYS
npm run backup -- new-key    prints a key for BACKUP_KEY`;

await runOperatorCommand(async (args) => {
  if (args.length === 1 && args[0] === 'new-key') return createMasterKeyText();
  const folder = readFolder(args);
  const config = readConfig(process.env);
  const key = readBackupKey(config);
  const location = locateDatabase(config);
  // Opening would make one.
  if (location.engine === 'pglite' && !existsSync(join(config.dataDir, 'database')))
    throw new ConfigError(`There is no data in ${config.dataDir}: set DATA_DIR.`);
  if (`${folder}/`.startsWith(`${config.dataDir}/`))
    throw new ConfigError(`A backup in ${config.dataDir} goes with what it is for: name another folder.`);
  await keepPrivate(config.dataDir);
  if (location.engine === 'pglite') {
    const said = await askForBackup(config.dataDir, { folder, key: config.BACKUP_KEY ?? '' });
    if (said !== null) return said;
  }
  const database = await openDatabase(location, installQueue);
  try {
    const storage = createStorage(locateStorage(config));
    const keepDays = config.BACKUP_KEEP_DAYS;
    return describeBackup(await makeBackup({ database, storage, key, folder, keepDays }));
  } finally {
    await database.close();
  }
});

function readFolder(args: string[]): string {
  let values: { to?: string };
  try {
    ({ values } = parseArgs({ args, options: { to: { type: 'string' } } }));
  } catch {
    throw new ConfigError(USAGE);
  }
  if (!values.to) throw new ConfigError(USAGE);
  return resolve(values.to);
}
