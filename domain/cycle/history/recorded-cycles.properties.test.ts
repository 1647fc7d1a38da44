import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { LIFE_STAGE_VALUES } from '../../profile/life-stages.ts';
import { describeCurrentPhase } from '../current-phase.ts';
import { forecastCycle } from '../forecast/forecast-cycle.ts';
import { CYCLE_VERDICTS, type CycleMark } from './cycle-records.ts';
import { findRecordedCycles } from './find-recorded-cycles.ts';
import { endedWithBirth } from './pregnancy-days.ts';
import type { CycleFacts } from './recorded-cycles.ts';
import { summarizeCycles } from './summarize-cycles.ts';

const EPOCH: CalendarDate = '2020-01-01';
const LAST_DAY = 900;
const anyDay = fc.integer({ min: 0, max: LAST_DAY });

/** All facts in days since an epoch, so that they can be moved together. */
const anyDays = fc.record({
  starts: fc.uniqueArray(anyDay, { maxLength: 30 }),
  bleedings: fc.array(fc.option(fc.integer({ min: 1, max: 60 })), { minLength: 30, maxLength: 30 }),
  marks: fc.uniqueArray(
    fc.record({
      /** Which of the starts; none: a day without one. */
      at: fc.nat({ max: 40 }),
      verdict: fc.option(fc.constantFrom(...CYCLE_VERDICTS)),
      ovulationAfter: fc.option(fc.integer({ min: -3, max: 60 })),
    }),
    { maxLength: 12, selector: ({ at }) => at },
  ),
  pauses: fc.array(fc.record({ from: anyDay, days: fc.option(fc.integer({ min: 0, max: 200 })) }), {
    maxLength: 3,
  }),
  pregnancies: fc.array(
    fc.record({
      from: anyDay,
      days: fc.option(fc.integer({ min: 0, max: 300 })),
      end: fc.constantFrom('birth', 'loss', 'prefer-not-to-say'),
    }),
    { maxLength: 2 },
  ),
  changes: fc.uniqueArray(fc.record({ day: anyDay, stage: fc.constantFrom(...LIFE_STAGE_VALUES) }), {
    maxLength: 4,
    selector: ({ day }) => day,
  }),
  signs: fc.uniqueArray(
    fc.record({
      day: anyDay,
      lh: fc.constantFrom('positive' as const, 'negative' as const, null),
      temperature: fc.option(fc.double({ min: 96, max: 101, noNaN: true })),
    }),
    { maxLength: 200, selector: ({ day }) => day },
  ),
  stage: fc.constantFrom(...LIFE_STAGE_VALUES),
});
type Days = typeof anyDays extends fc.Arbitrary<infer Value> ? Value : never;

function factsOf(days: Days, shift = 0): CycleFacts {
  const dateOf = (day: number) => addDays(EPOCH, day + shift);
  const spanOf = ({ from, days: length }: { from: number; days: number | null }) => ({
    from: dateOf(from),
    to: length === null ? null : dateOf(from + length),
  });
  let before = days.stage;
  return {
    periods: days.starts.map((start, index) => {
      const bleeding = days.bleedings[index] ?? null;
      return {
        period_start_date: dateOf(start),
        period_end_date: bleeding === null ? null : dateOf(start + bleeding - 1),
        cycle_length: 28,
      };
    }),
    records: {
      cycle_marks: days.marks.map(({ at, verdict, ovulationAfter }): CycleMark => {
        // Beyond the last start: a day after all of them, on which no period begins.
        const start = days.starts[at] ?? LAST_DAY + 1 + at;
        return {
          cycle_start: dateOf(start),
          verdict,
          reason: verdict === 'unusual' ? 'other' : null,
          ovulation_on: ovulationAfter === null ? null : dateOf(start + ovulationAfter),
        };
      }),
      cycle_pauses: days.pauses.map((pause, index) => ({
        id: `00000000-0000-4000-8000-00000000000${index}`,
        from_on: spanOf(pause).from,
        to_on: spanOf(pause).to,
        reason: 'other',
      })),
      pregnancies: days.pregnancies.map((one) => ({
        ...spanOf(one),
        end: one.days === null ? null : one.end,
      })),
      stage_changes: days.changes
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, stage }) => {
          const from = before;
          before = stage;
          // Noon on the clock of this machine, wherever it stands.
          return {
            from_stage: from,
            to_stage: stage,
            changed_at: new Date(`${dateOf(day)}T12:00`).toISOString(),
          };
        }),
      ovulation_signs: days.signs.map(({ day, lh, temperature }) => ({
        day: dateOf(day),
        lh_test: lh,
        temperature_f: temperature,
      })),
      cycle_forecasts: [],
    },
    stage: days.stage,
    today: dateOf(LAST_DAY + 1),
  };
}

/** The same, with every date in it moved. */
function move<Value>(value: Value, shift: number): Value {
  const text = JSON.stringify(value).replace(/\d{4}-\d{2}-\d{2}/g, (date) =>
    addDays(date as CalendarDate, shift),
  ); // by the pattern
  return JSON.parse(text);
}

test('the order in which anything was recorded changes nothing', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const facts = factsOf(days);
      const { periods, records } = facts;
      const turned: CycleFacts = {
        ...facts,
        periods: periods.toReversed(),
        records: {
          ...records,
          cycle_marks: records.cycle_marks.toReversed(),
          cycle_pauses: records.cycle_pauses.toReversed(),
          pregnancies: records.pregnancies.toReversed(),
          ovulation_signs: records.ovulation_signs.toReversed(),
        },
      };
      expect(findRecordedCycles(turned)).toEqual(findRecordedCycles(facts));
    }),
  );
});

