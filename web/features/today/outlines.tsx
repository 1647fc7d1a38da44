import { dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { stripDays } from '@lunaria/domain/today/strip-days.ts';
import { useToday } from '../../app/use-today.ts';

// What stands in the places of Today until it is known: part of the first load, and as little as that may be.

/** Its size follows the room there is: on a short phone it shrinks before anything leaves the screen. */
export const DISC_STYLE =
  'relative mx-auto my-[clamp(0rem,(100svh_-_50.25rem)/2,1.375rem)] aspect-square w-[clamp(11.25rem,100svh_-_35rem,16rem)] max-w-full ' +
  '[container-type:inline-size] md:max-xl:w-72 xl:my-6 xl:w-[20.5rem]';

/** The days of the week without what is known of them. */
export function WeekOutline() {
  const today = useToday();
  return (
    <div aria-hidden="true" className="-mx-1 grid grid-cols-7 text-center">
      {stripDays(today, 0).map((date) => (
        <div key={date} className="text-muted">
          <span className="type-hint block h-5 font-medium">
            {date === today ? 'Today' : shortWeekday(date)}
          </span>
          <span className="grid h-14.5 place-items-center text-[0.9375rem] font-strong tabular-nums">
            {dayOfMonth(date)}
          </span>
        </div>
      ))}
    </div>
  );
}

export function DiscOutline() {
  return (
    <div role="status" className={DISC_STYLE}>
      <span className="sr-only">Loading...</span>
      <span
        aria-hidden="true"
        className="absolute inset-[11%] rounded-full border-[1.5px] border-border bg-surface"
      />
    </div>
  );
}

export function RowOutline() {
  return <div aria-hidden="true" className="min-h-15 rounded-card border border-border bg-surface" />;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export function ChipsOutline() {
  return (
    <div aria-hidden="true" className="grid grid-cols-5 gap-1.5">
      {PLACES.map((place) => (
        <span key={place} className="min-h-16.5 rounded-[20px] border border-border bg-surface" />
      ))}
    </div>
  );
}
