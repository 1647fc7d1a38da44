import type { Database } from '@lunaria/db/engine/database.ts';
import { findModeAndAge } from '@lunaria/db/queries/danger-rows.ts';
import { findMethodUses } from '@lunaria/db/queries/method-uses.ts';
import { findLoggedDays } from '@lunaria/db/queries/reminders.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findImplantRenewals } from '@lunaria/domain/records/implant-renewals.ts';
import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import type { ReminderFacts } from '@lunaria/domain/reminders/occasions.ts';
import type { ReminderSettings } from '@lunaria/domain/reminders/reminder-settings.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { findBleedingDays } from '../bleeding/find-bleeding-days.ts';
import { findCycleRecords } from '../cycle/find-cycle-records.ts';
import { findPeriods } from '../cycle/find-periods.ts';
import { readRecordsIfOpen } from '../records/records-of-kinds.ts';

/** `keyring`: her implants are ciphertext. */
export interface FactDependencies {
  database: Database;
  keyring: MasterKeyring;
}

const OF_CYCLES: readonly ReminderKind[] = ['period-due', 'period-late', 'fertile-window', 'something-waits'];

/** What reminders ask about, read as she may read it herself; only what those that are on need. Null without a profile. */
export async function readReminderFacts(
  { database, keyring }: FactDependencies,
  userId: string,
  { kinds }: Pick<ReminderSettings, 'kinds'>,
  today: CalendarDate,
): Promise<ReminderFacts | null> {
  const isOn = (kind: ReminderKind) => kinds[kind].is_on;
  const around = { from: addDays(today, -1), to: today };
  const [known, methods, logged, cycles, implants] = await Promise.all([
    database.readAsUser(userId, (tx) => findModeAndAge(tx, userId)),
    database.readAsUser(userId, (tx) => findMethodUses(tx, userId)),
    isOn('log-today') ? database.readAsUser(userId, (tx) => findLoggedDays(tx, userId, around)) : [],
    OF_CYCLES.some(isOn) ? readCycles(database, userId) : null,
    isOn('implant') ? readImplants({ database, keyring }, userId) : [],
  ]);
  return known && { stage: known.stage, methods, implants, cycles, loggedDays: new Set(logged) };
}

/** As every screen reads them: what is said of a day has one source. */
async function readCycles(database: Database, userId: string): Promise<ReminderFacts['cycles']> {
  const everything = { from: null, to: null };
  const [{ found }, { records }, { days }] = await Promise.all([
    findPeriods(database, userId, { ...everything, limit: null }),
    findCycleRecords(database, userId, null),
    findBleedingDays(database, userId, everything),
  ]);
  return { periods: found.period_tracking, records, bleeding: days };
}

/** Opens the entries of this one kind, and keeps of them which are to be renewed and when: no name goes further. */
async function readImplants(
  dependencies: FactDependencies,
  userId: string,
): Promise<ReminderFacts['implants']> {
  const implants = await readRecordsIfOpen(dependencies, userId, 'implant');
  return findImplantRenewals(implants).filter(({ isReminded }) => isReminded);
}
