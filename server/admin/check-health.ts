import type { Database } from '@lunaria/db/engine/database.ts';
import { findOldestWaitingSeconds, findQueueFigures } from '@lunaria/db/queries/outbox.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import type { BackupPlace } from '../backup/backup-place.ts';
import { findLastBackup } from '../backup/find-backups.ts';
import { checkJobs, checkMails } from '../jobs/check-jobs.ts';
import { JOB_OPTIONS } from '../jobs/install-queue.ts';
import { checkMasterKeys } from '../keys/check-master-keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { AdminAnswer, AdminParts } from './admin-parts.ts';

interface Finding {
  text: string;
  isFine: boolean;
}

/** One is made a day; the rest is for the time it takes. */
const BACKUP_TOO_OLD_HOURS = 26;
const HOUR_MS = 3_600_000;

/** A line for each part: whether it is well, in a sentence. What `/readyz` only tells is wrong here, too. */
export async function checkHealth(parts: HealthParts): Promise<AdminAnswer> {
  const { database, keyring, storage } = parts;
  const checks: Promise<Finding[]>[] = [
    look('Database', async () => await database.check().then(() => null), 'it answers'),
    look(
      'Jobs',
      () => checkJobs(database, Object.keys(JOB_OPTIONS)),
      () => describeJobs(database),
    ),
    look('Mail', () => checkMails(database), 'none was refused since the last one that went out'),
    lookAtStorage(storage),
    look('Master keys', () => checkMasterKeys(database, keyring), 'they are those of the data'),
    lookAtBackups(parts),
  ];
  return describeFindings((await Promise.all(checks)).flat());
}

/** What can be looked at while PostgreSQL cannot be used, and why it cannot: `reason`, sentences. */
export async function checkHealthWithout(
  reason: string,
  { storage, place }: { storage: Storage; place: BackupPlace | null },
): Promise<AdminAnswer> {
  const findings = [
    { text: `Database: ${reason}`, isFine: false },
    { text: 'Jobs, Mail, Master keys: nobody can be asked about them without it.', isFine: false },
    ...(await lookAtStorage(storage)),
    ...(await lookAtNewest(place && (() => findAge(place)))),
  ];
  return describeFindings(findings);
}

async function findAge(place: BackupPlace): Promise<number | null> {
  const last = await findLastBackup(place);
  return last && Math.floor((Date.now() - last.madeAt.getTime()) / HOUR_MS);
}

export type HealthParts = Pick<AdminParts, 'database' | 'keyring' | 'storage' | 'backups'>;

/** The same with what was found before it, which is wrong. */
export const withWrong = (text: string, answer: AdminAnswer): AdminAnswer => ({
  text: `${lineOf({ text, isFine: false })}\n${answer.text}`,
  isFine: false,
});

async function look(
  name: string,
  check: () => Promise<string | null>,
  fine: string | (() => Promise<string>),
): Promise<Finding[]> {
  try {
    const problem = await check();
    if (problem !== null) return [{ text: `${name}: ${problem.replace(/\.$/, '')}.`, isFine: false }];
    return [{ text: `${name}: ${typeof fine === 'string' ? fine : await fine()}.`, isFine: true }];
  } catch {
    return [{ text: `${name}: does not answer.`, isFine: false }];
  }
}

async function describeJobs(database: Database): Promise<string> {
  const { figures, promised } = await database.asWorker(async (tx) => ({
    figures: await findQueueFigures(tx),
    promised: (await findOldestWaitingSeconds(tx)) ?? 0,
  }));
  const sum = (of: 'waiting' | 'failed') => figures.reduce((all, figure) => all + figure[of], 0);
  const oldest = Math.max(0, ...figures.map(({ oldestSeconds }) => oldestSeconds));
  const late = oldest < 1 ? 'none past its time' : `the oldest ${Math.round(oldest)} s past its time`;
  const outbox = `in the outbox the oldest waits ${Math.round(promised)} s`;
  return `${countOf(sum('waiting'), 'waits', 'wait')}, ${late}; ${outbox}; ${sum('failed')} kept that failed for good`;
}

const lookAtStorage = (storage: Storage) =>
  look('Storage', storage.check, 'it takes a file and gives it back');

async function lookAtBackups({ backups }: HealthParts): Promise<Finding[]> {
  if (backups === null) return await lookAtNewest(null);
  const newest = await lookAtNewest(async () => {
    // Rejects where the place does not answer.
    await backups.findLastBackup();
    return (await backups.describe()).hours;
  });
  const { erased_to_note: toNote } = await backups.describe();
  if (!toNote) return newest;
  const missing = `${countOf(toNote, 'erased account is', 'erased accounts are')} not noted beside the backups yet`;
  return [...newest, { text: `Backup: ${missing}.`, isFine: false }];
}

/** `findHours`: how old the newest is, null where there is none; itself null where the server makes none. */
async function lookAtNewest(findHours: (() => Promise<number | null>) | null): Promise<Finding[]> {
  if (findHours === null)
    return [{ text: 'Backup: BACKUP_TO is not set; the server makes none.', isFine: true }];
  try {
    const hours = await findHours();
    if (hours === null) return [{ text: 'Backup: none was made yet.', isFine: false }];
    const isFine = hours < BACKUP_TOO_OLD_HOURS;
    return [{ text: `Backup: the newest is ${countOf(hours, 'hour')} old.`, isFine }];
  } catch {
    return [{ text: 'Backup: the place does not answer.', isFine: false }];
  }
}

const lineOf = ({ text, isFine }: Finding) => `${isFine ? 'ok' : 'wrong'}\t${text}`;

const describeFindings = (findings: Finding[]): AdminAnswer => ({
  text: findings.map(lineOf).join('\n'),
  isFine: findings.every(({ isFine }) => isFine),
});
