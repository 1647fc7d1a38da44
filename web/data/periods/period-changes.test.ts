import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Period, PeriodBase } from '@lunaria/domain/cycle/period.ts';
import { describe, expect, test } from 'vitest';
import { applyPeriodChanges, combinePeriodChanges, type PeriodChange } from './period-changes.ts';

const USER = '00000000-0000-4000-8000-000000000001';

const period = (start: CalendarDate, end: CalendarDate | null, cycleLength = 28): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: cycleLength,
});
const save = (
  days: Period,
  base: PeriodBase = null,
  replaces?: CalendarDate,
): PeriodChange & { op: 'save' } => ({
  op: 'save',
  write: { user_id: USER, ...days, base, ...(replaces ? { replaces_start_date: replaces } : {}) },
});
const remove = (start: CalendarDate): PeriodChange => ({ op: 'delete', userId: USER, start });

const OCTOBER = period('2026-10-05', '2026-10-09');
const NOVEMBER = period('2026-11-02', '2026-11-06');
const RECORDED = { periods: [NOVEMBER, OCTOBER], firstStart: OCTOBER.period_start_date };

describe('what waits is shown as if it were saved', () => {
  test('a new period takes its place by its start', () => {
    const between = period('2026-10-20', null);
    expect(applyPeriodChanges(RECORDED, [save(between)]).periods).toEqual([NOVEMBER, between, OCTOBER]);
  });

  test('the first record makes the first start', () => {
    const nothing = { periods: [], firstStart: null };
    expect(applyPeriodChanges(nothing, [save(NOVEMBER)])).toEqual({
      periods: [NOVEMBER],
      firstStart: '2026-11-02',
    });
  });

  test('a correction to an earlier start leaves one period, not two', () => {
    const moved = period('2026-10-31', '2026-11-06');
    const base = { period_end_date: '2026-11-06', cycle_length: 28 } as const;
    expect(applyPeriodChanges(RECORDED, [save(moved, base, '2026-11-02')]).periods).toEqual([moved, OCTOBER]);
  });

  test('an end recorded on another device stays when only the length was changed here', () => {
    const base = { period_end_date: null, cycle_length: 28 };
    const change = save(period('2026-11-02', null, 31), base);
    expect(applyPeriodChanges(RECORDED, [change]).periods[0]).toEqual(period('2026-11-02', '2026-11-06', 31));
  });

  test('deleted and recorded anew, in this order, it is there', () => {
    expect(applyPeriodChanges(RECORDED, [remove('2026-11-02'), save(NOVEMBER)])).toEqual(RECORDED);
  });

  test('without the last of all periods there is no first start', () => {
    const one = { periods: [NOVEMBER], firstStart: NOVEMBER.period_start_date };
    expect(applyPeriodChanges(one, [remove('2026-11-02')])).toEqual({ periods: [], firstStart: null });
  });
});

describe('changes that wait become one', () => {
  test('two saves of one start: the newer days, counted from what the older started from', () => {
    const base = { period_end_date: null, cycle_length: 28 };
    const older = save(period('2026-11-02', '2026-11-05'), base, '2026-11-01');
    const newer = save(period('2026-11-02', '2026-11-06', 30), {
      period_end_date: '2026-11-05',
      cycle_length: 28,
    });
    expect(combinePeriodChanges(older, newer)).toEqual(
      save(period('2026-11-02', '2026-11-06', 30), base, '2026-11-01'),
    );
  });

  test('what depends on the order stays in order', () => {
    expect(combinePeriodChanges(save(NOVEMBER), save(OCTOBER))).toBeNull();
    expect(combinePeriodChanges(save(NOVEMBER), remove('2026-11-02'))).toBeNull();
    expect(combinePeriodChanges(remove('2026-11-02'), save(NOVEMBER))).toBeNull();
    const moved = save(period('2026-11-02', '2026-11-06'), null, '2026-10-05');
    expect(combinePeriodChanges(save(NOVEMBER), moved)).toBeNull();
  });

  test('combined or one after the other, the same is shown', () => {
    const base = { period_end_date: '2026-11-06', cycle_length: 28 } as const;
    const older = save(period('2026-11-02', '2026-11-04'), base);
    const newer = save(period('2026-11-02', '2026-11-04', 33), {
      period_end_date: '2026-11-04',
      cycle_length: 28,
    });
    const combined = combinePeriodChanges(older, newer);
    expect(applyPeriodChanges(RECORDED, combined ? [combined] : [])).toEqual(
      applyPeriodChanges(RECORDED, [older, newer]),
    );
  });
});
