import { describe, expect, test } from 'vitest';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { WEEK_STARTS, type WeekStart } from '../calendar/week.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '../daily-log/recent-logs.ts';
import { countGoalWeek, countWeeksBefore, type GoalDayState, type WeekView } from './goal-week.ts';
import type { HealthGoal } from './health-goal.ts';
import { isUnknownWhole, nameWeek, sayCount, sayDay, sayWeek } from './say-goal.ts';

// The examples of docs/algorithms/goals.md. 15 November 2026 is a Sunday, 18 a Wednesday.
const TODAY = '2026-11-18';
const SEEN: WeekView = { today: TODAY, weekStart: 0 };
const day = (ofNovember: number) => `2026-11-${String(ofNovember).padStart(2, '0')}` as CalendarDate; // by format

const goal = (part: Partial<HealthGoal>): HealthGoal => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'sleep',
  amount: 7,
  days_per_week: 5,
  started_on: '2026-10-01',
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
  ...part,
});

function logsOf(days: Record<number, Partial<DailyLog>>): ReadonlyMap<CalendarDate, DailyLog> {
  return new Map(
    Object.entries(days).map(([of, part]) => {
      const log_date = day(Number(of));
      return [log_date, { ...EMPTY_VALUES, log_date, ...part }];
    }),
  );
}

const statesOf = (of: HealthGoal, logs: ReadonlyMap<CalendarDate, DailyLog>, today: CalendarDate = TODAY) =>
  countGoalWeek(of, logs, today, { today, weekStart: 0 }).days.map(({ state }) => state);

