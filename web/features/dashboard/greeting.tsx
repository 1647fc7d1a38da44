import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay, nameWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { firstNameOf, greetingFor } from '@lunaria/domain/profile/greeting.ts';
import { useEffect, useState } from 'react';
import { PLACE_HEADING_ID } from './use-place.ts';

interface GreetingProps {
  fullName: string | null;
  /** Behind the date, in a word: her stage. */
  beside: string | null;
}

/** The date and the greeting of the hour, by the clock of this device; they turn over while the page stays open. */
export function Greeting({ fullName, beside }: GreetingProps) {
  const now = useCurrentMinute();
  const today = localDateOf(now);
  return (
    <div className="min-w-0">
      <p className="type-small text-muted">
        {nameWeekday(today)}, {longDay(today, today)}
        {beside !== null && ` · ${beside}`}
      </p>
      <h1
        id={PLACE_HEADING_ID}
        tabIndex={-1}
        className="type-h1 max-xl:text-[1.625rem] wrap-break-word max-xl:leading-8"
      >
        {greetingFor(now.getHours())}, {firstNameOf(fullName)}
      </h1>
    </div>
  );
}

function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    // Timers sleep with a hidden tab; the greeting must not be yesterday's when she looks again.
    const lookAgain = () => setNow(new Date());
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  return now;
}

/** The motif between greeting and selector, hanging from the header; in a cell of its own, never behind text. */
export function GreetingDiscs() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none -mt-10 hidden self-stretch overflow-hidden lg:block"
    >
      <svg viewBox="0 0 348 120" aria-hidden="true" className="isolate mx-auto h-30 w-87">
        {DISCS.map(({ cx, cy, r }) => (
          <circle
            key={cx}
            cx={cx}
            cy={cy}
            r={r}
            className="fill-moon/45 stroke-control/45 [mix-blend-mode:var(--moon-blend)]"
          />
        ))}
      </svg>
    </div>
  );
}

const DISCS = [
  { cx: 126, cy: -25, r: 125 },
  { cx: 257, cy: 17, r: 90 },
  { cx: 181, cy: 66, r: 51 },
];
