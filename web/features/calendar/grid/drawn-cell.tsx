import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { type HealthSignals, isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { memo } from 'react';
import { describeDay } from '../../../app/describe-day.ts';
import { lookOf } from '../../../app/phase-disc.tsx';
import type { CalendarState } from '../calendar-state.ts';
import type { PreviewedDay } from '../paint/preview-stroke.ts';
import { DayCell } from './day-cell.tsx';
import { dotsOf, dotsOfMedicines } from './dot-tray.tsx';
import type { DrawnDay } from './use-drawn-days.ts';

export const REGULAR_DAY: DayMark = { dayClass: 'regular', source: 'computed' };

interface DrawnCellProps extends Pick<CalendarState, 'today'> {
  date: CalendarDate;
  /** What is noted for it; the same from one drawing to the next. */
  signals: HealthSignals;
  /** Undefined: nothing is known yet. */
  day: DrawnDay | undefined;
  /** What a stroke would make of the day; undefined: none lies over it. */
  under: PreviewedDay | undefined;
  isTabStop: boolean;
  isChosen: boolean;
  isInRow?: boolean;
  onChoose: (date: CalendarDate) => void;
}

/** A day with everything that is known of it: as it is, or as the stroke that lies over it would leave it. */
export const DrawnCell = memo(function DrawnCell({
  date,
  today,
  signals,
  day,
  under,
  ...cell
}: DrawnCellProps) {
  const mark = (under === undefined ? day?.mark : under) ?? REGULAR_DAY;
  // A stroke lies over what is said of the day, too.
  const over = under === undefined ? day?.over : undefined;
  const hasSignals = !isEmptySignals(signals);
  const medicines = day?.medicines;
  const said = [...(over?.said ?? []), ...(medicines ? [medicines.said] : [])];
  return (
    <DayCell
      {...cell}
      date={date}
      name={describeDay(date, mark, hasSignals ? signals : null, date === today, said)}
      look={lookOf(mark, over?.ovulation)}
      window={over?.ahead?.window ?? null}
      hasSignals={hasSignals}
      dots={dotsOf(signals) | dotsOfMedicines(medicines)}
      isToday={date === today}
      isAhead={date > today}
    />
  );
});
