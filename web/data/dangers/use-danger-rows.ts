import { bleedingIn } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { findBreaks } from '@lunaria/domain/cycle/history/find-breaks.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { ENTRY_DAYS } from '@lunaria/domain/dangers/look-back.ts';
import type { DangerRows } from '@lunaria/domain/dangers/rows.ts';
import { methodsOfDangers } from '@lunaria/domain/methods/methods-of-dangers.ts';
import { dateByLastPeriod, type PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { medicinesOfDangers } from '@lunaria/domain/records/medicines-of-dangers.ts';
import { useMemo } from 'react';
import { useRecordedCycles } from '../cycle/use-recorded-cycles.ts';
import { useRecentLogs } from '../daily-log/logs.ts';
import { useMonthAnswers } from '../day-entry/day-answers.ts';
import { useMedicalRecords } from '../medical-records/use-medical-records.ts';
import { useMethods } from '../methods/use-methods.ts';
import { usePregnancy } from '../pregnancy/use-pregnancy.ts';
import { useBirthDate } from '../profile/use-age.ts';
import { useSignalsRange } from '../signals/signals.ts';

/** Of a day longer ago nobody is sent to a hospital now. */
export const isRecentDay = (day: CalendarDate, today: CalendarDate) =>
  day <= today && daysBetween(day, today) <= ENTRY_DAYS;

/**
 * What is known here of a day of hers and of the time before it, what waits to be sent included; null while some of it is
 * being asked for. What did not load is missing: nothing is found on it, and the server looks again. `entered`: the log of
 * the day as it stands in a form, not saved yet.
 */
export function useDangerRows(
  userId: string,
  stage: LifeStage,
  day: CalendarDate,
  entered: DailyLog | null,
): DangerRows | null {
  const month = monthOf(day);
  const before = addMonths(month, -1);
  const logs = useRecentLogs(userId);
  const noted = useSignalsRange(userId, { from: firstDayOf(month), to: lastDayOf(month) });
  const notedBefore = useSignalsRange(userId, { from: firstDayOf(before), to: lastDayOf(before) });
  const said = useMonthAnswers(userId, day);
  const her = useRecordedCycles(userId, stage);
  const pregnancy = usePregnancy(userId, stage);
  const methods = useMethods(userId);
  const records = useMedicalRecords(userId);
  const birthDate = useBirthDate(userId);

  const states = [
    ...[logs.status, noted.status, notedBefore.status, said.status],
    ...[her.state, pregnancy.status, methods.status, records.status],
  ];
  const isAsking = birthDate === undefined || states.includes('loading');
  const facts = her.state === 'ready' ? her.facts : null;
  const dating = pregnancy.status === 'ready' ? (pregnancy.pregnancy?.dating ?? null) : undefined;
  // In another mode than its own a pregnancy that goes on is known by its first day alone.
  const goesOn = facts?.records.pregnancies.find(({ from, to }) => to === null && from <= day);
  return useMemo((): DangerRows | null => {
    if (isAsking) return null;
    const days = new Map(logs.logs);
    let bleeding = facts?.bleeding;
    if (entered !== null) {
      days.set(day, entered);
      const ofDay = bleedingIn(entered.extras);
      const others = (bleeding ?? []).filter((row) => row.day !== day);
      bleeding = ofDay === null ? others : [...others, { day, ...ofDay }];
    }
    return {
      day,
      stage,
      birthDate,
      logs: [...days.values()],
      signals: [...notedBefore.signals.values(), ...noted.signals.values()],
      answers: said.rows,
      bleeding,
      periods: facts?.periods,
      pregnancy: pregnancyOf(stage !== 'pregnancy' && goesOn ? dateByLastPeriod(goesOn.from, day) : dating),
      ended: facts?.records.pregnancies.filter(({ to }) => to !== null),
      breaks: facts === null ? undefined : findBreaks(facts),
      methods: methodsOfDangers(methods.rows),
      medicines: medicinesOfDangers(records.rows),
    };
  }, [
    isAsking,
    logs.logs,
    entered,
    day,
    stage,
    birthDate,
    noted.signals,
    notedBefore.signals,
    said.rows,
    facts,
    goesOn,
    dating,
    methods.rows,
    records.rows,
  ]);
}

/** Null: none that is dated; undefined: it did not load. */
const pregnancyOf = (dating: PregnancyDating | null | undefined) => dating && { dating };
