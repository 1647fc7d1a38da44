import { type BackupKey, prove } from './backup-key.ts';

/*
 * In a place for backups (backup-place.ts):
 * backups/<id>/manifest.json, table-<name>, jobs, files   a backup
 * keys/<id>                                               the users' keys and which accounts there are, of the newest few
 * objects/<xx>/<name>                                     files of the storage, each once for all backups
 * erased/<day>-<name>                                     an account that was erased on that day (erased-notes.ts)
 */
const ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

export const isBackupId = (name: string) => ID.test(name);

/** The moment as a name that sorts by time. */
export const idOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/** When a backup of this name was made. */
export const momentOf = (id: string) =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

export const BACKUPS = 'backups';
export const KEYS = 'keys';
export const OBJECTS = 'objects';
export const ERASED = 'erased';

export const locate = {
  backup: (id: string) => `${BACKUPS}/${id}`,
  keys: (id: string) => `${KEYS}/${id}`,
  object: (name: string) => `${OBJECTS}/${name.slice(0, 2)}/${name}`,
  /** `backup` is where it lies, which has not its name yet while it is written. */
  part: (backup: string, part: string) => `${backup}/${part}`,
  manifest: (backup: string) => `${backup}/manifest.json`,
};

/** What each part is sealed for: it opens under no other name and in no other backup. */
export const sealedNameOf = (id: string, part: string) => `backup/${id}/${part}`;

/** The name of a file of the storage among the objects: the same in every backup, and it tells nothing. */
export const objectNameOf = (key: BackupKey, fileKey: string) => prove(key, 'object', fileKey);
