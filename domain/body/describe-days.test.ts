import { expect, test } from 'vitest';
import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { describe, periodsUntil } from './facts-for-tests.ts';

// The examples of docs/algorithms/one-description.md.

type Described = ReturnType<typeof describe>['days'];
/** `2 to 6 period recorded`, and so on, of one month. */
function draw(days: Described, from: CalendarDate, to: CalendarDate): string[] {
  const runs: { name: string; first: CalendarDate; last: CalendarDate }[] = [];
  for (const date of listDays(from, to)) {
    const day = days.get(date);
    if (!day) continue;
    const name = [day.dayClass, day.source, ...(day.ovulation ? [day.ovulation] : [])].join(' ');
    const run = runs.at(-1);
    if (run?.name === name && addDays(run.last, 1) === date) run.last = date;
    else runs.push({ name, first: date, last: date });
  }
  return runs.map(({ name, first, last }) => `${first.slice(5)} – ${last.slice(5)} ${name}`);
}

test('a finished cycle by its own length, the one that goes on by the forecast', () => {
  const { days } = describe('2026-11-21', periodsUntil('2026-11-02', 28, 28, 28));
  expect(draw(days, '2026-10-01', '2026-12-05')).toEqual([
    '10-05 – 10-09 period recorded',
    '10-14 – 10-18 fertile computed',
    '10-19 – 10-19 ovulation computed',
    '11-02 – 11-06 period recorded',
    '11-07 – 11-15 fertile computed',
    '11-16 – 11-16 ovulation computed',
    '11-17 – 11-20 fertile computed',
    '11-30 – 12-04 period computed',
    '12-05 – 12-05 fertile computed',
  ]);
});

test('while its end is not recorded the first day alone is recorded, the others are expected', () => {
  const [period] = periodsUntil('2026-11-02');
  const open = period ? [{ ...period, period_end_date: null }] : [];
  expect(draw(describe('2026-11-04', open).days, '2026-11-01', '2026-11-06')).toEqual([
    '11-02 – 11-02 period recorded',
    '11-03 – 11-06 period computed',
  ]);
});

test('an expected day of a period says that its end is not known, a forecast one does not', () => {
  const [period] = periodsUntil('2026-11-02');
  const open = period ? [{ ...period, period_end_date: null }] : [];
  const { days } = describe('2026-11-04', open);
  const unknown = [...days]
    .filter(([, day]) => day.isEndUnknown)
    .map(([date]) => date)
    .sort();
  expect(unknown).toEqual(['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']);
});

test('a known day of ovulation is the one day of ovulation of its cycle, with the five days before it', () => {
  const periods = periodsUntil('2026-11-02', 28, 28, 28);
  const cycle_marks = [
    {
      cycle_start: '2026-11-02' as CalendarDate,
      verdict: null,
      reason: null,
      ovulation_on: '2026-11-18' as CalendarDate,
    },
  ];
  const { days } = describe('2026-11-21', periods, { cycle_marks });
  expect(draw(days, '2026-11-07', '2026-11-29')).toEqual([
    '11-13 – 11-17 fertile computed',
    '11-18 – 11-18 ovulation computed entered',
  ]);
});

test('a known day that the forecast does not believe any more stays the only one gone by', () => {
  const cycle_marks = [
    {
      cycle_start: '2026-11-02' as CalendarDate,
      verdict: null,
      reason: null,
      ovulation_on: '2026-11-16' as CalendarDate,
    },
  ];
  // No period came in the 19 days after it: the fertile days shown are those of the forecast again.
  const { now, days } = describe('2026-12-05', periodsUntil('2026-11-02', 28, 28, 28), { cycle_marks });
  expect(now.next?.isOvulationKnown).toBe(false);
  expect(draw(days, '2026-11-07', '2026-12-05')).toEqual([
    '11-15 – 11-15 fertile computed',
    '11-16 – 11-16 ovulation computed entered',
    '11-17 – 11-28 fertile computed',
  ]);
});

test('before the first period and in modes without cycles nothing is said', () => {
  const periods = periodsUntil('2026-11-02', 28);
  expect(draw(describe('2026-11-21', periods).days, '2026-08-01', '2026-10-04')).toEqual([]);
  expect(describe('2026-11-21', periods, { stage: 'menopause' }).days.size).toBe(0);
});

test('once nothing can be forecast nothing ahead is drawn', () => {
  const { days } = describe('2027-03-20', periodsUntil('2026-11-02', 28));
  expect([...days.keys()].every((date) => date < '2026-11-07')).toBe(true);
});
