// biome-ignore lint/style/noRestrictedImports: lives of made-up women, for tests alone
import fc from 'fast-check';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { CycleMark, CycleRecords, OvulationSign } from '../../cycle/history/cycle-records.ts';
import type { CycleFacts } from '../../cycle/history/recorded-cycles.ts';
import { CYCLE_LENGTH_LIMITS, type Period } from '../../cycle/period.ts';
import { LIFE_STAGE_VALUES } from '../../profile/life-stages.ts';

// Lives as they might be recorded. Everything is drawn in days since an epoch or since a start, so that what fails shrinks.

const EPOCH: CalendarDate = '2024-01-01';
const PERIODS = 14;

const anyGap = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 24, max: 34 }) },
  { weight: 2, arbitrary: fc.integer({ min: 15, max: 70 }) },
);

/** Null but for so many times of ten. */
const rarely = <Value>(timesOfTen: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 10 - timesOfTen, arbitrary: fc.constant(null) }, { weight: timesOfTen, arbitrary });

const anyCycle = fc.record({
  /** To the next start. */
  gap: anyGap,
  /** Null: its end is not recorded. */
  bleeding: rarely(7, fc.integer({ min: 1, max: 9 })),
  /** 28 is what stands where nobody chose. */
  stated: fc.oneof(
    { weight: 3, arbitrary: fc.constant(28) },
    { weight: 1, arbitrary: fc.integer({ min: CYCLE_LENGTH_LIMITS.min, max: 45 }) },
  ),
  /** The day of the cycle that she entered as that of ovulation. */
  entered: rarely(1, fc.integer({ min: 6, max: 40 })),
  /** The day around which tests and temperatures are recorded, and which of them. */
  signs: rarely(
    2,
    fc.record({
      day: fc.integer({ min: 8, max: 45 }),
      kind: fc.constantFrom('tests' as const, 'temperatures' as const, 'both' as const),
    }),
  ),
});

/** In days after her newest start, her first one (her clock is put back), or the end of her pregnancy. */
const todayAfter = <From extends string>(from: From, min: number, max: number) =>
  fc.record({ from: fc.constant(from), days: fc.integer({ min, max }) });
const anyToday = fc.oneof(
  { weight: 6, arbitrary: todayAfter('last', 0, 45) },
  { weight: 3, arbitrary: todayAfter('last', 0, 200) },
  { weight: 1, arbitrary: todayAfter('last', -2, -1) },
  { weight: 1, arbitrary: todayAfter('first', -3, 400) },
  { weight: 2, arbitrary: todayAfter('end', 0, 120) },
);

/** Any life, in each of the eight modes. */
export const anyLife = fc.record({
  stage: fc.constantFrom(...LIFE_STAGE_VALUES),
  cycles: fc.array(anyCycle, { maxLength: PERIODS }),
  pause: rarely(
    2,
    fc.record({ after: fc.nat({ max: 600 }), days: rarely(7, fc.integer({ min: 0, max: 150 })) }),
  ),
  pregnancy: rarely(
    2,
    fc.record({
      /** It is counted from the start of this period. */
      at: fc.oneof(fc.nat({ max: PERIODS - 1 }), fc.constant(PERIODS - 1)),
      days: rarely(8, fc.integer({ min: 20, max: 290 })),
      end: fc.constantFrom('birth' as const, 'loss' as const, 'prefer-not-to-say' as const),
      /** What bled during it was recorded as periods. */
      hasPeriods: fc.boolean(),
    }),
  ),
  changes: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.uniqueArray(
        fc.record({ after: fc.nat({ max: 600 }), stage: fc.constantFrom(...LIFE_STAGE_VALUES) }),
        { minLength: 1, maxLength: 3, selector: ({ after }) => after },
      ),
    },
  ),
  today: anyToday,
});
type Life = typeof anyLife extends fc.Arbitrary<infer Value> ? Value : never;

