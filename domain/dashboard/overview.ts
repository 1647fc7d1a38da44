import type { CalendarDate } from '../calendar/calendar-date.ts';
import { countDays, nameDay, shortDay } from '../calendar/name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from '../calendar/panel-facts.ts';
import { comingUp, whereYouAre } from '../calendar/side-panel-cycle.ts';
import { pregnancyWeek } from '../calendar/side-panel-pregnancy.ts';
import { lastPeriod, lastPeriodOf } from '../calendar/side-panel-stages.ts';
import { hasCycle, showsForecast } from '../cycle/cycle-modes.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import { listEntries } from '../daily-log/history-days.ts';
import { COMMON_FIELDS, modeFieldsOf } from '../daily-log/log-fields.ts';
import { sayEntry } from '../daily-log/show-value.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import {
  DISCHARGES,
  type HealthSignals,
  isEmptySignals,
  MOODS,
  SYMPTOMS,
} from '../signals/health-signals.ts';
import { chapterOf } from './chapter-figures.ts';
import { bleedingRowsOf } from './cycle-figures.ts';
import type { TodayFacts } from './today-facts.ts';

// Rules and worked examples: docs/algorithms/today.md (the tests use the same).

/** Something with its words: `Hours slept`, `7.5 hours`. */
export interface NamedValue {
  label: string;
  value: string;
}

/** One day of hers: what is in the log, what she noted in the calendar, and which fields of the form are empty. */
export interface DayOverview {
  date: CalendarDate;
  /** `Saturday, 21 November 2026` */
  name: string;
  logged: NamedValue[];
  noted: NamedValue[];
  /** The mode's fields without a value. */
  missing: MissingField[];
}

export interface MissingField {
  label: string;
  /** As the form names it: `mood`, `pregnancy.kick_count`. */
  field: string;
}

/** What the overview says of a day. */
export function describeDay(
  stage: LifeStage,
  { logs, units }: Pick<TodayFacts, 'logs' | 'units'>,
  signals: HealthSignals | null,
  date: CalendarDate,
): DayOverview {
  const log = logs.get(date) ?? null;
  return {
    date,
    name: nameDay(date),
    logged:
      log === null
        ? []
        : listEntries(log).map((entry) => ({ label: entry.field.label, value: sayEntry(entry, units) })),
    noted: signals === null ? [] : nameSignals(signals),
    missing: missingFields(stage, log),
  };
}

function missingFields(stage: LifeStage, log: DailyLog | null): MissingField[] {
  const missing = (fields: Readonly<Record<string, { label: string }>>, values: object, prefix = '') =>
    Object.entries(fields)
      // as: read by the keys of its fields
      .filter(([key]) => ((values as Record<string, unknown>)[key] ?? null) === null)
      .filter(([key]) => !(key === 'blood_pressure' && log?.blood_pressure_unreadable))
      .map(([key, { label }]) => ({ label, field: `${prefix}${key}` }));
  const extras = { ...log?.extras[stage] };
  return [...missing(COMMON_FIELDS, log ?? {}), ...missing(modeFieldsOf(stage), extras, `${stage}.`)];
}

function nameSignals(signals: HealthSignals): NamedValue[] {
  if (isEmptySignals(signals)) return [];
  const { symptoms, mood, discharge, intercourse, notes } = signals;
  const labels = <Code extends string>(list: readonly { value: Code; label: string }[], codes: Code[]) =>
    list
      .filter(({ value }) => codes.includes(value))
      .map(({ label }) => label)
      .join(', ');
  const protectedCount = intercourse.filter((entry) => entry.protected).length;
  const unprotectedCount = intercourse.length - protectedCount;
  const counts = [
    protectedCount > 0 && `${protectedCount} protected`,
    unprotectedCount > 0 && `${unprotectedCount} unprotected`,
  ].filter((count) => count !== false);
  return [
    { label: 'Symptoms', value: labels(SYMPTOMS, symptoms) },
    { label: 'Mood, in words', value: labels(MOODS, mood) },
    { label: 'Discharge', value: discharge === 'none' ? '' : labels(DISCHARGES, [discharge]) },
    { label: 'Intercourse', value: counts.join(', ') },
    { label: 'Notes', value: notes.trim() },
  ].filter(({ value }) => value !== '');
}

/** Where she is, in the words of the panel beside the calendar; null where nothing of hers says it. */
export function describeWhere(stage: LifeStage, facts: TodayFacts): PanelSection | null {
  const panel = panelFactsOf(facts);
  const hasPeriod = facts.period !== null && facts.period.period_start_date <= facts.today;
  // Also in the modes that otherwise say nothing of where she is.
  if (hasCycle(stage) && chapterOf(facts) !== null) return whereYouAre(panel, stage);
  switch (stage) {
    case 'menstrual-cycle':
    case 'contraception':
    case 'conception':
      return facts.now?.state === 'unrecorded' || !(facts.now || hasPeriod)
        ? null
        : whereYouAre(panel, stage);
    case 'pregnancy': {
      if (facts.pregnancy === null) return null;
      const week = pregnancyWeek(panel);
      // The due date is among what comes next, as long as anything is counted.
      return { ...week, items: week.items.slice(0, 1) };
    }
    case 'menopause':
      return lastPeriodOf(panel) && lastPeriod(panel, 'towards-a-year');
    case 'post-menopause':
      return lastPeriodOf(panel) && lastPeriod(panel, 'only');
    default:
      return null;
  }
}

/** What comes next: the forecast with its windows, or her dates. */
export function describeNext(stage: LifeStage, facts: TodayFacts): PanelItem[] {
  const { today, pregnancy } = facts;
  if (stage === 'pregnancy') {
    if (pregnancy === null) return [];
    const { phase, dueDate, daysToGo } = describePregnancy(pregnancy, today);
    if (phase === 'not-started' || phase === 'past-42-weeks') return [];
    const to = daysToGo > 0 ? `, ${countDays(daysToGo)} to go` : '';
    return [{ label: 'Due date', value: `${shortDay(dueDate, today)}${to}` }];
  }
  if (!showsForecast(stage) || facts.now?.state === 'unrecorded' || chapterOf(facts) !== null) return [];
  if (facts.now === undefined && facts.period === null) return [];
  return comingUp(panelFactsOf(facts)).items;
}

/** As the panel is told; no sample is ever among it. */
function panelFactsOf(facts: TodayFacts): PanelFacts {
  const { today, period, now, logs, pregnancy } = facts;
  return {
    bleeding: bleedingRowsOf(facts),
    ...{ today, isSample: false, signals: [], logs: [...logs.values()], pregnancy },
    periods: period === null ? [] : [period],
    firstStart: period?.period_start_date ?? null,
    ...(now !== undefined && { now }),
  };
}
