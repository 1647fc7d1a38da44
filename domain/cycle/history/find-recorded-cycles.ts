import { bleedingByDay } from '../../bleeding/bleeding-of.ts';
import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { hasCycle } from '../cycle-modes.ts';
import type { CycleHistory } from '../forecast/forecast-cycle.ts';
import { findOvulation } from '../ovulation/find-ovulation.ts';
import type { OvulationSign } from './cycle-records.ts';
import { type CycleBreak, findBreaks } from './find-breaks.ts';
import { findCycles } from './find-cycles.ts';
import { findStatedLength } from './find-stated-length.ts';
import { endedWithBirth } from './pregnancy-days.ts';
import type { CycleFacts, FinishedCycle, KnownOvulation, RecordedCycles } from './recorded-cycles.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** Her cycles as far as they are recorded: which ones count and why the others do not, what is to be asked about them. */
export function findRecordedCycles(facts: CycleFacts): RecordedCycles {
  const { periods, records, today } = facts;
  const breaks = findBreaks(facts);
  const { finished: found, last } = findCycles(
    periods,
    breaks,
    records.cycle_marks,
    bleedingByDay(facts.bleeding ?? []),
  );
  const signsFrom = sliceByDay(records.ovulation_signs);
  const finished = found.map((cycle): FinishedCycle => {
    const lastDay = addDays(cycle.nextStart, -1);
    return {
      ...cycle,
      ovulation: findOvulation({
        start: cycle.start,
        lastDay,
        signs: signsFrom(cycle.start, lastDay),
        enteredOn: cycle.mark?.ovulation_on ?? null,
      }),
    };
  });
  if (last === null) return { finished, current: null, history: null, onBreak: null };
  const onBreak = findBreakSince(last.start, breaks, facts);
  if (onBreak !== null) return { finished, current: null, history: null, onBreak };

  // A positive LH test of today says that ovulation is near: the forecast knows of it, as having been it is shown tomorrow.
  const expected = findOvulation({
    start: last.start,
    lastDay: addDays(today, 1),
    signs: signsFrom(last.start, today),
    enteredOn: enteredUntil(today, last.mark?.ovulation_on ?? null),
  });
  const ovulation = expected !== null && expected.on <= today ? expected : null;
  return {
    finished,
    current: { ...last, cycleDay: last.start > today ? null : daysBetween(last.start, today) + 1, ovulation },
    history: makeHistory(sinceLastBirth(finished, records.pregnancies), last.start, expected, {
      lengthDays: findStatedLength(periods),
      lutealDays: records.luteal_days ?? null,
    }),
    onBreak: null,
  };
}

/** With fewer cycles since a birth those before it are no measure yet. */
const MEASURE_AFTER_BIRTH = 3;

/**
 * The finished cycles that the forecast may learn from: after a birth those since it, until there are enough of them for
 * the older ones to count beside.
 */
function sinceLastBirth(
  finished: readonly FinishedCycle[],
  pregnancies: CycleFacts['records']['pregnancies'],
): readonly FinishedCycle[] {
  const births = pregnancies.filter(endedWithBirth).flatMap(({ to }) => to ?? []);
  const last = births.toSorted().at(-1);
  if (last === undefined) return finished;
  const since = finished.filter(({ start }) => start > last);
  return since.length < MEASURE_AFTER_BIRTH ? since : finished;
}

function makeHistory(
  finished: readonly FinishedCycle[],
  currentStart: CalendarDate,
  ovulation: KnownOvulation | null,
  stated: { lengthDays: number | null; lutealDays: number | null },
): CycleHistory {
  const counting = finished.filter(({ notCounted }) => notCounted === null);
  return {
    past: counting.map(({ lengthDays, ovulation: known, question }) => ({
      lengthDays,
      // Where a start may be missing, what follows ovulation is not known to be one luteal phase.
      ovulationCycleDay: question === null ? (known?.cycleDay ?? null) : null,
    })),
    currentStart,
    ovulationCycleDay: ovulation?.cycleDay ?? null,
    statedLengthDays: stated.lengthDays,
    ...(stated.lutealDays !== null && { statedLutealDays: stated.lutealDays }),
  };
}

/** What has begun since the last start, or goes on since before it. */
function findBreakSince(
  lastStart: CalendarDate,
  breaks: readonly CycleBreak[],
  { stage }: CycleFacts,
): RecordedCycles['onBreak'] {
  const since = breaks.filter(({ to }) => to === null || to > lastStart);
  const kinds: readonly CycleBreak['kind'][] = ['pregnancy', 'pause', 'mode'];
  return kinds.find((kind) => since.some((one) => one.kind === kind)) ?? (hasCycle(stage) ? null : 'mode');
}

function enteredUntil(today: CalendarDate, enteredOn: CalendarDate | null): CalendarDate | null {
  return enteredOn !== null && enteredOn <= today ? enteredOn : null;
}

/** Cuts days, given in any order, into those of single cycles; asked for one cycle after the other. */
function sliceByDay(signs: readonly OvulationSign[]) {
  const sorted = signs.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  let next = 0;
  const skipWhile = (isSkipped: (day: CalendarDate) => boolean) => {
    for (let sign = sorted[next]; sign !== undefined && isSkipped(sign.day); sign = sorted[next]) next += 1;
    return next;
  };
  return (first: CalendarDate, last: CalendarDate): OvulationSign[] => {
    const from = skipWhile((day) => day < first);
    return sorted.slice(
      from,
      skipWhile((day) => day <= last),
    );
  };
}