/** What is recorded of a life, as the screens are given it. */
export function factsOf(life: Life): CycleFacts {
  const pregnancy = life.pregnancy && pregnancyOf(life, life.pregnancy);
  const isSwallowed = (start: CalendarDate) =>
    pregnancy !== null &&
    !life.pregnancy?.hasPeriods &&
    start > pregnancy.from &&
    start <= (pregnancy.to ?? start);
  const begun = startsOf(life).filter(({ start }) => !isSwallowed(start));
  const periods = begun.map(periodOf);
  const first = periods[0]?.period_start_date ?? EPOCH;
  const last = periods.at(-1)?.period_start_date ?? EPOCH;
  const from = { first, last, end: pregnancy?.to ?? last }[life.today.from];
  const today = addDays(from, life.today.days);
  return {
    today,
    stage: life.stage,
    periods: periods.toReversed(),
    records: recordsOf(life, begun, pregnancy, today),
  };
}

type Begun = Life['cycles'][number] & { start: CalendarDate };
type Pregnancy = CycleRecords['pregnancies'][number];

function startsOf({ cycles }: Life): Begun[] {
  let next = EPOCH;
  return cycles.map((cycle) => {
    const start = next;
    next = addDays(start, cycle.gap);
    return { ...cycle, start };
  });
}

function periodOf({ start, bleeding, stated }: Begun): Period {
  return {
    period_start_date: start,
    period_end_date: bleeding === null ? null : addDays(start, bleeding - 1),
    cycle_length: stated,
  };
}

function pregnancyOf(life: Life, { at, days, end }: NonNullable<Life['pregnancy']>): Pregnancy {
  const starts = startsOf(life);
  const from = starts[Math.min(at, starts.length - 1)]?.start ?? EPOCH;
  return days === null ? { from, to: null, end: null } : { from, to: addDays(from, days), end };
}

function recordsOf(
  { pause, changes, stage }: Life,
  begun: readonly Begun[],
  pregnancy: Pregnancy | null,
  today: CalendarDate,
): CycleRecords {
  const first = begun[0]?.start ?? EPOCH;
  let before = stage;
  return {
    cycle_marks: begun.flatMap(markOf).filter(({ ovulation_on: on }) => on !== null && on <= today),
    cycle_pauses:
      pause === null
        ? []
        : [
            {
              id: '00000000-0000-4000-8000-000000000001',
              from_on: addDays(first, pause.after),
              to_on: pause.days === null ? null : addDays(first, pause.after + pause.days),
              reason: 'other',
            },
          ],
    // None is recorded before the day on which it is counted from, nor its end before it.
    pregnancies: pregnancy === null || pregnancy.from > today ? [] : [endedBy(pregnancy, today)],
    stage_changes: changes
      .toSorted((one, other) => one.after - other.after)
      .map(({ after, stage: to_stage }) => {
        const from_stage = before;
        before = to_stage;
        // Noon on the clock of this machine, wherever it stands.
        return { from_stage, to_stage, changed_at: new Date(`${addDays(first, after)}T12:00`).toISOString() };
      }),
    ovulation_signs: begun.flatMap(signsOf).filter(({ day }) => day <= today),
    cycle_forecasts: [],
  };
}

/** A clock put back by a day or two may see the end as one that is to come; further back it had not been recorded. */
function endedBy(pregnancy: Pregnancy, today: CalendarDate): Pregnancy {
  const { from, to } = pregnancy;
  return to === null || to <= addDays(today, 2) ? pregnancy : { from, to: null, end: null };
}

function markOf({ start, entered, gap }: Begun): CycleMark[] {
  if (entered === null || entered > gap) return [];
  return [{ cycle_start: start, verdict: null, reason: null, ovulation_on: addDays(start, entered - 1) }];
}

/** Tests turn positive the day before; temperatures are low for eight days and high for five. In degrees Fahrenheit. */
function signsOf({ start, signs, gap }: Begun): OvulationSign[] {
  if (signs === null) return [];
  const { day: ovulation, kind } = signs;
  return Array.from({ length: 13 }, (_, index) => ovulation - 7 + index)
    .filter((day) => day >= 1 && day <= gap)
    .map((day) => ({
      day: addDays(start, day - 1),
      lh_test:
        kind === 'temperatures'
          ? null
          : day === ovulation - 1
            ? ('positive' as const)
            : ('negative' as const),
      temperature_f: kind === 'tests' ? null : day > ovulation ? 98.2 : 97.4 + (day % 2) / 10,
    }));
}
