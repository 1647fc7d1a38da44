import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { PlainConnectionError } from '@lunaria/db/engine/plain-connection-error.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { loadSecrets } from '../config/load-secrets.ts';
import { locateDatabase } from '../config/locate-services.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { MasterKeyError, parseMasterKeys } from '../encryption/master-key.ts';
import { describeVerification, verifyChains } from './verify-chains.ts';

// `npm run admin`: what only the operator does, over the owner's connection (docs/OPERATIONS.md).

const USAGE =
  'npm run admin -- verify-chain          looks whether anybody changed an access history behind the server';

try {
  const { text, isFine } = await runCommand(process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  if (!isFine) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

async function runCommand(args: string[]): Promise<{ text: string; isFine: boolean }> {
  if (args.length !== 1 || args[0] !== 'verify-chain') throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  const location = locateDatabase(config);
  // Opening would make one without keys, with which no server could start.
  if (location.engine === 'pglite' && !existsSync(join(config.dataDir, 'database')))
    throw new ConfigError(`There is no data in ${config.dataDir}: set DATA_DIR.`);
  await keepPrivate(config.dataDir);
  const keyring = parseMasterKeys((await loadSecrets(config)).masterKey);
  const found = await verifyChains(location, keyring);
  return { text: describeVerification(found), isFine: found.broken.length === 0 };
}

function describeFailure(error: unknown): string {
  const canBeMended =
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof PlainConnectionError ||
    error instanceof MasterKeyError;
  if (canBeMended) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
