import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countOf } from '@lunaria/domain/count-of.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { loadSecrets } from '../config/load-secrets.ts';
import { locateBackupPlace } from '../config/locate-backups.ts';
import { locateDatabase, locateStorage } from '../config/locate-services.ts';
import { type Config, ConfigError, readConfig } from '../config/read-config.ts';
import { parseMasterKeys } from '../encryption/master-key.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { createStorage } from '../storage/storage.ts';
import { openPlace } from './open-place.ts';
import { readBackupKey } from './read-backup-key.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

// `npm run restore`: a backup into an empty database and storage (docs/OPERATIONS.md, Backups).

const USAGE =
  'npm run restore -- --from DIR [--backup ID]   fills an empty database and storage from a backup in a folder or in s3://bucket/prefix, without --from in BACKUP_TO';

await runOperatorCommand(async (args) => {
  const { id, ...named } = readArguments(args);
  const config = readConfig(process.env);
  const from = named.from ?? config.BACKUP_TO;
  if (from === undefined) throw new ConfigError(USAGE);
  const key = readBackupKey(config);
  const keyring = parseMasterKeys(await loadMasterKey(config));
  await keepPrivate(config.dataDir);
  const storage = createStorage(locateStorage(config));
  const place = await openPlace(locateBackupPlace(config, from));
  const keepDays = config.BACKUP_KEEP_DAYS;
  const run = { location: locateDatabase(config), storage, keyring, key, place, keepDays };
  return describe(await restoreBackup(id === undefined ? run : { ...run, id }));
});

function readArguments(args: string[]): { from: string | undefined; id: string | undefined } {
  let values: { from?: string; backup?: string };
  try {
    ({ values } = parseArgs({ args, options: { from: { type: 'string' }, backup: { type: 'string' } } }));
  } catch {
    throw new ConfigError(USAGE);
  }
  return { from: values.from || undefined, id: values.backup };
}

/** The one that the data was stored under: a new one, as a first start would make it, opens nothing. */
async function loadMasterKey(config: Config): Promise<string> {
  if (config.MASTER_KEY) return config.MASTER_KEY;
  if (!existsSync(config.keyFile))
    throw new ConfigError(
      `The master key that the data was stored under is missing: put the key file back at ${config.keyFile}, or set MASTER_KEY.`,
    );
  return (await loadSecrets(config)).masterKey;
}

function describe({ id, rows, files, leftOut }: Restored): string {
  const done = `${id} was restored: ${countOf(rows, 'row')}, ${countOf(files, 'file')}.`;
  if (leftOut === 0) return done;
  return `${done} ${countOf(leftOut, 'account was', 'accounts were')} erased since and left out.`;
}
