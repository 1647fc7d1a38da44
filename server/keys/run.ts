import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { loadSecrets } from '../config/load-secrets.ts';
import { locateDatabase } from '../config/locate-services.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { type MasterKeyring, parseMasterKeys } from '../encryption/master-key.ts';
import { type Rotation, rotateMasterKey } from './rotate-master-key.ts';

// `npm run keys -- rotate`: finishes a rotation of the master key (docs/OPERATIONS.md, Keys).

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

async function runCommand(args: string[]): Promise<string> {
  if (args.length !== 1 || args[0] !== 'rotate') {
    throw new ConfigError(
      'npm run keys -- rotate          wraps everything anew with the first key of MASTER_KEY or of the key file',
    );
  }
  const config = readConfig(process.env);
  const location = locateDatabase(config);
  if (location.engine === 'pglite' && !existsSync(join(config.dataDir, 'database')))
    throw new ConfigError(`There is no data in ${config.dataDir}: set DATA_DIR.`);
  await keepPrivate(config.dataDir);
  const keyring = parseMasterKeys((await loadSecrets(config)).masterKey);
  return describe(await rotateMasterKey(location, keyring), keyring);
}

function describe({ rewrapped, unreadable, stillNeeded }: Rotation, { current, all }: MasterKeyring): string {
  const done = `${countOf(rewrapped, 'key was', 'keys were')} wrapped anew with "${current.id}".`;
  if (unreadable > 0) {
    return `${done} ${unreadable} did not open and ${wordFor(unreadable, 'stays', 'stay')} as before: they are damaged, and ${quote(stillNeeded)} must stay in the list.`;
  }
  if (stillNeeded.length > 0) {
    return `${done} Meanwhile a server wrote under ${quote(stillNeeded)}: give every server the new list, start it again, and run this again.`;
  }
  const old = [...all.keys()].filter((id) => id !== current.id);
  if (old.length === 0) return `${done} Nothing lies under another key.`;
  return `${done} Nothing needs ${quote(old)} any more: take it out of the list and start every server again. Older backups still need it.`;
}

function quote(ids: string[]): string {
  return ids.map((id) => `"${id}"`).join(', ');
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirectoryInUseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
