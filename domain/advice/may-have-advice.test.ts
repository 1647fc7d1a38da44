import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BleedingDay, Flow } from '../bleeding/bleeding-day.ts';
import { BLEEDING_KINDS, FLOWS } from '../bleeding/bleeding-day.ts';
import { drawLife, factsOf } from '../body/testing/any-life.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import { adviceOfCycles } from './advice-of-cycles.ts';
import { mayHaveAdvice } from './may-have-advice.ts';

const TODAY: CalendarDate = '2026-11-26';
const BIRTH_DATES: readonly (CalendarDate | null)[] = ['2012-01-01', '1996-05-01', '1970-05-01', null];

/** Periods of so many days, so many days apart, the last of them begun so long ago; and what was noted beside. */
function lived(
  since: number,
  gaps: readonly number[],
  days: readonly number[],
  noted: readonly { ago: number; flow: Flow; kind: BleedingDay['kind'] }[] = [],
): CycleFacts {
  let ago = since;
  const periods = [0, ...gaps].map((gap, index) => {
    ago += gap;
    const start = addDays(TODAY, -ago);
    const end = addDays(start, (days[index] ?? 5) - 1);
    return { period_start_date: start, period_end_date: end > TODAY ? null : end, cycle_length: 28 };
  });
  const bleeding = noted.map(({ ago: back, flow, kind }) => ({ day: addDays(TODAY, -back), flow, kind }));
  return { today: TODAY, stage: 'menstrual-cycle', periods, bleeding, records: NO_CYCLE_RECORDS };
}

test('an ordinary life needs no rules; a long wait, a long period and bleeding beside one do', () => {
  expect(mayHaveAdvice(lived(10, [28, 29, 27], [5, 4, 5, 6]))).toBe(false);
  expect(mayHaveAdvice({ ...lived(10, [], []), periods: [] })).toBe(false);
  expect(mayHaveAdvice(lived(75, [28], [5, 5]))).toBe(true);
  expect(mayHaveAdvice(lived(10, [28], [5, 9]))).toBe(true);
  expect(mayHaveAdvice(lived(20, [28], [5, 5], [{ ago: 8, flow: 'spotting', kind: null }]))).toBe(true);
  expect(mayHaveAdvice({ ...lived(10, [28], [5, 5]), stage: 'menopause' })).toBe(true);
});

test('where it says no, the rules find nothing', () => {
  let asked = 0;
  const lives = fc.property(
    fc.integer({ min: 0, max: 100 }),
    fc.array(fc.integer({ min: 3, max: 420 }), { maxLength: 5 }),
    fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 6 }),
    fc.array(
      fc.record({
        ago: fc.integer({ min: 0, max: 260 }),
        flow: fc.constantFrom(...FLOWS),
        kind: fc.constantFrom(null, ...BLEEDING_KINDS),
      }),
      { maxLength: 3 },
    ),
    (since, gaps, days, noted) => {
      const ordinary = gaps.map((gap) => (gap > 100 ? gap : 24 + (gap % 12)));
      const facts = lived(since, ordinary, days, noted);
      if (mayHaveAdvice(facts)) return;
      asked += 1;
      for (const birthDate of BIRTH_DATES) expect(adviceOfCycles(facts, birthDate)).toEqual([]);
    },
  );
  fc.assert(lives, { numRuns: 600 });
  expect(asked).toBeGreaterThan(10);
});

test('and nothing in lives drawn by lot', () => {
  const life = fc.property(fc.gen(), (gen) => {
    const facts = factsOf(drawLife((min, max) => gen(fc.integer, { min, max })));
    if (mayHaveAdvice(facts)) return;
    for (const birthDate of BIRTH_DATES) expect(adviceOfCycles(facts, birthDate)).toEqual([]);
  });
  fc.assert(life, { numRuns: 200 });
});
