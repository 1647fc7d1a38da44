import type { Tx } from '@lunaria/db/engine/database.ts';
import { findCyclePauses } from '@lunaria/db/queries/cycle-pauses.ts';
import { findDailyLogs, findFirstPregnancyWeight } from '@lunaria/db/queries/daily-logs.ts';
import { findBleedingToWeigh, findModeAndAge, findSignalsToWeigh } from '@lunaria/db/queries/danger-rows.ts';
import { findDayAnswers } from '@lunaria/db/queries/day-answers.ts';
import { readMeasurements } from '@lunaria/db/queries/measurements.ts';
import { findMethodUses } from '@lunaria/db/queries/method-uses.ts';
import { findPeriods } from '@lunaria/db/queries/period-tracking.ts';
import { findPregnancySpans } from '@lunaria/db/queries/pregnancies.ts';
import { findStageChanges } from '@lunaria/db/queries/stage-changes.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CycleRecords, NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { findBreaks } from '@lunaria/domain/cycle/history/find-breaks.ts';
import { LOOK_BACK } from '@lunaria/domain/dangers/look-back.ts';
import type { DangerRows, MeasuredRow } from '@lunaria/domain/dangers/rows.ts';
import { methodsOfDangers } from '@lunaria/domain/methods/methods-of-dangers.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import { type KnownAge, leastAgeOn } from '@lunaria/domain/profile/guardian-consent.ts';
import { medicinesOfDangers } from '@lunaria/domain/records/medicines-of-dangers.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { toSpan } from '../cycle/find-cycle-records.ts';
import { openLog } from '../daily-log/log-blood-pressure.ts';
import { readRecordsOfKinds } from '../records/records-of-kinds.ts';
import { openSignals } from '../signals/signal-notes.ts';

/** Days of each kind of row that a rule may look at. */
const BACK = {
  logs: Math.max(LOOK_BACK.lowMood, LOOK_BACK.missedPills, LOOK_BACK.weightGain, LOOK_BACK.pregnancyTest),
  signals: Math.max(LOOK_BACK.bloating, LOOK_BACK.unprotectedSex),
  bleeding: Math.max(LOOK_BACK.bleedingRun, LOOK_BACK.betweenBleeding),
  measured: LOOK_BACK.weightGain,
};
/** For what is usual of her cycles. */
const MOST_PERIODS = 100;

const MEASURED = {
  weight: 'weight',
  temperature: 'temperature',
  'temperature-basal': 'temperature',
  'rate-resting': 'pulse',
} as const satisfies Record<string, MeasuredRow['kind']>;
const MEASURED_KINDS = Object.keys(MEASURED) as (keyof typeof MEASURED)[]; // as: the keys that stand above

/** What is known of her on any day. */
export type DangerPerson = Pick<DangerRows, 'stage' | 'pregnancy' | 'ended' | 'methods' | 'medicines'> & {
  age: KnownAge;
  /** One of her medicines does not open: what rests on one may still stand. */
  isMedicineUnreadable: boolean;
  /** Of which her pauses and modes are, in which no cycle is counted. */
  records: CycleRecords;
};

export async function readDangerPerson(tx: Tx, userKey: UserKey, userId: string): Promise<DangerPerson> {
  const [known, spans, methods, cycle_pauses, stage_changes, medicines] = await Promise.all([
    findModeAndAge(tx, userId),
    findPregnancySpans(tx, userId),
    findMethodUses(tx, userId),
    findCyclePauses(tx, userId),
    findStageChanges(tx, userId),
    readRecordsOfKinds(tx, userKey, userId, ['medication']),
  ]);
  const ongoing = spans.find(({ endedOn }) => endedOn === null);
  return {
    stage: known?.stage,
    methods: methodsOfDangers(methods),
    medicines: medicinesOfDangers(medicines),
    isMedicineUnreadable: medicines.some(({ unreadable }) => unreadable),
    age: known?.age ?? { birthDate: null, statedAge: null },
    pregnancy: ongoing === undefined ? null : { dating: ongoing.dating },
    ended: spans.filter(({ endedOn }) => endedOn !== null).map(({ endedOn, end }) => ({ to: endedOn, end })),
    records: { ...NO_CYCLE_RECORDS, cycle_pauses, stage_changes, pregnancies: spans.map(toSpan) },
  };
}

/** The same as rows of this day. */
export function rowsOfPerson(
  { age, records: _, isMedicineUnreadable: __, ...person }: DangerPerson,
  day: CalendarDate,
): DangerRows {
  return { ...person, day, birthDate: age.birthDate, ageYears: leastAgeOn(age, day) };
}

/**
 * What is stored of her that a rule may ask about on this day. Note and blood pressure are opened of the day alone.
 * `isWhole`: false where one of these two could not be read, so that what rests on it may still stand.
 */
export async function readDangerRows(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  { person, day }: { person: DangerPerson; day: CalendarDate },
): Promise<{ rows: DangerRows; isWhole: boolean }> {
  const since = (days: number) => ({ from: addDays(day, -days), to: day });
  const [logs, firstWeight, noted, answers, bleeding, periods, measured] = await Promise.all([
    findDailyLogs(tx, userId, since(BACK.logs), BACK.logs + 1),
    readFirstWeight(tx, userId, person, day),
    findSignalsToWeigh(tx, userId, since(BACK.signals)),
    findDayAnswers(tx, userId, { from: day, to: day }, 1),
    findBleedingToWeigh(tx, userId, since(BACK.bleeding)),
    findPeriods(tx, userId, { from: null, to: day, limit: MOST_PERIODS }),
    readMeasurements(tx, userId, { kinds: MEASURED_KINDS, ...since(BACK.measured), every: 'raw' }),
  ]);
  const allLogs = [
    ...logs,
    ...firstWeight.filter((first) => logs.every((log) => log.log_date !== first.log_date)),
  ];
  const openLogs = allLogs.map((row) =>
    openLog(userKey, userId, row.log_date === day ? row : { ...row, blood_pressure: null }),
  );
  const openNoted = noted.map((row) => openSignals(userKey, userId, row));
  return {
    rows: {
      ...rowsOfPerson(person, day),
      logs: openLogs,
      signals: openNoted,
      answers,
      bleeding,
      periods,
      breaks:
        person.stage && findBreaks({ periods, records: person.records, stage: person.stage, today: day }),
      measured: measured.flatMap(({ kind, value, local_day }) =>
        value === null ? [] : [{ kind: MEASURED[kind as keyof typeof MEASURED], value, day: local_day }],
      ),
    },
    isWhole:
      !openLogs.some((log) => log.blood_pressure_unreadable) &&
      !openNoted.some((one) => one.notes_unreadable),
  };
}

/** Against which a loss of weight is counted: of this pregnancy, not of one before it. */
async function readFirstWeight(
  tx: Tx,
  userId: string,
  { stage, pregnancy }: DangerPerson,
  day: CalendarDate,
) {
  if (stage !== 'pregnancy') return [];
  const start = pregnancy ? pregnancyStart(pregnancy.dating) : addDays(day, -LOOK_BACK.pregnancyWeight);
  const first = await findFirstPregnancyWeight(tx, userId, { from: start, to: day });
  return first === null ? [] : [first];
}
