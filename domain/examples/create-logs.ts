import { addDays, type CalendarDate, dayOfWeek, daysBetween, listDays } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { type CommonValues, type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { AllExtras, ModeExtras } from '../daily-log/log-extras.ts';
import { DEFAULT_LIFE_STAGE, type LifeStage } from '../profile/life-stages.ts';
import { type Chance, createChance, round, spread } from './create-chance.ts';
import { createModeExtras, type DescribedDay } from './create-mode-extras.ts';

export interface LogPlan {
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** Oldest first: flow, temperature, mood and sleep follow them. */
  periods: readonly Period[];
  /** How many of the days are logged, 0 to 1; some are left out one by one, some in a row. */
  shareOfDays: number;
  /** In which mode she logs from which day on, oldest first; without any, and before the first, in the default one. */
  modes?: readonly { from: CalendarDate; stage: LifeStage }[];
}

/**
 * What a woman who logs much might have logged, oldest first: for the example account, benchmarks and tests. The same
 * for the same plan, to the letter.
 */
export function createLogs(plan: LogPlan): DailyLog[] {
  const chance = createChance(20_261_122);
  const starts = plan.periods.map((period) => period.period_start_date);
  const logs: DailyLog[] = [];
  let cycle = 0;
  let weightKg = 61.5;
  let restUntil = plan.firstDay;
  for (const date of listDays(plan.firstDay, plan.lastDay)) {
    while (cycle + 1 < starts.length && (starts[cycle + 1] ?? date) <= date) cycle += 1;
    const day = describeDay(date, starts[cycle], starts[cycle + 1], plan.periods[cycle]);
    weightKg = wander(weightKg, chance);
    const log = createLog(day, stageOn(date, plan), weightKg, chance);
    // A week away now and then, without a log.
    if (date >= restUntil && chance() < (1 - plan.shareOfDays) / 20) restUntil = addDays(date, 7);
    if (date >= restUntil && chance() < plan.shareOfDays) logs.push(log);
  }
  return logs;
}

function describeDay(
  date: CalendarDate,
  start: CalendarDate | undefined,
  next: CalendarDate | undefined,
  period: Period | undefined,
): DescribedDay {
  const cycleDay = start !== undefined && start <= date ? daysBetween(start, date) + 1 : null;
  const isBleeding =
    cycleDay !== null && (period?.period_end_date ? date <= period.period_end_date : cycleDay <= 5);
  return {
    date,
    cycleDay,
    periodDay: isBleeding ? cycleDay : null,
    daysLeft: next !== undefined && next > date ? daysBetween(date, next) : null,
  };
}

function stageOn(date: CalendarDate, { modes = [] }: LogPlan): LifeStage {
  return modes.findLast(({ from }) => from <= date)?.stage ?? DEFAULT_LIFE_STAGE;
}

function createLog(day: DescribedDay, stage: LifeStage, weightKg: number, chance: Chance): DailyLog {
  const extras: ModeExtras = createModeExtras(stage, day, chance);
  return {
    log_date: day.date,
    ...createCommon(day, weightKg, chance),
    extras: (Object.keys(extras).length > 0 ? { [stage]: extras } : {}) as AllExtras, // as: by its mode
  };
}

function createCommon(day: DescribedDay, weightKg: number, chance: Chance): CommonValues {
  const isFree = [0, 6].includes(dayOfWeek(day.date));
  const isLow = day.periodDay !== null || (day.daysLeft !== null && day.daysLeft <= 4);
  const sleepHours = Math.min(
    11,
    Math.max(3.5, (isFree ? 8 : 7.1) - (isLow ? 0.4 : 0) + spread(chance) * 1.6),
  );
  const scale = (middle: number) => Math.min(10, Math.max(1, Math.round(middle + spread(chance) * 4)));
  const { extras: _, ...nothing } = EMPTY_VALUES;
  return {
    ...nothing,
    sleep_hours: round(sleepHours, 4),
    sleep_quality: maybe(0.9, chance, scale(sleepHours - 0.6)),
    ...createActivity(isFree, isLow, chance),
    mood: maybe(0.95, chance, scale(isLow ? 5 : 6.8)),
    stress: maybe(0.9, chance, scale(isFree ? 3 : isLow ? 6 : 4.8)),
    // She steps on the scales about three times a week.
    weight_kg: maybe(0.4, chance, round(weightKg, 10)),
    water_glasses: maybe(0.85, chance, round(Math.max(1, 6.5 + spread(chance) * 4), 2)),
  };
}

const ACTIVITIES = [
  { type: 'walking', minutes: [15, 70] },
  { type: 'yoga', minutes: [20, 45] },
  { type: 'cardio', minutes: [20, 60] },
  { type: 'strength', minutes: [25, 50] },
  { type: 'walking', minutes: [20, 120] },
] as const;

function createActivity(isFree: boolean, isLow: boolean, chance: Chance) {
  const kind = ACTIVITIES[Math.floor(chance() * (isLow ? 2 : ACTIVITIES.length))] ?? ACTIVITIES[0];
  const [from, to] = kind.minutes;
  const minutes = 5 * Math.round((from + chance() * (to - from)) / 5);
  const luck = chance();
  if (luck < 0.05) return { activity_minutes: null, activity_type: null };
  if (luck < (isFree ? 0.2 : 0.35)) return { activity_minutes: 0, activity_type: 'none' as const };
  return { activity_minutes: minutes, activity_type: kind.type };
}

/** A tenth of a kilogram more or less a day, drawn back to where it came from. */
function wander(weightKg: number, chance: Chance): number {
  return weightKg + spread(chance) * 0.35 - (weightKg - 61.5) * 0.02;
}

/** Not logged now and then. */
function maybe<Value>(likely: number, chance: Chance, value: Value): Value | null {
  return chance() < likely ? value : null;
}
