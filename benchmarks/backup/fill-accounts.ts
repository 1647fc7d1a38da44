import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import {
  beginLoading,
  endLoading,
  findStoredTables,
  loadLines,
  type StoredTable,
} from '@lunaria/db/queries/stored-tables.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { createHistory } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { hashPassword } from '@lunaria/server/auth/hash-password.ts';
import { documentKey } from '@lunaria/server/documents/document-key.ts';
import type { MasterKeyring } from '@lunaria/server/encryption/master-key.ts';
import { encryptText } from '@lunaria/server/encryption/text.ts';
import { createUserKey, type UserKey } from '@lunaria/server/encryption/user-key.ts';
import type { Storage } from '@lunaria/server/storage/storage.ts';

/** Addresses of filled accounts begin so, unless they are to begin with something else. */
export const FILLED = 'filled-';
/** The password of all of them. */
export const PASSWORD = 'a password of hers';

export interface FilledAccount {
  userId: string;
  email: string;
}

export interface Filling {
  runAsOwner: RunStatement;
  storage: Storage;
  keyring: MasterKeyring;
  accounts: number;
  /** Of each account. */
  files?: number;
  /** What their addresses begin with. */
  prefix?: string;
}

const DAYS = 180;
const ACCOUNTS_AT_ONCE = 40;
const FILE_BYTES = [4_000, 40_000] as const;
const NOTES = 'Slept badly, a headache since noon. Dinner with Ida, then a walk by the lake. ☂';

type Row = Record<string, unknown>;
type Rows = Map<string, Row[]>;

/**
 * Fills a migrated database past the API with accounts that have recorded half a year: about 260 rows each in 14 tables, texts sealed
 * with a key of hers, and a file or more in the storage. One transaction, as a restore has.
 */
export async function fillAccounts(filling: Filling): Promise<FilledAccount[]> {
  const { runAsOwner: run, accounts: count } = filling;
  const tables = await findStoredTables(run);
  const password = await hashPassword(PASSWORD);
  const days = planDays(utcDay(new Date()));
  const accounts: FilledAccount[] = [];
  await beginLoading(run, tables);
  try {
    for (let first = 0; first < count; first += ACCOUNTS_AT_ONCE) {
      const rows: Rows = new Map();
      const files: Promise<void>[] = [];
      for (let number = first; number < Math.min(count, first + ACCOUNTS_AT_ONCE); number += 1) {
        const { account, stored } = describeAccount(filling, { number, password, days }, rows);
        accounts.push(account);
        files.push(...stored);
      }
      for (const table of tables) await load(run, table, rows.get(table.name) ?? []);
      await Promise.all(files);
    }
    await endLoading(run, tables);
  } catch (error) {
    await run('rollback');
    throw error;
  }
  return accounts;
}

async function load(run: RunStatement, table: StoredTable, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  // What is left out has the table's own value.
  const columns = Object.keys(first);
  await loadLines(
    run,
    { ...table, columns },
    rows.map((row) => JSON.stringify(row)),
  );
}

/** The same days for everybody: what is sealed differs in each account. */
function planDays(today: CalendarDate) {
  const firstDay = addDays(today, 1 - DAYS);
  const plan = { firstDay, lastDay: today };
  const history = createHistory({ ...plan, lastPeriodStart: addDays(today, -9), shareOfDays: 0.55 });
  const logs = createLogs({ ...plan, periods: history.periods, shareOfDays: 0.4 });
  return { today, history, logs };
}

interface Plan {
  number: number;
  password: string;
  days: ReturnType<typeof planDays>;
}

