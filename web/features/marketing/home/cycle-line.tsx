import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  classifyDay,
  DEFAULT_CYCLE_LENGTH_DAYS,
  DEFAULT_PERIOD_LENGTH_DAYS,
  EXAMPLE_PERIOD_START,
} from '@lunaria/domain/cycle/cycle.ts';
import { PhaseDisc } from '../../../app/phase-disc.tsx';
import { Badge } from '../../../ui/badge.tsx';

const CYCLE = {
  lastPeriodStart: EXAMPLE_PERIOD_START,
  cycleLengthDays: DEFAULT_CYCLE_LENGTH_DAYS,
  periodLengthDays: DEFAULT_PERIOD_LENGTH_DAYS,
};
/** The example of the calendar, by the rule of the calendar. */
const DAYS = Array.from({ length: DEFAULT_CYCLE_LENGTH_DAYS }, (_, index) => {
  const date = addDays(EXAMPLE_PERIOD_START, index);
  return { date, dayClass: classifyDay(date, CYCLE) };
});

/** One cycle as a line of days, drawn like the days of the calendar. */
export function CycleLine() {
  return (
    <figure className="mt-auto pt-9">
      <div aria-hidden="true">
        <div className="relative">
          <span className="absolute inset-x-[1.8%] top-1/2 border-t border-control" />
          <div className="isolate grid grid-cols-[repeat(28,minmax(0,1fr))]">
            {DAYS.map(({ date, dayClass }) => (
              <span key={date} className="relative grid aspect-square place-items-center">
                {dayClass === 'regular' ? (
                  <span className="size-[7px] rounded-full border border-control bg-surface" />
                ) : (
                  <span className="absolute -inset-[14%]">
                    <PhaseDisc look={dayClass} />
                  </span>
                )}
              </span>
            ))}
          </div>
        </div>
        <div className="type-hint mt-2.5 grid grid-cols-[repeat(28,minmax(0,1fr))] text-muted">
          <span className="col-span-5 text-center">Period</span>
          <span className="col-start-8 col-end-15 text-right">Fertile</span>
          <span className="col-start-16 col-end-29 pl-1">Ovulation</span>
        </div>
      </div>
      <figcaption className="type-hint mt-4 flex items-center gap-3 text-muted">
        <Badge tone="dashed">Example</Badge>
        <span>A cycle of 28 days by the calendar’s rule. An estimate, not contraception.</span>
      </figcaption>
    </figure>
  );
}