test('moving every date moves every date of the answer and changes nothing else', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: -5000, max: 5000 }), (days, shift) => {
      expect(findRecordedCycles(factsOf(days, shift))).toEqual(
        move(findRecordedCycles(factsOf(days)), shift),
      );
    }),
  );
});

test('the cycles follow each other without a gap: together they are the days from the first start to the last', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const marks = days.marks.filter(({ verdict }) => verdict !== 'same-period');
      const { finished } = findRecordedCycles(factsOf({ ...days, marks }));
      const sum = finished.reduce((total, { lengthDays }) => total + lengthDays, 0);
      const span = days.starts.length === 0 ? 0 : Math.max(...days.starts) - Math.min(...days.starts);
      expect(sum).toBe(span);
      expect(finished).toHaveLength(Math.max(days.starts.length - 1, 0));
    }),
  );
});

test('each cycle ends where the next begins, also after two starts were said to be one period', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const { finished, current } = findRecordedCycles(factsOf(days));
      for (const [index, cycle] of finished.entries()) {
        expect(cycle.lengthDays).toBe(daysBetween(cycle.start, cycle.nextStart));
        expect(cycle.lengthDays).toBeGreaterThan(0);
        const next = finished[index + 1]?.start ?? current?.start;
        if (next !== undefined) expect(next).toBe(cycle.nextStart);
      }
    }),
  );
});

test('a mark of a day on which no period begins changes nothing', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const without = days.marks.filter(({ at }) => days.starts[at] !== undefined);
      expect(findRecordedCycles(factsOf(days))).toEqual(
        findRecordedCycles(factsOf({ ...days, marks: without })),
      );
    }),
  );
});

const hasBirth = (days: Parameters<typeof factsOf>[0]) =>
  factsOf(days).records.pregnancies.some(endedWithBirth);

test('what counts is 10 to 120 days long, and of fewer than 15 only by her word', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const { finished, history } = findRecordedCycles(factsOf(days));
      const counting = finished.filter(({ notCounted }) => notCounted === null);
      for (const { lengthDays, mark, question } of counting) {
        expect(lengthDays).toBeGreaterThanOrEqual(mark?.verdict === 'whole' ? 10 : 15);
        expect(lengthDays).toBeLessThanOrEqual(120);
        if ((mark?.verdict ?? null) !== null) expect(question).toBeNull();
      }
      if (history !== null) {
        const lengths = counting.map(({ lengthDays }) => lengthDays);
        const past = history.past.map(({ lengthDays }) => lengthDays);
        // After a birth those since it alone, until there are enough of them.
        expect(past).toEqual(hasBirth(days) ? lengths.slice(lengths.length - past.length) : lengths);
      }
    }),
  );
});

test('a cycle in which a closed pause lies counts by her word alone', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const facts = factsOf(days);
      const closed = facts.records.cycle_pauses.filter(
        ({ to_on, from_on }) => to_on !== null && to_on > from_on,
      );
      for (const { start, nextStart, notCounted, mark } of findRecordedCycles(facts).finished) {
        const isTouched = closed.some(({ from_on, to_on }) => from_on < nextStart && (to_on ?? '') > start);
        if (isTouched && mark?.verdict !== 'whole') expect(notCounted).toBe('interrupted');
      }
    }),
  );
});

test('every day of ovulation lies in its cycle, and none after today', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const facts = factsOf(days);
      const { finished, current } = findRecordedCycles(facts);
      for (const { start, nextStart, ovulation } of finished) {
        if (ovulation === null) continue;
        expect(ovulation.on >= start && ovulation.on < nextStart).toBe(true);
        expect(ovulation.cycleDay).toBe(daysBetween(start, ovulation.on) + 1);
      }
      if (current?.ovulation) {
        expect(current.ovulation.on >= current.start && current.ovulation.on <= facts.today).toBe(true);
      }
    }),
  );
});

test('no number is ever not a number, and what is forecast lies ahead', () => {
  const isNumber = (value: unknown): boolean =>
    typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value !== 'object' || value === null || Object.values(value).every(isNumber);
  fc.assert(
    fc.property(anyDays, fc.option(fc.integer({ min: 10, max: 60 })), (days, ageYears) => {
      const facts = factsOf(days);
      const cycles = findRecordedCycles(facts);
      expect(isNumber(cycles)).toBe(true);
      expect(isNumber(summarizeCycles(cycles.finished, ageYears))).toBe(true);
      // There is a current cycle exactly when there is something to forecast from, and never beside a break.
      expect(cycles.current === null).toBe(cycles.history === null);
      if (cycles.onBreak !== null) expect(cycles.current).toBeNull();
      if (cycles.history === null || cycles.current === null) return;
      const { cycleDay } = cycles.current;
      // Null: it begins after today.
      expect(cycleDay === null).toBe(cycles.current.start > facts.today);
      if (cycleDay === null) return;
      const phase = describeCurrentPhase(cycles.history, cycleDay, null, facts.today);
      expect(isNumber(phase)).toBe(true);
      const forecast = forecastCycle(cycles.history, facts.today);
      if (forecast !== null) expect(forecast.window80.from > facts.today).toBe(true);
    }),
  );
});
