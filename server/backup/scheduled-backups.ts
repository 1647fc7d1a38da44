import type { Database } from '@lunaria/db/engine/database.ts';
import { type ErasedAccount, findErased } from '@lunaria/db/queries/erasures.ts';
import type { locateBackups } from '../config/locate-backups.ts';
import type { Logger } from '../logging/logger.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { findLastDue } from './backup-times.ts';
import { findUnnoted, writeNotes } from './erased-notes.ts';
import { findLastBackup, type LastBackup } from './find-backups.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { openPlace } from './open-place.ts';

/** What `/readyz` says beside its checks. */
export interface BackupFacts {
  last_at: string | null;
  /** Whole hours since; null where there is none, or the place does not answer. */
  hours: number | null;
  /** Accounts that were erased and are not noted beside the backups yet; null where the place does not answer. */
  erased_to_note: number | null;
}

export interface ScheduledBackups {
  /** Makes a backup where one is due and nobody made it. Of a failure the log tells, and it is tried again. */
  makeDue(stop?: AbortSignal): Promise<void>;
  /** The newest whole one; null where there is none. At most a few minutes old. Rejects where the place does not answer. */
  findLastBackup(): Promise<LastBackup | null>;
  /** Notes who is erased beside the backups. Rejects where that was not done within ten seconds. */
  noteErased(erased: ErasedAccount[]): Promise<void>;
  /** At most a few minutes old. */
  describe(): Promise<BackupFacts>;
}

interface ScheduleParts {
  database: Database;
  storage: Storage;
  logger: Logger;
  place: BackupPlace;
  key: BackupKey;
  keepDays: number;
  at: string;
  now?: () => Date;
}

const MINUTE_MS = 60_000;
const RETRY_MS = 10 * MINUTE_MS;
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
const PATIENCE_MS = 10_000;

/** Those of the settings; null where none are set up. */
export async function openScheduledBackups(
  plan: ReturnType<typeof locateBackups>,
  parts: Pick<ScheduleParts, 'database' | 'storage' | 'logger'>,
): Promise<ScheduledBackups | null> {
  if (plan === null) return null;
  const { location, ...rest } = plan;
  return createScheduledBackups({ ...rest, ...parts, place: await openPlace(location) });
}

/**
 * Backups by the clock. Of several servers each looks whether one is due; what the place holds says that another made it, and its lock
 * that another is at it.
 */
export function createScheduledBackups({
  logger,
  at,
  now = () => new Date(),
  ...parts
}: ScheduleParts): ScheduledBackups {
  const { database, place, key } = parts;
  let last: LastBackup | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let notBefore = Number.NEGATIVE_INFINITY;
  let toNote: number | null = null;
  let countedAt = Number.NEGATIVE_INFINITY;
  let silentUntil = Number.NEGATIVE_INFINITY;

  /** A place that hangs is not waited for again within a minute: every erasing and every question after the health would. */
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    if (now().getTime() < silentUntil) throw silent();
    return await within(PATIENCE_MS, work()).catch((error: unknown) => {
      if (isSilent(error)) silentUntil = now().getTime() + MINUTE_MS;
      throw error;
    });
  };
  const look = async () => {
    last = await ask(() => findLastBackup(place));
    lookedAt = now().getTime();
    return last;
  };
  const isMade = (due: Date) => last !== null && last.madeAt >= due;

  const isFresh = (time: number) => now().getTime() - time < LOOK_AGAIN_MS;
  const findLast = async () => (isFresh(lookedAt) ? last : await look());

  const countToNote = async () => {
    if (isFresh(countedAt)) return toNote;
    const erased = await database.asWorker(findErased);
    toNote = (await ask(() => findUnnoted({ place, key }, erased))).length;
    countedAt = now().getTime();
    return toNote;
  };

  return {
    async makeDue(stop) {
      const due = findLastDue(at, now());
      if (isMade(due) || now().getTime() < notBefore) return;
      try {
        await look();
        if (isMade(due)) return;
        const made = await makeBackup({ ...parts, now: now(), ...(stop ? { stop } : {}) });
        logger.info('backup_made', describeMade(made));
        await look();
      } catch (error) {
        if (stop?.aborted) return;
        // Another server is at it: what it made shows at the next look.
        if (error instanceof BackupError && error.code === 'busy') return;
        notBefore = now().getTime() + RETRY_MS;
        logger.error('backup_failed', { reason: reasonOf(error) });
      }
    },

    findLastBackup: findLast,

    async noteErased(erased) {
      try {
        await ask(() => writeNotes({ place, key }, erased));
      } finally {
        countedAt = Number.NEGATIVE_INFINITY;
      }
    },

    async describe() {
      const [found, left] = await Promise.all([
        findLast().catch(() => null),
        countToNote().catch(() => null),
      ]);
      return {
        last_at: found?.madeAt.toISOString() ?? null,
        hours: found && Math.floor((now().getTime() - found.madeAt.getTime()) / (60 * MINUTE_MS)),
        erased_to_note: left,
      };
    },
  };
}

const describeMade = ({ manifest: { id, tables, files, jobs }, removed }: MadeBackup) => ({
  id,
  rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
  tables: Object.keys(tables).length,
  files: files.count,
  bytes: files.bytes,
  missing: files.missing,
  jobs,
  removed,
});

/** A word: messages may hold paths and addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const silent = () => new BackupError('The place of the backups does not answer.', 'away');
const isSilent = (error: unknown) => error instanceof BackupError && error.code === 'away';

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silent()), limitMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
