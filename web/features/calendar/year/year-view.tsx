import type { CalendarMonth } from '@lunaria/domain/calendar/calendar-month.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useState } from 'react';
import type { CalendarState } from '../calendar-state.ts';
import { YearGrid } from './year-grid.tsx';
import { YearSteps } from './year-steps.tsx';

interface YearViewProps {
  calendar: CalendarState;
  stage: LifeStage | null;
  /** The month that was seen: the year opens there. */
  month: CalendarMonth;
  onChoose: (month: CalendarMonth) => void;
}

/** The other half of the calendar: twelve small months with the same classes; a month leads back to the months. */
export function YearView({ calendar, stage, month, onChoose }: YearViewProps) {
  const [year, setYear] = useState(() => Number(month.slice(0, 4)));
  const { showYear } = calendar;
  // Loaded when somebody looks at it; where it is loaded already nothing is asked again.
  useEffect(() => showYear(year), [year, showYear]);
  return (
    <section aria-label={`The year ${year}`} className="flex flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-4 pb-2">
        <h2 aria-live="polite" className="type-h3">
          {year}
        </h2>
        <YearSteps year={year} onShow={setYear} />
      </div>
      <div className="min-h-72 flex-1 basis-0 overflow-y-auto overscroll-contain px-3 pt-3 pb-4">
        <YearGrid
          {...{ calendar, stage, year }}
          initialMonth={month}
          onShowYear={setYear}
          onChoose={onChoose}
        />
      </div>
    </section>
  );
}
