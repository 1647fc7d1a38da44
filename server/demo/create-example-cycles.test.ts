import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { findRecordedCycles } from '@lunaria/domain/cycle/history/find-recorded-cycles.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import { describe, expect, test } from 'vitest';
import { createExampleCycles } from './create-example-cycles.ts';

// Any day: her records are counted back from it.
describe.each(['2026-11-22', '2028-03-01'] as const)('her cycles on %s', (today: CalendarDate) => {
  const { history, logs, marks, forecasts } = createExampleCycles(today);
  const { periods, days } = history;
  const { finished, current } = findRecordedCycles({
    periods,
    records: {
      cycle_marks: marks,
      cycle_pauses: [],
      stage_changes: [],
      pregnancies: [],
      ovulation_signs: logs.flatMap((log) => ovulationSignOf(log) ?? []),
      cycle_forecasts: forecasts,
    },
    stage: 'menstrual-cycle',
    today,
  });
  const newestFirst = finished.toReversed();

  test('are thirteen and the one that goes on: one unusual, one in which she forgot a start', () => {
    expect(finished).toHaveLength(13);
    expect(current).toMatchObject({ start: addDays(today, -2), cycleDay: 3 });
    expect(finished.filter(({ notCounted }) => notCounted !== null)).toMatchObject([
      { notCounted: 'unusual', lengthDays: 35, mark: { reason: 'illness' } },
    ]);
    expect(finished.filter(({ question }) => question !== null)).toMatchObject([
      { question: 'start-missing', lengthDays: 59 },
    ]);
  });

  test('say when she ovulated in the way she measured it, seven cycles long', () => {
    expect(newestFirst.slice(0, 7).map(({ ovulation }) => ovulation?.basis ?? null)).toEqual([
      ...['temperature', 'temperature', 'temperature', 'signs', 'lh-test', null, 'entered'],
    ]);
    const lutealDays = newestFirst.slice(0, 5).map(({ lengthDays, ovulation }) =>
      // 28 days and ovulation on day 16: the next period comes 13 days after it.
      ovulation === null ? null : lengthDays + 1 - ovulation.cycleDay,
    );
    expect(lutealDays).toEqual([13, 14, 12, 15, 13]);
  });

  test('announce themselves: tender breasts on most of the last five days, and seldom before', () => {
    const share = (isWanted: (daysLeft: number) => boolean) => {
      const wanted = days.filter(({ signal_date }) => {
        const next = periods.find(({ period_start_date }) => period_start_date > signal_date);
        return next !== undefined && isWanted(daysBetween(signal_date, next.period_start_date));
      });
      return wanted.filter(({ symptoms }) => symptoms.includes('tender_breasts')).length / wanted.length;
    };
    expect(share((left) => left <= 5)).toBeGreaterThan(0.65);
    expect(share((left) => left > 5 && left <= 20)).toBeLessThan(0.1);
  });

  test('were forecast by what was known then, and most of the periods came in their window', () => {
    // Two looks each in seven cycles; twice the second showed what the first had shown.
    expect(forecasts).toHaveLength(12);
    const shown = forecasts.map(({ shown_on }) => shown_on);
    expect(shown).toEqual(shown.toSorted());
    const met = forecasts.filter(({ cycle_start, window_from, window_to }) => {
      const next = periods.find(
        ({ period_start_date }) => period_start_date > cycle_start,
      )?.period_start_date;
      return next !== undefined && window_from <= next && next <= window_to;
    });
    expect(met.length).toBeGreaterThanOrEqual(10);
    for (const { cycle_start, known_cycles } of forecasts) {
      const before = finished.filter(
        ({ nextStart, notCounted }) => nextStart <= cycle_start && notCounted === null,
      );
      expect(known_cycles).toBe(before.length);
    }
  });
});
