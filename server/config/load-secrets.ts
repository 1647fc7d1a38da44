import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { createMasterKeyText } from '../encryption/master-key.ts';
import { keepPrivate } from './keep-private.ts';
import { type Config, ConfigError } from './read-config.ts';

export interface Secrets {
  /** Signs session cookies and encrypts the private half of the token keys. */
  sessionSecret: string;
  /** Wraps every user's data key; the form of the MASTER_KEY setting. */
  masterKey: string;
}

const keyFileSchema = z.object({ sessionSecret: z.string().min(32), masterKey: z.string().min(32) });

/**
 * Returns the secrets from the settings or, embedded, from the key file, which is made at the first start and
 * readable by its owner only. Throws ConfigError when the data is there and its keys are not.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  if (config.SESSION_SECRET && config.MASTER_KEY) {
    return { sessionSecret: config.SESSION_SECRET, masterKey: config.MASTER_KEY };
  }
  const stored = (await readKeyFile(config.keyFile)) ?? (await createKeyFile(config));
  return {
    sessionSecret: config.SESSION_SECRET ?? stored.sessionSecret,
    masterKey: config.MASTER_KEY ?? stored.masterKey,
  };
}

async function readKeyFile(path: string): Promise<Secrets | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ConfigError(`The key file ${path} cannot be read (${error.code}).`);
  });
  if (text === null) return null;
  await keepPrivate(path);
  try {
    return keyFileSchema.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(`The key file ${path} is damaged: put its backup in place.`);
  }
}

async function createKeyFile({ keyFile, dataDir }: Config): Promise<Secrets> {
  if (await exists(join(dataDir, 'database'))) {
    throw new ConfigError(
      `The data in ${dataDir} was encrypted with a key that is missing: put the key file back at ${keyFile} (or set KEY_FILE to where it is).`,
    );
  }
  const secrets = {
    sessionSecret: randomBytes(32).toString('base64'),
    masterKey: createMasterKeyText(),
  };
  await mkdir(dirname(keyFile), { recursive: true });
  // Written aside and linked into place: no reader sees half a file, and of two first starts one key wins.
  const temporary = `${keyFile}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    await link(temporary, keyFile);
    return secrets;
  } catch (error) {
    const winner = await readKeyFile(keyFile);
    if (winner) return winner;
    throw error;
  } finally {
    await unlink(temporary);
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
