import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { DatabaseAwayError } from '@lunaria/db/engine/database-away-error.ts';
import { PlainConnectionError } from '@lunaria/db/engine/plain-connection-error.ts';
import { type Config, ConfigError } from '../config/read-config.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKey, parseBackupKey } from './backup-key.ts';

/** Runs a command with what stands after its name, prints what it says, and ends with 1 and a sentence where it cannot be done. */
export async function runOperatorCommand(command: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}

/** Throws a ConfigError where the setting is missing or cannot be used. */
export function readBackupKey({ BACKUP_KEY: text }: Config): BackupKey {
  if (text === undefined)
    throw new ConfigError(
      'BACKUP_KEY is not set: "npm run backup -- new-key" prints one. Keep it apart from the backups; without it none opens.',
    );
  return parseBackupKey(text);
}

function describeFailure(error: unknown): string {
  const canBeMended =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof DatabaseAwayError ||
    error instanceof PlainConnectionError;
  if (canBeMended) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
