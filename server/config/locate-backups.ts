import { resolve } from 'node:path';
import { type BackupKey, parseBackupKey } from '../backup/backup-key.ts';
import type { BackupPlaceLocation } from '../backup/open-place.ts';
import type { S3Config } from '../storage/s3-driver.ts';
import { checkEndpoint, locateStorage } from './locate-services.ts';
import { type Config, ConfigError } from './read-config.ts';

/** Backups that the server makes by itself, and where it notes who is erased. */
export interface BackupPlan {
  location: BackupPlaceLocation;
  key: BackupKey;
  /** `03:00`, by the clock of this machine. */
  at: string;
  keepDays: number;
}

/** Null where the server makes none. Throws a ConfigError or MasterKeyError where the settings contradict each other. */
export function locateBackups(config: Config): BackupPlan | null {
  const { BACKUP_TO: to, BACKUP_AT: at, BACKUP_KEEP_DAYS: keepDays } = config;
  if (to === undefined) return null;
  if (config.BACKUP_KEY === undefined)
    throw new ConfigError(
      'With BACKUP_TO set, BACKUP_KEY must be set too: "npm run backup -- new-key" prints one. Keep it apart from the backups; without it none opens.',
    );
  return { location: locateBackupTarget(config, to), key: parseBackupKey(config.BACKUP_KEY), at, keepDays };
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
/** What the storage has in its bucket. */
const STORED_FOLDERS = ['documents', 'exports', 'erased'];

/** The same for what is written to. Throws a ConfigError where backups cannot lie there. */
export function locateBackupTarget(config: Config, to: string): BackupPlaceLocation {
  const location = locateBackupPlace(config, to);
  if (location.kind === 'folder') {
    if (`${location.folder}/`.startsWith(`${config.dataDir}/`))
      throw new ConfigError(`A backup in ${config.dataDir} goes with what it is for: name another folder.`);
    return location;
  }
  const { s3, prefix } = location;
  const storage = locateStorage(config);
  const isSameBucket =
    storage.driver === 's3' && storage.bucket === s3.bucket && storage.endpoint === s3.endpoint;
  if (isSameBucket && (prefix === '' || STORED_FOLDERS.includes(prefix.split('/')[0] ?? '')))
    throw new ConfigError(
      'A backup among the files goes with what it is for: name another bucket, or a prefix of its own.',
    );
  return location;
}

/** A folder, or `s3://bucket/prefix`. Throws a ConfigError where it is neither. */
export function locateBackupPlace(config: Config, to: string): BackupPlaceLocation {
  if (to.toLowerCase().startsWith('s3:')) return locateBucket(config, to);
  if (/^[a-z][a-z0-9+-]+:\/\//i.test(to))
    throw new ConfigError('Backups go to a folder or to s3://bucket/prefix, and to no other address.');
  return { kind: 'folder', folder: resolve(to) };
}

function locateBucket(config: Config, to: string): BackupPlaceLocation {
  const [, bucket, path = ''] = BUCKET.exec(to) ?? [];
  const prefix = path.replace(/\/+$/, '');
  if (bucket === undefined || (prefix !== '' && !PREFIX.test(prefix)))
    throw new ConfigError(
      'A bucket for backups is named as s3://bucket/prefix, the prefix of letters, digits, ".", "_" and "-" with "/" between them.',
    );
  const s3 = { ...findAccess(config), driver: 's3' as const, bucket };
  return { kind: 'bucket', s3, prefix };
}

/** Of its own, or that of the storage, whole: an address of one with the credentials of the other would tell these to a stranger. */
function findAccess(config: Config): Omit<S3Config, 'driver' | 'bucket'> {
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) {
    checkEndpoint(config, 'BACKUP_S3_ENDPOINT');
    return {
      region: config.BACKUP_S3_REGION,
      ...(config.BACKUP_S3_ENDPOINT ? { endpoint: config.BACKUP_S3_ENDPOINT } : {}),
      accessKeyId,
      secretAccessKey,
      forcePathStyle: config.BACKUP_S3_FORCE_PATH_STYLE,
    };
  }
  if (config.BACKUP_S3_ENDPOINT !== undefined)
    throw new ConfigError(
      'With BACKUP_S3_ENDPOINT set, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set too.',
    );
  const storage = locateStorage(config);
  if (storage.driver === 's3') return storage;
  throw new ConfigError(
    'For backups in s3://, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set.',
  );
}
