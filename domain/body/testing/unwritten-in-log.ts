import { addDays, type CalendarDate, listDays } from '../../calendar/calendar-date.ts';
import { readSeries, summarizeSeries } from '../../daily-log/history.ts';
import { writeHistoryCsv } from '../../daily-log/history-csv.ts';
import { QUANTITIES } from '../../daily-log/quantities.ts';
import { describeDay } from '../../dashboard/overview.ts';
import { countGoalWeek } from '../../goals/goal-week.ts';
import { GOAL_KINDS, type GoalKind, type HealthGoal } from '../../goals/health-goal.ts';
import { startingGoal } from '../../goals/starting-goal.ts';
import type { LifeStage } from '../../profile/life-stages.ts';
import { DEFAULT_UNITS } from '../../profile/units.ts';
import { logsOf, type Writes } from './any-writes.ts';
import { differ, isOf } from './written-of.ts';

/** Charts, the file of them, the overview of a day and goals. */
export function findUnwrittenInLog(writes: Writes, stage: LifeStage, today: CalendarDate): string[] {
  return [
    ...inHistory(writes, today),
    ...inCsv(writes, today),
    ...inOverview(writes, stage, today),
    ...inGoals(writes, today),
  ];
}

/** The charts of every quantity, and the sentence above each. */
function inHistory(writes: Writes, today: CalendarDate): string[] {
  const days = listDays(addDays(today, -29), today);
  return QUANTITIES.flatMap((quantity) => {
    const written = writes.log.filter(isOf(quantity)).filter(({ day }) => days.includes(day));
    const series = readSeries(logsOf(writes), quantity, days);
    const points = series.flatMap((value, index) => (value === null ? [] : [[days[index], value.join('/')]]));
    const { daysLogged, figures } = summarizeSeries(series, days);
    const values = written.map(({ value }) => Number(String(value).split('/')[0]));
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [
      ...differ(
        `chart of ${quantity.label}`,
        points,
        written.map(({ day, value }) => [day, String(value)]).toSorted(byDay),
      ),
      ...differ(`days of ${quantity.label}`, daysLogged, written.length),
      ...differ(
        `average of ${quantity.label}`,
        figures[0]?.average.toFixed(6),
        values.length === 0 ? undefined : average.toFixed(6),
      ),
    ];
  });
}

const byDay = ([one = '']: readonly string[], [other = '']: readonly string[]) => (one < other ? -1 : 1);

function inCsv(writes: Writes, today: CalendarDate): string[] {
  const days = listDays(addDays(today, -29), today);
  const [, ...lines] = writeHistoryCsv(logsOf(writes), days, DEFAULT_UNITS).trimEnd().split('\r\n');
  return lines.flatMap((line) => {
    const [day = '', ...cells] = line.split(',');
    const written = writes.log.filter((write) => write.day === day);
    const isPressure = written.some(({ key }) => key === 'blood_pressure');
    return differ(
      `cells of ${day}`,
      cells.filter((cell) => cell !== '').length,
      written.length + (isPressure ? 1 : 0),
    );
  });
}

function inOverview(writes: Writes, stage: LifeStage, today: CalendarDate): string[] {
  const facts = { logs: logsOf(writes), units: DEFAULT_UNITS };
  return [0, 1, 2].flatMap((back) => {
    const date = addDays(today, -back);
    const written = writes.log.filter(({ day }) => day === date);
    const { logged, missing } = describeDay(stage, facts, null, date);
    const asMissing = written.filter((write) => {
      const isAsked = write.stage === null || write.stage === stage;
      const field = write.stage === null ? write.key : `${write.stage}.${write.key}`;
      return isAsked && missing.some((one) => one.field === field);
    });
    return [
      ...differ(`overview of ${date}`, logged.length, written.length),
      ...differ(`missing on ${date}`, asMissing, []),
    ];
  });
}

const GOAL_KEYS: Readonly<Record<GoalKind, string | null>> = {
  ...{ sleep: 'sleep_hours', activity: 'activity_minutes', water: 'water_glasses', mood: 'mood' },
  logging: null,
};

function inGoals(writes: Writes, today: CalendarDate): string[] {
  return GOAL_KINDS.flatMap((kind) => {
    const { amount, daysPerWeek } = startingGoal(kind, null);
    const goal: HealthGoal = {
      ...{
        id: '00000000-0000-4000-8000-000000000002',
        kind,
        amount,
        days_per_week: daysPerWeek,
        state: 'active',
      },
      ...{ started_on: addDays(today, -60), state_since: null, last_pause_from: null, last_pause_to: null },
    };
    const week = countGoalWeek(goal, logsOf(writes), today, { today, weekStart: 0 });
    const key = GOAL_KEYS[kind];
    return week.days.flatMap(({ date, state, value }) => {
      const written = writes.log.filter(
        ({ day, ...write }) => day === date && [write.key, null].includes(key),
      );
      const common = written.filter(({ stage }) => kind === 'logging' || stage === null);
      const isSeen = state === 'counts' || state === 'logged';
      return [
        ...differ(`goal ${kind} on ${date}`, isSeen, common.length > 0),
        ...(value === null ? [] : differ(`goal ${kind} on ${date}`, value, common[0]?.value)),
      ];
    });
  });
}
