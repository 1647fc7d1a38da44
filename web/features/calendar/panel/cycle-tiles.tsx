import type { Now } from '@lunaria/domain/body/describe-now.ts';
import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { type Cycle, countDown } from '@lunaria/domain/cycle/cycle.ts';
import { hasCycle, hasOvulationForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { CycleSign } from '../../profile/cycle/day-signs.tsx';

interface CycleTilesProps {
  stage: LifeStage;
  today: CalendarDate;
  /** The numbers are the example's: she has recorded nothing at all. */
  example: Cycle | null;
  /** Null while it is not here. */
  now: Now | null;
}

/** Three numbers: where she is, and how far ovulation and the next period are. */
export function CycleTiles({ stage, today, example, now }: CycleTilesProps) {
  if (!hasCycle(stage)) return null;
  const isExample = example !== null;
  const isNamed = hasOvulationForecast(stage);
  const { day, length, toOvulation, toPeriod } = isExample
    ? countExample(today, example)
    : countNow(now, today);
  return (
    <section aria-label="Your cycle in three numbers">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-3">
        <p className="type-hint text-muted">
          {isExample ? 'By cycle length.' : 'By your forecast.'} Estimates, not contraception.
        </p>
        {isExample && <Badge tone="dashed">Sample</Badge>}
      </div>
      <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
        <Tile label="Day" value={day} unit={length} sign={<TodayRing />} />
        <Tile
          label="Ovulation"
          value={isNamed ? toOvulation : null}
          unit={isNamed ? nameUnit(toOvulation) : 'not estimated'}
          sign={<CycleSign kind="ovulation" size={20} />}
        />
        <Tile
          label="Period"
          value={toPeriod}
          unit={nameUnit(toPeriod)}
          sign={<CycleSign kind="predicted-period" size={20} />}
        />
      </dl>
    </section>
  );
}

interface Counted {
  /** Null where it is not known. */
  day: number | null;
  /** What stands below the day. */
  length: string;
  toOvulation: number | null;
  toPeriod: number | null;
}

function countExample(today: CalendarDate, cycle: Cycle): Counted {
  const { cycleDay, daysToOvulation, daysToPeriod } = countDown(today, cycle);
  const length = `of ${cycle.cycleLengthDays}`;
  return { day: cycleDay, length, toOvulation: daysToOvulation, toPeriod: daysToPeriod };
}

function countNow(now: Now | null, today: CalendarDate): Counted {
  const cycle = now?.cycle ?? null;
  const next = now?.next ?? null;
  const ovulation = now?.ahead?.fertile?.cycles.find(({ ovulationOn }) => ovulationOn >= today);
  const length =
    now === null || cycle === null
      ? ''
      : now.state === 'late' && next !== null
        ? `usually ${next.usualDays.from} to ${next.usualDays.to}`
        : cycle.expectedDays === null
          ? 'no forecast'
          : `of about ${cycle.expectedDays}`;
  return {
    day: cycle?.day ?? null,
    length,
    toOvulation: ovulation === undefined ? null : daysBetween(today, ovulation.ovulationOn),
    toPeriod: next === null ? null : daysBetween(today, next.date),
  };
}

interface TileProps {
  label: string;
  value: number | null;
  unit: string;
  sign: ReactNode;
}

function Tile({ label, value, unit, sign }: TileProps) {
  return (
    <div className="min-w-0 rounded-card border border-border bg-surface p-3 max-sm:rounded-[20px] sm:px-4.5 sm:py-3.5">
      <dt className="type-hint flex items-start justify-between gap-1 text-muted">
        {label}
        {sign}
      </dt>
      <dd>
        <span className="type-numeral block">{value ?? '–'}</span>{' '}
        <span className="type-hint text-muted">{unit}</span>
      </dd>
    </div>
  );
}

function nameUnit(days: number | null): string {
  if (days === null) return 'not known';
  return days === 0 ? 'today' : days === 1 ? 'day' : 'days';
}

function TodayRing() {
  return <span aria-hidden="true" className="size-4.5 shrink-0 rounded-full border-[2.5px] border-today" />;
}
