import { type Config, ConfigError } from '../config/read-config.ts';
import { type BackupKey, parseBackupKey } from './backup-key.ts';

/** Throws a ConfigError where the setting is missing or cannot be used. */
export function readBackupKey({ BACKUP_KEY: text }: Config): BackupKey {
  if (text === undefined)
    throw new ConfigError(
      'BACKUP_KEY is not set: "npm run backup -- new-key" prints one. Keep it apart from the backups; without it none opens.',
    );
  return parseBackupKey(text);
}
