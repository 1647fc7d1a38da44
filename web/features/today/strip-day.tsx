import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import type { HealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { memo } from 'react';
import { SignalDot } from '../../app/day-signs.tsx';
import { describeDay } from '../../app/describe-day.ts';
import { isFilled, lookOf, PhaseDisc } from '../../app/phase-disc.tsx';
import type { LayeredDay } from '../../data/cycle/use-described-days.ts';

interface StripDayProps {
  date: CalendarDate;
  today: CalendarDate;
  said: LayeredDay | null;
  /** What she noted; null: nothing. */
  signals: HealthSignals | null;
  isChosen: boolean;
  onPress: (date: CalendarDate) => void;
}

/** One day of the strip, as in the month: from outside in the phase, the signals ring, today's ring, the dots. */
export const StripDay = memo(function StripDay(props: StripDayProps) {
  const { date, today, said, signals, isChosen, onPress } = props;
  const mark = said?.mark ?? { dayClass: 'regular' as const, source: 'computed' as const };
  const look = lookOf(mark, said?.ovulation);
  const isDark = isFilled(look);
  const isToday = date === today;
  return (
    <button
      type="button"
      aria-label={describeDay(date, mark, signals, isToday, said?.said)}
      aria-current={isToday ? 'date' : undefined}
      aria-haspopup="dialog"
      onClick={() => onPress(date)}
      className={`relative grid h-14.5 w-full place-items-center rounded-input focus-visible:z-10 focus-visible:-outline-offset-1 ${isChosen ? 'outline-2 outline-primary' : ''} ${isDark ? 'text-cycle-fill-text' : date > today ? 'text-muted' : ''}`}
    >
      {/* 58 on 52 px, so that runs overlap. Placed without a transform, which would keep neighbours from deepening. */}
      <span className="absolute top-1/2 left-1/2 mt-[calc(min(58px,15.5vw)/-2)] ml-[calc(min(58px,15.5vw)/-2)] size-[min(58px,15.5vw)]">
        {look !== null && <PhaseDisc look={look} />}
        {signals && (
          <span
            data-ring="signals"
            className={`absolute rounded-full border-[1.5px] ${look === null ? 'inset-[9%]' : 'inset-[7%]'} ${isDark ? 'border-cycle-fill-text' : 'border-signals-ring'}`}
          />
        )}
      </span>
      <span className="relative flex flex-col items-center">
        <span
          data-ring={isToday ? 'today' : undefined}
          className={`grid place-items-center rounded-full text-[0.9375rem] leading-none font-strong tabular-nums ${
            isToday ? `size-7 border-[2.5px] ${isDark ? 'border-cycle-fill-text' : 'border-today'}` : 'h-5'
          }`}
        >
          {dayOfMonth(date)}
        </span>
        {signals && !isToday && <Dots signals={signals} />}
      </span>
      {signals && isToday && (
        <span className="absolute bottom-0">
          <Dots signals={signals} />
        </span>
      )}
    </button>
  );
});

function Dots({ signals: { symptoms, intercourse, mood } }: { signals: HealthSignals }) {
  if (symptoms.length + intercourse.length + mood.length === 0) return null;
  return (
    <span className="flex h-2.75 items-center gap-px rounded-full bg-surface px-0.75 forced-color-adjust-none">
      {symptoms.length > 0 && <SignalDot kind="symptom" size={9} />}
      {intercourse.length > 0 && <SignalDot kind="intercourse" size={9} />}
      {mood.length > 0 && <SignalDot kind="mood" size={9} />}
    </span>
  );
}
