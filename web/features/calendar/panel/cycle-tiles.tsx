import { countDown } from '@lunaria/domain/cycle/cycle.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { CycleSign } from '../../profile/cycle/day-signs.tsx';
import type { CalendarState } from '../calendar-state.ts';

interface CycleTilesProps {
  stage: LifeStage;
  calendar: Pick<CalendarState, 'today' | 'cycle' | 'isExample'>;
}

/** Three numbers by cycle length: where she is, and how far ovulation and the next period are. */
export function CycleTiles({ stage, calendar: { today, cycle, isExample } }: CycleTilesProps) {
  if (!hasCycle(stage)) return null;
  const { cycleDay, daysToOvulation, daysToPeriod } = countDown(today, cycle);
  return (
    <section aria-label="By cycle length">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-3">
        <p className="type-hint text-muted">By cycle length. Estimates, not contraception.</p>
        {isExample && <Badge tone="dashed">Sample</Badge>}
      </div>
      <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
        <Tile label="Day" value={cycleDay} unit={`of ${cycle.cycleLengthDays}`} sign={<TodayRing />} />
        <Tile
          label="Ovulation"
          value={daysToOvulation}
          unit={nameUnit(daysToOvulation)}
          sign={<CycleSign kind="ovulation" size={20} />}
        />
        <Tile
          label="Period"
          value={daysToPeriod}
          unit={nameUnit(daysToPeriod)}
          sign={<CycleSign kind="predicted-period" size={20} />}
        />
      </dl>
    </section>
  );
}

interface TileProps {
  label: string;
  value: number;
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
        <span className="type-numeral block">{value}</span>{' '}
        <span className="type-hint text-muted">{unit}</span>
      </dd>
    </div>
  );
}

function nameUnit(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'day' : 'days';
}

function TodayRing() {
  return <span aria-hidden="true" className="size-4.5 shrink-0 rounded-full border-[2.5px] border-today" />;
}
