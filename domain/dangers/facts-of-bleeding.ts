import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { isBleeding } from '../bleeding/bleeding-day.ts';
import { bleedingOf } from '../bleeding/bleeding-of.ts';
import { findLastPeriod } from '../bleeding/last-period.ts';
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { lastRecordedDay, type Period } from '../cycle/period.ts';
import type { FactWriter } from './fact-writer.ts';
import { LOOK_BACK } from './look-back.ts';
import type { DangerRows } from './rows.ts';
import { isBleedingOfBirth, isTimeOfPeriods, isTimeOfWaiting } from './times-without-periods.ts';

/** Longest run that is looked at, and how far back cycles with bleeding between are counted. */
const { bleedingRun: RUN_DAYS, betweenBleeding: BETWEEN_DAYS } = LOOK_BACK;
/** Between two starts; longer ones are no cycle of hers that could tell what is usual. */
const LONGEST_CYCLE_DAYS = 90;

/** Bleeding of the day, of the run it belongs to, and since when there was none. */
export function writeBleeding(dangerRows: DangerRows, writer: FactWriter): void {
  const { day, bleeding, periods = [], stage } = dangerRows;
  const rows = new Map<CalendarDate, BleedingDay>();
  for (const row of bleeding ?? []) if (row.day <= day) rows.set(row.day, row);
  const own = periods.filter(({ period_start_date: start }) => start <= day);
  // A run is looked back upon for RUN_DAYS, and no older period reaches into it.
  const near = own.filter(({ period_start_date: start }) => daysBetween(start, day) <= RUN_DAYS);
  const flowOn = (date: CalendarDate) => bleedingOf(date, near, rows, day)?.flow ?? null;
  const today = bleedingOf(day, near, rows, day);
  if (today) {
    writer.choice('flow', today.flow, day);
    writer.choice('bleedingKind', rows.get(day)?.kind ?? null, day);
  }
  if (isBleeding(today?.flow ?? null)) {
    writeRun(dangerRows, flowOn, { rows, own }, writer);
  }
  const last = findLastPeriod(own, rows, day);
  if (last && isTimeOfPeriods(last.day, dangerRows))
    writer.number('daysSinceLastPeriod', daysBetween(last.day, day), last.day);
  const starts = own.map(({ period_start_date: start }) => start).toSorted();
  const gaps = starts.slice(1).map((start, index) => daysBetween(starts[index] ?? start, start));
  const usual = gaps.filter((gap) => gap > 14 && gap <= LONGEST_CYCLE_DAYS);
  if (usual.length > 0) writer.number('longestUsualCycleDays', Math.max(...usual));
  if (stage === 'menstrual-cycle' || stage === 'conception') writeBetween(day, starts, rows, writer);
}

function writeRun(
  dangerRows: DangerRows,
  flowOn: (date: CalendarDate) => BleedingDay['flow'],
  { rows, own }: { rows: ReadonlyMap<CalendarDate, BleedingDay>; own: readonly Period[] },
  writer: FactWriter,
): void {
  const { day } = dangerRows;
  const run: CalendarDate[] = [];
  let heavy = 0;
  for (let date = day; run.length < RUN_DAYS; date = addDays(date, -1)) {
    const flow = flowOn(date);
    if (!isBleeding(flow)) break;
    run.push(date);
    if (flow === 'heavy') heavy += 1;
  }
  const first = run.at(-1) ?? day;
  const isMuch = writeMuch(run, dangerRows.logs, writer);
  // The bleeding after a birth lasts for weeks: its length counts where it is heavy on every day, clotted, or comes through.
  if (heavy === run.length || isMuch || !isBleedingOfBirth(dangerRows))
    writer.number('periodDays', run.length, first);
  writer.number('heavyDaysOfPeriod', heavy, first);
  writer.number('heavyShareOfPeriod', Math.round((heavy / run.length) * 100), first);
  // Noted days, and the last day of each recorded period: bleeding before this.
  const latestPeriods = own
    .toSorted((one, other) => (one.period_start_date < other.period_start_date ? 1 : -1))
    .slice(0, 3);
  const before = [
    ...[...rows.values()].filter((row) => isBleeding(row.flow)).map((row) => row.day),
    ...latestPeriods.map((period) => lastRecordedDay(period, day)),
  ].filter((date) => date < first);
  const latest = before.reduce<CalendarDate | null>(
    (one, date) => (one === null || date > one ? date : one),
    null,
  );
  if (latest !== null && isTimeOfWaiting({ from: latest, to: first }, dangerRows))
    writer.number('daysSinceLastBleeding', daysBetween(latest, first), latest);
}

/**
 * On how many days of the run she noted clots of 2.5 cm or more, and on how many it came through to clothes or bed. True where
 * there are such days.
 */
function writeMuch(run: readonly CalendarDate[], logs: DangerRows['logs'], writer: FactWriter): boolean {
  const ofRun = [...(logs ?? [])].filter(({ log_date: date }) => run.includes(date));
  const clotted = ofRun.filter(({ signs }) => signs?.clots === 'large' || signs?.clots === 'golf-ball');
  const flooded = ofRun.filter(({ signs }) => (signs?.flooding ?? 0) > 0);
  if (clotted.length > 0) writer.number('clotDaysOfPeriod', clotted.length);
  if (flooded.length > 0) writer.number('floodingDaysOfPeriod', flooded.length);
  return clotted.length + flooded.length > 0;
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
