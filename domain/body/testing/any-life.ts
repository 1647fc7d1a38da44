import { type BleedingDay, FLOWS } from '../../bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { CycleMark, CycleRecords, OvulationSign } from '../../cycle/history/cycle-records.ts';
import type { CycleFacts } from '../../cycle/history/recorded-cycles.ts';
import { CYCLE_LENGTH_LIMITS, type Period } from '../../cycle/period.ts';
import { DEFAULT_LIFE_STAGE, LIFE_STAGE_VALUES, type LifeStage } from '../../profile/life-stages.ts';

// Lives as they might be recorded. Everything is drawn in days since an epoch or since a start, so that what fails shrinks.

const EPOCH: CalendarDate = '2024-01-01';
const PERIODS = 14;

/** A whole number from `min` to `max`, both included. */
export type Draw = (min: number, max: number) => number;

interface LivedCycle {
  /** To the next start. */
  gap: number;
  /** Null: its end is not recorded. */
  bleeding: number | null;
  /** 28 is what stands where nobody chose. */
  stated: number;
  /** The day of the cycle that she entered as that of ovulation. */
  entered: number | null;
  /** The day around which tests and temperatures are recorded, and which of them. */
  signs: { day: number; kind: (typeof SIGN_KINDS)[number] } | null;
  /** What she noted of the bleeding of days of the cycle. */
  noted: { day: number; flow: (typeof FLOWS)[number] }[];
}

interface Life {
  stage: LifeStage;
  cycles: LivedCycle[];
  pause: { after: number; days: number | null } | null;
  pregnancy: {
    /** It is counted from the start of this period. */
    at: number;
    days: number | null;
    end: (typeof ENDS)[number];
    /** What bled during it was recorded as periods. */
    hasPeriods: boolean;
  } | null;
  changes: { after: number; stage: LifeStage }[];
  /** In days after her newest start, her first one (her clock is put back), or the end of her pregnancy. */
  today: { from: 'first' | 'last' | 'end'; days: number };
}

const SIGN_KINDS = ['tests', 'temperatures', 'both'] as const;
const ENDS = ['birth', 'loss', 'prefer-not-to-say'] as const;

/** Any life, in each of the eight modes. */
export function drawLife(draw: Draw): Life {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[draw(0, values.length - 1)] ?? values[0];
  /** Null but for so many times of ten. */
  const rarely = <Value>(timesOfTen: number, make: () => Value): Value | null =>
    draw(1, 10) <= timesOfTen ? make() : null;
  const stage = () => LIFE_STAGE_VALUES[draw(0, LIFE_STAGE_VALUES.length - 1)] ?? DEFAULT_LIFE_STAGE;
  const cycle = (): LivedCycle => ({
    gap: draw(1, 5) <= 3 ? draw(24, 34) : draw(15, 70),
    bleeding: rarely(7, () => draw(1, 9)),
    stated: rarely(3, () => draw(CYCLE_LENGTH_LIMITS.min, 45)) ?? 28,
    entered: rarely(1, () => draw(6, 40)),
    signs: rarely(2, () => ({ day: draw(8, 45), kind: one(SIGN_KINDS) })),
    noted:
      rarely(4, () =>
        Array.from({ length: draw(1, 6) }, () => ({
          day: draw(1, 10) <= 8 ? draw(1, 8) : draw(9, 30),
          flow: one(FLOWS),
        })),
      ) ?? [],
  });
  return {
    stage: stage(),
    cycles: Array.from({ length: draw(0, PERIODS) }, cycle),
    pause: rarely(2, () => ({ after: draw(0, 600), days: rarely(7, () => draw(0, 150)) })),
    pregnancy: rarely(2, () => ({
      at: rarely(5, () => draw(0, PERIODS - 1)) ?? PERIODS - 1,
      days: rarely(8, () => draw(20, 290)),
      end: one(ENDS),
      hasPeriods: draw(0, 1) === 1,
    })),
    changes:
      rarely(2, () => Array.from({ length: draw(1, 3) }, () => ({ after: draw(0, 600), stage: stage() }))) ??
      [],
    today: drawToday(draw),
  };
}

function drawToday(draw: Draw): Life['today'] {
  const of = draw(1, 13);
  if (of <= 3) return { from: 'last', days: draw(0, 8) };
  if (of <= 6) return { from: 'last', days: draw(0, 45) };
  if (of <= 9) return { from: 'last', days: draw(0, 200) };
  if (of === 10) return { from: 'last', days: draw(-2, -1) };
  return of === 11 ? { from: 'first', days: draw(-3, 400) } : { from: 'end', days: draw(0, 120) };
}

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
    bleeding: notedDays(begun).filter(({ day }) => day <= today),
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

/** One row a day. */
function notedDays(begun: readonly Begun[]): BleedingDay[] {
  const rows = begun.flatMap(({ start, noted }) =>
    noted.map(({ day, flow }): BleedingDay => ({ day: addDays(start, day - 1), flow, kind: null })),
  );
  return [...new Map(rows.map((row) => [row.day, row])).values()];
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
