import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { locateBackupTarget } from '../config/locate-backups.ts';
import { locateDatabase, locateStorage } from '../config/locate-services.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { createMasterKeyText } from '../encryption/master-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { createStorage } from '../storage/storage.ts';
import { askForBackup } from './backup-request.ts';
import { describeBackup } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';
import { openPlace } from './open-place.ts';
import { readBackupKey } from './read-backup-key.ts';

// `npm run backup`: everything that is stored, into a folder or a bucket (docs/OPERATIONS.md, Backups).

const USAGE = `npm run backup -- --to DIR   writes a backup to a folder or to s3://bucket/prefix, without --to to BACKUP_TO, and removes those older than BACKUP_KEEP_DAYS
npm run backup -- new-key    prints a key for BACKUP_KEY`;

await runOperatorCommand(async (args) => {
  if (args.length === 1 && args[0] === 'new-key') return createMasterKeyText();
  const config = readConfig(process.env);
  const to = readTarget(args) ?? config.BACKUP_TO;
  if (to === undefined) throw new ConfigError(USAGE);
  const key = readBackupKey(config);
  const location = locateDatabase(config);
  // Opening would make one.
  if (location.engine === 'pglite' && !existsSync(join(config.dataDir, 'database')))
    throw new ConfigError(`There is no data in ${config.dataDir}: set DATA_DIR.`);
  const target = locateBackupTarget(config, to);
  await keepPrivate(config.dataDir);
  if (location.engine === 'pglite') {
    const said = await askForBackup(config.dataDir, {
      to: target.kind === 'folder' ? target.folder : to,
      key: config.BACKUP_KEY ?? '',
    });
    if (said !== null) return said;
  }
  const database = await openDatabase(location, installQueue);
  try {
    const storage = createStorage(locateStorage(config));
    const keepDays = config.BACKUP_KEEP_DAYS;
    const place = await openPlace(target);
    return describeBackup(await makeBackup({ database, storage, key, place, keepDays }));
  } finally {
    await database.close();
  }
});

function readTarget(args: string[]): string | undefined {
  let values: { to?: string };
  try {
    ({ values } = parseArgs({ args, options: { to: { type: 'string' } } }));
  } catch {
    throw new ConfigError(USAGE);
  }
  return values.to || undefined;
}