function describeAccount(
  { keyring, storage, files = 1, prefix = FILLED }: Filling,
  { number, password, days: { today, history, logs } }: Plan,
  rows: Rows,
): { account: FilledAccount; stored: Promise<void>[] } {
  const userId = randomUUID();
  const email = `${prefix}${number}@example.org`;
  const fullName = `Maria ${number}`;
  const { key, wrapped } = createUserKey(keyring, userId);
  const seal = (table: string, column: string, rowKey: string, text: string) =>
    sealAs(key, { table, column, userId, rowKey }, text);
  const of = (table: string, list: Row[]) => {
    const known = rows.get(table) ?? [];
    rows.set(table, known);
    known.push(...list.map((row) => ({ user_id: userId, ...row })));
  };
  const plain = (table: string, row: Row) => rows.set(table, [...(rows.get(table) ?? []), row]);
  plain('users', {
    ...{ id: userId, email, full_name: fullName, email_verified: true, email_proved_at: 'now' },
    ...{ terms_version: '2026-01', terms_accepted_at: 'now', created_at: 'now', updated_at: 'now' },
  });
  plain('profiles', {
    ...{ id: userId, full_name: fullName, life_stage: 'menstrual-cycle', birth_date: '1992-03-04' },
    ...{ height_cm: 168, weight_kg: 61.5, height_unit: 'cm', hidden_parts: [], news_seen: 0 },
    shows_losses: false,
    ...{ created_at: 'now', updated_at: 'now' },
  });
  of('accounts', [
    {
      ...{ id: randomUUID(), provider_id: 'credential', account_id: userId, password },
      ...{ created_at: 'now', updated_at: 'now' },
    },
  ]);
  of('user_keys', [
    { wrapped_key: hex(wrapped.wrappedKey), master_key_id: wrapped.masterKeyId, created_at: 'now' },
  ]);
  const dated = { updated_at: 'now' };
  of(
    'period_tracking',
    history.periods.map((period) => ({ ...period, ...dated })),
  );
  of(
    'bleeding_days',
    history.periods.flatMap(({ period_start_date: start }) =>
      [0, 1, 2, 3].map((day) => ({ day: addDays(start, day), flow: 'medium', kind: 'period', ...dated })),
    ),
  );
  of(
    'daily_health_signals',
    history.days.map(({ signal_date, symptoms, mood, discharge, intercourse }, index) => ({
      ...{ signal_date, symptoms, mood, discharge, intercourse },
      notes: index % 3 === 0 ? seal('daily_health_signals', 'notes', signal_date, NOTES) : null,
      ...dated,
    })),
  );
  of(
    'daily_logs',
    logs.map(({ log_date, sleep_hours, sleep_quality, mood, stress, water_glasses }) => ({
      ...{ log_date, sleep_hours, sleep_quality, mood, stress, water_glasses, extras: {}, ...dated },
    })),
  );
  of(
    'measurements',
    logs
      .filter(({ weight_kg: kg }) => kg !== null)
      .map(({ log_date: local_day, weight_kg: kg }) => ({
        ...{ id: randomUUID(), kind: 'weight', local_day, slot: 'log', value: kg, entered_value: kg },
        ...{ entered_unit: 'kg', log_fields: ['weight_kg'], ...dated },
      })),
  );
  of(
    'day_answers',
    history.days.slice(0, 30).map(({ signal_date: day }) => ({
      ...{ day, pain: 'mild', energy: 'low', symptoms: { cough: 'some' }, medicines: { iron: 'taken' } },
      ...{ tags: {}, ...dated },
    })),
  );
  of('own_tags', [sealedTag(seal)]);
  of('cycle_marks', [
    {
      cycle_start: history.periods[0]?.period_start_date ?? today,
      verdict: 'unusual',
      reason: 'illness',
      ...dated,
    },
  ]);
  of('health_goals', [
    {
      ...{ id: randomUUID(), kind: 'sleep', amount: 7, days_per_week: 5, started_on: addDays(today, -60) },
      ...{ state: 'active', ...dated },
    },
  ]);
  const stored = Array.from({ length: files }, (_, index) => {
    const id = randomUUID();
    const bytes = createFile();
    const filePath = `${userId}/${1_763_712_000_000 + index}.pdf`;
    of('health_documents', [
      {
        ...{ id, file_path: filePath, document_type: 'Lab Result', file_size: bytes.length },
        ...{ mime_type: 'application/pdf', reading_state: 'failed', reading_failure: 'no_text' },
        ...{ reading_promised_at: 'now', reading_attempts: 0, uploaded_at: 'now' },
        file_name: seal('health_documents', 'file_name', id, `blood count ${index}.pdf`),
        notes: seal('health_documents', 'notes', id, NOTES),
      },
    ]);
    const content = Readable.from([bytes], { objectMode: false });
    return storage.putEncrypted(documentKey(filePath), key, content, bytes.length);
  });
  return { account: { userId, email }, stored };
}

function sealedTag(seal: (table: string, column: string, rowKey: string, text: string) => string): Row {
  const id = randomUUID();
  return {
    ...{ id, name: seal('own_tags', 'name', id, 'Swim'), color: 'ivf', has_strength: true },
    ...{ is_archived: false, updated_at: 'now' },
  };
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

function sealAs(key: UserKey, place: Parameters<typeof encryptText>[1], text: string): string {
  return hex(encryptText(key, place, text));
}

/** A PDF by its first line, of a size that is drawn by lot. */
function createFile(): Buffer {
  const [least, most] = FILE_BYTES;
  const bytes = randomBytes(least + Math.floor(Math.random() * (most - least)));
  bytes.write('%PDF-1.4\n');
  return bytes;
}
