import type { Now } from '../body/describe-now.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import type { LookAhead } from '../cycle/forecast/look-ahead.ts';
import type { RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { MedicalRecord, RecordOf } from './medical-record.ts';
import type { MedicineDays, MedicineOnDay } from './say-medicines.ts';
import { sayRecord } from './say-record.ts';

// Rules and worked examples: docs/algorithms/medicine-days.md (the tests use the same table).

/** What of her cycles the days of a medicine are counted in. */
export interface MedicineFacts {
  stage: LifeStage;
  cycles: RecordedCycles;
  now: Now;
  /** The forecast as her calendar shows it; null where it shows none. */
  ahead: LookAhead | null;
}

interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

/** Whether she wants to see its days in her calendar, and named them. */
export function isInCalendar(record: MedicalRecord): record is RecordOf<'medication'> {
  if (record.kind !== 'medication' || record.unreadable) return false;
  const { in_calendar: isTicked, cycle_from: from, cycle_to: to, status } = record.fields;
  return isTicked && from !== null && to !== null && from <= to && status !== 'refuted';
}

/**
 * The days of the medicines that she shows in her calendar: day n of a cycle is its first day and n - 1 more, as long as that cycle
 * goes on; every third day is counted from the first of them. Counted in recorded cycles that were not interrupted, in the one that goes on up to today, and beyond as far as the shown
 * forecast says where a cycle ends. Only from the day on which she began with the medicine to the one on which she ended it. Empty in
 * modes without cycles.
 */
export function findMedicineDays(records: readonly MedicalRecord[], facts: MedicineFacts): MedicineDays {
  const days = new Map<CalendarDate, MedicineOnDay[]>();
  if (!hasCycle(facts.stage)) return days;
  const { today } = facts.now;
  const counted = countedCycles(facts);
  for (const record of records) {
    if (!isInCalendar(record)) continue;
    const taken = spanOf(record, facts.now);
    const { cycle_from: from, cycle_to: to, every_days: every } = record.fields;
    if (taken === null || from === null || to === null) continue;
    const name = sayRecord(record).title;
    for (const cycle of counted) {
      const first = latest(cycle.from, taken.from);
      const last = earliest(addDays(cycle.start, to - 1), cycle.to, taken.to);
      for (let day = addDays(cycle.start, from - 1); day <= last; day = addDays(day, every ?? 1))
        if (day >= first) days.set(day, [...(days.get(day) ?? []), { name, isPlanned: day > today }]);
    }
  }
  return days;
}

/** The cycles that days are counted in, from `start`, each with the days that are its own, ahead by the forecast. */
function countedCycles({ cycles, now, ahead }: MedicineFacts): (Span & { start: CalendarDate })[] {
  const finished = cycles.finished
    .filter(({ notCounted }) => notCounted !== 'interrupted')
    .map(({ start, nextStart }) => ({ start, from: start, to: addDays(nextStart, -1) }));
  if (now.cycle === null) return finished;
  const starts = ahead?.starts.map(({ date }) => date) ?? [];
  // A period that is late has not come yet: today belongs to the cycle before it.
  const end = starts[0] === undefined ? now.today : latest(addDays(starts[0], -1), now.today);
  const later = starts.flatMap((start, index) => {
    const next = starts[index + 1];
    return next === undefined ? [] : [{ start, from: latest(start, addDays(end, 1)), to: addDays(next, -1) }];
  });
  const { start } = now.cycle;
  return [...finished, { start, from: start, to: end }, ...later];
}

const NO_END = '9999-12-31' satisfies CalendarDate;

/**
 * From when to when she takes it; null: not known, or never. A month or a year is taken at its widest. Without a beginning it is the
 * cycle that goes on: of those before nothing is known.
 */
function spanOf({ fields }: RecordOf<'medication'>, { today, cycle }: Now): Span | null {
  const { status, started_on: start, ended_on: end } = fields;
  if (status === 'planned') {
    // Until she says that she has begun, it lies ahead.
    return start === null ? null : { from: latest(start, addDays(today, 1)), to: end ?? NO_END };
  }
  const from = start ?? cycle?.start ?? null;
  if (from === null) return null;
  if (status === 'active') return { from, to: end ?? NO_END };
  return end === null ? null : { from, to: earliest(end, today) };
}

type Days = readonly [CalendarDate, ...CalendarDate[]];
const latest = (...days: Days) => days.reduce((one, other) => (one > other ? one : other));
const earliest = (...days: Days) => days.reduce((one, other) => (one < other ? one : other));