describe('what counts', () => {
  test('nights of at least the hours; a night that is not logged is unknown, today is open, the rest is ahead', () => {
    const logs = logsOf({ 15: { sleep_hours: 7 }, 16: { sleep_hours: 6.5 } });
    const week = countGoalWeek(goal({}), logs, TODAY, SEEN);
    expect(week.days.map(({ state }) => state)).toEqual<GoalDayState[]>([
      'counts',
      'logged',
      'unknown',
      'open',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(week).toMatchObject({ count: 1, target: 5, isReached: false, isRunning: true });
    expect(week.days[1]?.value).toBe(6.5);
    expect(sayCount('sleep', week)).toEqual({ number: '1', of: 'of 5 nights' });
  });

  test('an entry without the hours says nothing about the night', () => {
    expect(statesOf(goal({}), logsOf({ 15: { mood: 6 }, 18: { mood: 6 } })).slice(0, 4)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'open',
    ]);
  });

  test('all minutes of the week, zero among them', () => {
    const logs = logsOf({
      15: { activity_minutes: 30 },
      16: { activity_minutes: 0 },
      18: { activity_minutes: 65 },
    });
    const week = countGoalWeek(
      goal({ kind: 'activity', amount: 150, days_per_week: null }),
      logs,
      TODAY,
      SEEN,
    );
    expect(week).toMatchObject({ count: 95, target: 150, isReached: false });
    expect(sayCount('activity', week)).toEqual({ number: '95', of: 'of 150 minutes' });
  });

  test('Sunday counts for the week that it ends where weeks begin on Monday, for the one that it begins elsewhere', () => {
    const logs = logsOf({ 14: { sleep_hours: 8 }, 15: { sleep_hours: 8 }, 16: { sleep_hours: 8 } });
    const countFrom = (weekStart: WeekStart) =>
      countGoalWeek(goal({}), logs, TODAY, { today: TODAY, weekStart }).count;
    expect([countFrom(0), countFrom(1), countFrom(6)]).toEqual([2, 1, 3]);
  });

  test('days of at least the glasses: 1500 ml are 6 of them', () => {
    const logs = logsOf({ 15: { water_glasses: 6 }, 16: { water_glasses: 5.99 }, 17: { water_glasses: 0 } });
    expect(statesOf(goal({ kind: 'water', amount: 6, days_per_week: 4 }), logs).slice(0, 3)).toEqual([
      'counts',
      'logged',
      'logged',
    ]);
  });

  test('days with a mood, whichever it is', () => {
    const logs = logsOf({ 15: { mood: 1 }, 16: { sleep_hours: 8 }, 18: { mood: 10 } });
    const week = countGoalWeek(goal({ kind: 'mood', amount: null, days_per_week: 2 }), logs, TODAY, SEEN);
    expect(week).toMatchObject({ count: 2, isReached: true });
    expect(week.days.every(({ value }) => value === null)).toBe(true);
  });

  test('days with any entry, those of a mode too; a row in which nothing is left is none', () => {
    const logs = logsOf({
      15: { stress: 3 },
      16: { extras: { pregnancy: { nausea: 0 } } },
      17: {},
      18: { extras: { pregnancy: {} } },
    });
    expect(statesOf(goal({ kind: 'logging', amount: null, days_per_week: 5 }), logs).slice(0, 4)).toEqual([
      'counts',
      'counts',
      'unknown',
      'open',
    ]);
  });
});

describe('what is left out', () => {
  const all = logsOf(Object.fromEntries([15, 16, 17, 18].map((of) => [of, { sleep_hours: 8 }])));

  test('days before the goal began, also where enough was logged', () => {
    const begun = goal({ started_on: day(17) });
    expect(statesOf(begun, all).slice(0, 4)).toEqual(['outside', 'outside', 'counts', 'counts']);
    expect(sayWeek(countGoalWeek(begun, all, TODAY, SEEN))).toBe('Began on Tuesday');
  });

  test('days of the pause it is in, the coming ones too', () => {
    const paused = goal({ state: 'paused', state_since: day(17) });
    expect(statesOf(paused, all)).toEqual(['counts', 'counts', ...Array(5).fill('paused')]);
    expect(sayWeek(countGoalWeek(paused, all, TODAY, SEEN))).toBe('5 days paused');
  });

  test('days of the last pause, after it went on', () => {
    const resumed = goal({ last_pause_from: day(15), last_pause_to: day(16) });
    expect(statesOf(resumed, all).slice(0, 4)).toEqual(['paused', 'paused', 'counts', 'counts']);
  });

  test('days after it ended', () => {
    const ended = goal({ state: 'ended', state_since: day(16) });
    expect(statesOf(ended, all).slice(0, 4)).toEqual(['counts', 'counts', 'outside', 'outside']);
  });

  test('a week that was paused whole says only that', () => {
    const paused = goal({ state: 'paused', state_since: day(10) });
    expect(sayWeek(countGoalWeek(paused, all, TODAY, SEEN))).toBe('Paused');
  });
});

describe('the weeks before', () => {
  test('are the last four, newest first, and reach back no further than what is loaded', () => {
    const weeks = countWeeksBefore(goal({}), new Map(), { ...SEEN, today: '2026-11-21' });
    expect(weeks.map(({ first }) => first)).toEqual(['2026-11-08', '2026-11-01', '2026-10-25', '2026-10-18']);
    expect(weeks.map((week) => nameWeek(week, '2026-11-21'))).toEqual([
      '8 – 14 Nov',
      '1 – 7 Nov',
      '25 – 31 Oct',
      '18 – 24 Oct',
    ]);
  });

  test('begin on her day of the week, and still reach back no further than what is loaded', () => {
    const firstsFrom = (weekStart: WeekStart) =>
      countWeeksBefore(goal({}), new Map(), { today: TODAY, weekStart }).map(({ first }) => first);
    expect(firstsFrom(1)).toEqual(['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19']);
    expect(firstsFrom(6)).toEqual(['2026-11-07', '2026-10-31', '2026-10-24', '2026-10-17']);
    for (const weekStart of WEEK_STARTS) {
      for (let of = 1; of <= 30; of += 1) {
        const oldest = countWeeksBefore(goal({}), new Map(), { today: day(of), weekStart }).at(-1)?.first;
        expect(daysBetween(oldest ?? '1900-01-01', day(of))).toBeLessThan(RECENT_LOG_DAYS);
      }
    }
  });

  test('begin with the week in which the goal did', () => {
    const weeks = countWeeksBefore(goal({ started_on: day(7) }), new Map(), SEEN);
    expect(weeks.map(({ first }) => first)).toEqual(['2026-11-08', '2026-11-01']);
    expect(countWeeksBefore(goal({ started_on: TODAY }), new Map(), SEEN)).toEqual([]);
  });

  test('of which nothing is known have no number to be measured by', () => {
    const [last, before] = countWeeksBefore(goal({ started_on: day(5) }), new Map(), SEEN);
    expect([last, before].map((week) => week && sayWeek(week))).toEqual(['Nothing logged', 'Nothing logged']);
    expect([last, before].map((week) => week && isUnknownWhole(week))).toEqual([true, true]);
    expect(isUnknownWhole(countGoalWeek(goal({}), new Map(), TODAY, SEEN))).toBe(false);
  });

  test('say that they were reached, or their number and what is not known', () => {
    const nights = (days: number[]) => Object.fromEntries(days.map((of) => [of, { sleep_hours: 7 }]));
    const logs = logsOf({ ...nights([1, 2, 3, 4, 5, 6]), ...nights([8, 9]), 10: { sleep_hours: 4 } });
    const [last, before] = countWeeksBefore(goal({}), logs, SEEN);
    expect(last && [sayCount('sleep', last), sayWeek(last)]).toEqual([
      { number: '2', of: 'of 5 nights' },
      '4 days not logged',
    ]);
    expect(before && [sayCount('sleep', before), sayWeek(before)]).toEqual([
      { number: '6', of: 'nights, goal 5' },
      'Reached',
    ]);
  });
});

test('nothing that is said about a week blames, whatever she logged', () => {
  const states = ['active', 'paused'] as const;
  for (const state of states) {
    for (let logged = 0; logged <= 7; logged += 1) {
      const logs = logsOf(
        Object.fromEntries(Array.from({ length: logged }, (_, at) => [8 + at, { sleep_hours: 3 }])),
      );
      const of = goal({ state, state_since: state === 'paused' ? day(11) : null });
      for (const week of countWeeksBefore(of, logs, SEEN)) {
        const said = [
          sayWeek(week),
          ...week.days.map((one) => sayDay('sleep', one, 'glasses')),
          ...Object.values(sayCount('sleep', week)),
        ].join(' ');
        expect(said).not.toMatch(/miss|fail|lost|lose|streak|behind|only|!/i);
      }
    }
  }
});
