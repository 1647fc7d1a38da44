import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { KEY_BYTES } from '../encryption/aes-256-gcm.ts';
import { MasterKeyError, parseMasterKeys } from '../encryption/master-key.ts';

/** What comes from BACKUP_KEY. */
export interface BackupKey {
  /** Says which key it is, and nothing about it. */
  id: string;
  /** Seals what a backup is made of. */
  sealing: KeyObject;
  /** Proves a manifest, and names objects. */
  proving: KeyObject;
}

/** Reads the setting: 32 bytes in base64. Throws a MasterKeyError with a sentence for the operator. */
export function parseBackupKey(text: string): BackupKey {
  const { current, all } = parseMasterKeys(text, 'BACKUP_KEY');
  if (all.size !== 1)
    throw new MasterKeyError('BACKUP_KEY holds several keys: a folder of backups has one key. Name one.');
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', current.key, '', `lunaria backup ${purpose}`, KEY_BYTES)));
  return {
    id: createHmac('sha256', derive('id')).update('id').digest('hex').slice(0, 16),
    sealing: derive('sealing'),
    proving: derive('proving'),
  };
}

/** Keyed, so that nobody without the key can make one. In hexadecimal digits. */
export function prove({ proving }: BackupKey, purpose: string, text: string): string {
  return createHmac('sha256', proving).update(`${purpose}\n`).update(text).digest('hex');
}
