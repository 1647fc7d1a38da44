import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { readBloodPressure } from '../daily-log/blood-pressure.ts';
import { bloodPressureOf } from '../daily-log/blood-pressure-of-day.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import { inUnitOfKind } from '../measurements/measurement-kinds.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import type { FactWriter } from './fact-writer.ts';
import { LOOK_BACK } from './look-back.ts';
import { ongoingPregnancy } from './ongoing-pregnancy.ts';
import type { DangerRows } from './rows.ts';

/** A weight of the morning against that of the day before, and five days before. A pregnancy can be prevented for five days. */
const {
  missedPills: WEEK,
  lowMood: TWO_WEEKS,
  bloating: MONTH,
  weightGain: FIVE_DAYS,
  unprotectedSex: PREVENTABLE_DAYS,
} = LOOK_BACK;
const LOW_MOOD = 2;

/** What the daily log and the signals of the calendar say. */
export function writeLog(
  { day, stage, logs, signals, pregnancy, treatment }: DangerRows,
  writer: FactWriter,
): void {
  const isPregnant = stage === 'pregnancy' || ongoingPregnancy({ day, stage, pregnancy }) !== null;
  const past = [...(logs ?? [])].filter(({ log_date: date }) => date <= day);
  const today = past.find(({ log_date: date }) => date === day);
  const noted = [...(signals ?? [])].filter(({ signal_date: date }) => date <= day);
  const isBefore = (date: CalendarDate, days: number) => daysBetween(date, day) < days;
  if (today) {
    writeDay(today, { stage, isPregnant }, day, writer);
    writeMeasuredInLog(today, day, writer);
  }
  writeSignals(noted, { day, isPregnant, isTreated: Boolean(treatment) }, writer);
  const low = past.filter(
    ({ log_date: date, mood }) => mood !== null && mood <= LOW_MOOD && isBefore(date, TWO_WEEKS),
  );
  if (low.length > 0) writer.number('lowMoodDays', low.length);
  const missed = past.filter(
    ({ log_date: date, extras }) => extras.contraception?.pill_taken === 'missed' && isBefore(date, WEEK),
  );
  if (missed.length > 0) writer.number('missedPills', missed.length);
  if (isPregnant) writeWeightLoss(past, writer);
  if (stage === 'ivf') writeWeightGain(past, day, writer);
}

function writeDay(
  { extras }: DailyLog,
  { stage, isPregnant }: { stage: DangerRows['stage']; isPregnant: boolean },
  day: CalendarDate,
  writer: FactWriter,
): void {
  const pregnancy = isPregnant ? extras.pregnancy : undefined;
  if (pregnancy) {
    writer.number('nausea', pregnancy.nausea, day);
    writer.flag('swellingSevere', pregnancy.swelling === 'severe', day);
    writer.choice('contractions', pregnancy.contractions, day);
  }
  if (stage === 'ivf') writer.number('injectionReaction', extras.ivf?.injection_reaction, day);
  // Which pain it is the field does not say, and it is not said to be sudden or new: it counts from 8 on.
  if (stage === 'post-menopause') writer.number('pain', extras['post-menopause']?.pain, day);
}

/** What the log measured, in whatever mode. A temperature on waking is one all the same. */
function writeMeasuredInLog({ extras, signs }: DailyLog, day: CalendarDate, writer: FactWriter): void {
  const text = bloodPressureOf({ extras });
  const pressure = text === null ? null : readBloodPressure(text);
  writer.number('systolic', pressure?.systolic, day);
  writer.number('diastolic', pressure?.diastolic, day);
  const cycle = extras['menstrual-cycle'];
  const basal = [extras.conception?.basal_temperature, cycle?.basal_body_temperature];
  for (const value of [signs?.temperature, ...basal]) {
    if (value !== undefined) writer.number('temperatureC', inUnitOfKind({ value, unit: 'F' }), day);
  }
  writer.number('pulse', cycle?.resting_heart_rate, day);
}

function writeSignals(
  noted: readonly DailyHealthSignals[],
  { day, isPregnant, isTreated }: { day: CalendarDate; isPregnant: boolean; isTreated: boolean },
  writer: FactWriter,
): void {
  const today = noted.find(({ signal_date: date }) => date === day);
  const has = (symptom: DailyHealthSignals['symptoms'][number]) => today?.symptoms.includes(symptom);
  writer.flag('headache', has('headache'), day);
  writer.flag('backPain', has('back_pain'), day);
  writer.flag('bloated', has('bloating'), day);
  // A tap says nothing of strength; where a pregnancy is known a cramp is asked about all the same.
  if (isPregnant || isTreated) writer.flag('mildCramp', has('cramps'), day);
  const bloated = noted.filter(
    ({ signal_date: date, symptoms }) => symptoms.includes('bloating') && daysBetween(date, day) < MONTH,
  );
  if (bloated.length > 0) writer.number('bloatedDaysOfMonth', bloated.length);
  const unprotected = noted.some(
    ({ signal_date: date, intercourse }) =>
      intercourse.some((entry) => !entry.protected) && daysBetween(date, day) <= PREVENTABLE_DAYS,
  );
  writer.flag('unprotectedSex', unprotected);
}

/** Against the first weight of the pregnancy that is logged. */
function writeWeightLoss(past: readonly DailyLog[], writer: FactWriter): void {
  const weights = past
    .flatMap(({ log_date: date, extras, weight_kg }) => {
      const weight = extras.pregnancy?.weight_kg ?? weight_kg;
      return typeof weight === 'number' && extras.pregnancy !== undefined ? [{ date, weight }] : [];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first, last] = [weights[0], weights.at(-1)];
  if (first && last && last.weight < first.weight) {
    writer.number('weightLossPercent', ((first.weight - last.weight) / first.weight) * 100, last.date);
  }
}

function writeWeightGain(past: readonly DailyLog[], day: CalendarDate, writer: FactWriter): void {
  const weightOn = (back: number) =>
    past.find(({ log_date: date }) => daysBetween(date, day) === back)?.weight_kg ?? null;
  const today = weightOn(0);
  if (today === null) return;
  const gained = (since: number | null) => (since === null ? null : Math.round((today - since) * 100) / 100);
  const [day1, day5] = [gained(weightOn(1)), gained(weightOn(FIVE_DAYS))];
  if (day1 !== null && day1 > 0) writer.number('weightGainDayKg', day1, day);
  if (day5 !== null && day5 > 0) writer.number('weightGainFiveDaysKg', day5, day);
}
