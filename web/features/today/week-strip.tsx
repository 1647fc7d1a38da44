import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay, shortWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { canGoBack, stripDays } from '@lunaria/domain/today/strip-days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type TouchEvent, useMemo, useRef, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import type { LayeredDay } from '../../data/cycle/use-described-days.ts';
import { useMonthSignals } from '../../data/signals/signals.ts';
import { ICON } from './icon.ts';
import { StripDay } from './strip-day.tsx';

interface WeekStripProps {
  userId: string;
  /** What is said of her days; null while it is not known. */
  days: ReadonlyMap<CalendarDate, LayeredDay> | null;
  /** In the log beside it; null: none is. */
  chosen: CalendarDate | null;
  onOpenDay: (date: CalendarDate) => void;
  onOpenAhead: (date: CalendarDate) => void;
}

/** So far a finger moves sideways before it means another week. */
const SWIPE_PX = 48;

/** Seven days, today always fifth; yesterday is the disc at its left. Swiping goes back a week at a time. */
export function WeekStrip({ userId, days, chosen, onOpenDay, onOpenAhead }: WeekStripProps) {
  const today = useToday();
  const [weeksBack, setWeeksBack] = useState(0);
  const shown = useMemo(() => stripDays(today, weeksBack), [today, weeksBack]);
  const [from, to] = [shown[0] ?? today, shown.at(-1) ?? today];
  // By the month, as everything that looks at her days asks.
  const first = useMonthSignals(userId, from).signals;
  const last = useMonthSignals(userId, to).signals;
  const move = (by: 1 | -1) =>
    setWeeksBack((now) => (by === 1 && !canGoBack(today, now) ? now : Math.max(0, now + by)));
  const swipe = useSwipe(move);

  return (
    <section aria-label="Week" className="group/week relative" {...swipe}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is none for Safari */}
      <ol role="list" className="isolate -mx-1 grid grid-cols-7">
        {shown.map((date) => {
          const noted = first.get(date) ?? last.get(date);
          return (
            <li key={date} className="min-w-0">
              <span
                aria-hidden="true"
                className={`type-hint block h-5 text-center font-medium ${date === today ? 'font-strong text-text' : 'text-muted'}`}
              >
                {date === today ? 'Today' : shortWeekday(date)}
              </span>
              <StripDay
                {...{ date, today }}
                said={days?.get(date) ?? null}
                signals={noted && !isEmptySignals(noted) ? noted : null}
                isChosen={date === chosen}
                onPress={date > today ? onOpenAhead : onOpenDay}
              />
            </li>
          );
        })}
      </ol>
      <WeekSteps canGoBack={canGoBack(today, weeksBack)} isAtToday={weeksBack === 0} onMove={move} />
      <p role="status" className="sr-only">
        {weeksBack > 0 && `${nameDay(from)} to ${nameDay(to)}`}
      </p>
    </section>
  );
}

/** For whoever does not swipe: the steps appear with the keyboard or a mouse. */
function WeekSteps({
  canGoBack: hasBefore,
  isAtToday,
  onMove,
}: {
  canGoBack: boolean;
  isAtToday: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  const style =
    'absolute top-0 z-10 grid size-6 place-items-center rounded-full border border-control bg-raised opacity-0 ' +
    'group-hover/week:opacity-100 focus-visible:opacity-100 pointer-coarse:not-focus-visible:pointer-events-none';
  return (
    <>
      {hasBefore && (
        <button
          type="button"
          onClick={() => onMove(1)}
          aria-label="Week before"
          className={`${style} -left-2`}
        >
          <ChevronLeft {...ICON} size={16} />
        </button>
      )}
      {!isAtToday && (
        <button
          type="button"
          onClick={() => onMove(-1)}
          aria-label="Week after"
          className={`${style} -right-2`}
        >
          <ChevronRight {...ICON} size={16} />
        </button>
      )}
    </>
  );
}

function useSwipe(onMove: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onMove(x > 0 ? 1 : -1);
    },
  };
}
