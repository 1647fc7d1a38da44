import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { isBleeding } from '../bleeding/bleeding-day.ts';
import { bleedingByDay, bleedingOf } from '../bleeding/bleeding-of.ts';
import { findLastPeriod } from '../bleeding/last-period.ts';
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { FactWriter } from './fact-writer.ts';
import type { DangerRows } from './rows.ts';

/** Longest run that is looked at, and how far back cycles with bleeding between are counted. */
const RUN_DAYS = 120;
const BETWEEN_DAYS = 190;
/** Between two starts; longer ones are no cycle of hers that could tell what is usual. */
const LONGEST_CYCLE_DAYS = 90;

/** Bleeding of the day, of the run it belongs to, and since when there was none. */
export function writeBleeding({ day, bleeding, periods = [], stage }: DangerRows, writer: FactWriter): void {
  const rows = bleedingByDay([...(bleeding ?? [])].filter((row) => row.day <= day));
  const own = periods.filter(({ period_start_date: start }) => start <= day);
  const flowOn = (date: CalendarDate) => bleedingOf(date, own, rows, day)?.flow ?? null;
  const today = bleedingOf(day, own, rows, day);
  if (today) {
    writer.choice('flow', today.flow, day);
    writer.choice('bleedingKind', rows.get(day)?.kind ?? null, day);
  }
  if (isBleeding(today?.flow ?? null)) writeRun(day, flowOn, rows, writer);
  const last = findLastPeriod(own, rows, day);
  // In a mode that pauses cycles the time since a period says nothing.
  if (last) writer.number('daysSinceLastPeriod', daysBetween(last.day, day), last.day);
  const starts = own.map(({ period_start_date: start }) => start).toSorted();
  const gaps = starts.slice(1).map((start, index) => daysBetween(starts[index] ?? start, start));
  const usual = gaps.filter((gap) => gap > 14 && gap <= LONGEST_CYCLE_DAYS);
  if (usual.length > 0) writer.number('longestUsualCycleDays', Math.max(...usual));
  if (stage === 'menstrual-cycle' || stage === 'conception') writeBetween(day, starts, rows, writer);
}

function writeRun(
  day: CalendarDate,
  flowOn: (date: CalendarDate) => string | null,
  rows: ReadonlyMap<CalendarDate, BleedingDay>,
  writer: FactWriter,
): void {
  const run: CalendarDate[] = [];
  for (
    let date = day;
    run.length < RUN_DAYS && isBleeding(flowOn(date) as BleedingDay['flow']);
    date = addDays(date, -1)
  ) {
    run.push(date);
  }
  const first = run.at(-1) ?? day;
  const heavy = run.filter((date) => flowOn(date) === 'heavy').length;
  writer.number('periodDays', run.length, first);
  writer.number('heavyDaysOfPeriod', heavy, first);
  writer.number('heavyShareOfPeriod', Math.round((heavy / run.length) * 100), first);
  const before = [...rows.values()]
    .filter((row) => row.day < first && isBleeding(row.flow))
    .reduce<CalendarDate | null>(
      (latest, row) => (latest === null || row.day > latest ? row.day : latest),
      null,
    );
  let latest = before;
  // Days of recorded periods count as bleeding too.
  for (let back = 1; back <= 2 * 366; back += 1) {
    const date = addDays(first, -back);
    if (latest !== null && date <= latest) break;
    if (isBleeding(flowOn(date) as BleedingDay['flow'])) {
      latest = date;
      break;
    }
  }
  if (latest !== null) writer.number('daysSinceLastBleeding', daysBetween(latest, first), latest);
}

/** In how many of her last cycles she noted bleeding between periods. */
function writeBetween(
  day: CalendarDate,
  starts: readonly CalendarDate[],
  rows: ReadonlyMap<CalendarDate, BleedingDay>,
  writer: FactWriter,
): void {
  const cycles = new Set<string>();
  for (const row of rows.values()) {
    if (row.kind !== 'between' || !isBleeding(row.flow) || daysBetween(row.day, day) > BETWEEN_DAYS) continue;
    const start = starts.findLast((one) => one <= row.day);
    if (start !== undefined) cycles.add(start);
  }
  if (cycles.size > 0) writer.number('betweenBleedingCycles', cycles.size);
}
