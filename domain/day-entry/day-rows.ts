import type { Bleeding } from '../bleeding/bleeding-day.ts';
import { EMPTY_BLEEDING } from '../bleeding/bleeding-day.ts';
import { areSameBleedings, mergeBleeding } from '../bleeding/merge-bleeding.ts';
import { EMPTY_VALUES, type LogValues } from '../daily-log/daily-log.ts';
import { mergeFields } from '../merge-fields.ts';
import { EMPTY_SIGNALS, type HealthSignals } from '../signals/health-signals.ts';
import { areSameSignals, mergeSignals } from '../signals/merge-signals.ts';
import { type DayAnswers, EMPTY_ANSWERS } from './day-answers.ts';
import { areSameAnswers, mergeAnswers } from './merge-answers.ts';

/** A day as the log sheet has it: the four records it is kept in, each fact in one of them. */
export interface DayRows {
  bleeding: Bleeding;
  signals: HealthSignals;
  /** As the form of her mode shows it. */
  log: LogValues;
  answers: DayAnswers;
}

export type DayRecord = keyof DayRows;

export const EMPTY_DAY: DayRows = {
  bleeding: EMPTY_BLEEDING,
  signals: EMPTY_SIGNALS,
  log: EMPTY_VALUES,
  answers: EMPTY_ANSWERS,
};

/** Which of the records differ: those have to be written. */
export function changedRecords(before: DayRows, after: DayRows): DayRecord[] {
  const changed: DayRecord[] = [];
  if (!areSameBleedings(before.bleeding, after.bleeding)) changed.push('bleeding');
  if (!areSameSignals(before.signals, after.signals)) changed.push('signals');
  if (!areSameValues(before.log, after.log)) changed.push('log');
  if (!areSameAnswers(before.answers, after.answers)) changed.push('answers');
  return changed;
}

/** One step of hers: the day before it and after it. */
export interface DayStep {
  before: DayRows;
  after: DayRows;
}

/** The day as it is now without one step; what was changed since, here or elsewhere, stays. */
export function takeBack(now: DayRows, { before, after }: DayStep): DayRows {
  return {
    bleeding: mergeBleeding(after.bleeding, before.bleeding, now.bleeding),
    signals: mergeSignals(after.signals, before.signals, now.signals),
    log: mergeValues(after.log, before.log, now.log),
    answers: mergeAnswers(after.answers, before.answers, now.answers),
  };
}

function mergeValues(base: LogValues, mine: LogValues, stored: LogValues): LogValues {
  const { extras: baseExtras, signs: baseSigns = {}, ...baseCommon } = base;
  const { extras: myExtras, signs: mySigns = {}, ...myCommon } = mine;
  const { extras, signs: storedSigns = {}, ...common } = stored;
  const signs = mergeFields<object>(baseSigns, mySigns, storedSigns);
  return {
    ...mergeFields(baseCommon, myCommon, common),
    extras: mergeFields(baseExtras, myExtras, extras),
    ...(Object.keys(signs).length > 0 && { signs }),
  };
}

function areSameValues(one: LogValues, other: LogValues): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ extras, signs = {}, ...common }: LogValues): string {
  const sorted = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted(common), sorted(extras), sorted(signs)]);
}
