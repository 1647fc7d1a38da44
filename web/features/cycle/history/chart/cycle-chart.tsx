import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DateWindow } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { useId } from 'react';
import type { ShownCycle } from '../say-cycle.ts';
import { ChartAxis, ChartGround } from './chart-ground.tsx';
import { CycleRow } from './cycle-row.tsx';
import { axisDaysOf, type DaySpan } from './lay-out-cycles.ts';

interface CycleChartProps {
  /** Newest first. */
  cycles: readonly ShownCycle[];
  today: CalendarDate;
  /** Her middle length in days; null: too few. */
  middleDays: number | null;
  /** Lengths that are usual at her age; null in the modes for which no range holds. */
  range: DaySpan | null;
  /** The days in which the next period is expected. */
  window: DateWindow | null;
  onOpen: (start: CalendarDate) => void;
}

/** One line per cycle; each says in words what it draws, and opens its cycle. */
export function CycleChart({ cycles, today, middleDays, range, window, onOpen }: CycleChartProps) {
  const hatch = useId();
  const axisDays = axisDaysOf(cycles);
  return (
    <div className="@container">
      <div className="relative">
        <ChartGround {...{ axisDays, middleDays, range }} hatchId={hatch} />
        <ol aria-label="Cycles, newest first" className="relative">
          {cycles.map((cycle) => (
            <CycleRow
              key={cycle.start}
              {...{ cycle, today, axisDays, onOpen }}
              hatchId={hatch}
              window={'nextStart' in cycle ? null : window}
            />
          ))}
        </ol>
      </div>
      <ChartAxis {...{ axisDays, middleDays, range }} />
    </div>
  );
}
