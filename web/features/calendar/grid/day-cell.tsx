import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayAhead } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import { memo } from 'react';
import { isFilled, PhaseDisc, type PhaseLook } from '../../../app/phase-disc.tsx';
import { DotTray } from './dot-tray.tsx';

interface DayCellProps {
  date: CalendarDate;
  /** What a screen reader says. */
  name: string;
  look: PhaseLook | null;
  hasSignals: boolean;
  /** Bits of DOT. */
  dots: number;
  isToday: boolean;
  /** Of the window in which a period may start; the same from one drawing to the next. */
  window?: DayAhead['window'];
  /** The one day of the grid that Tab reaches. */
  isTabStop: boolean;
  isDisabled?: boolean;
  /** It has not come. */
  isAhead?: boolean;
  /** The one that the panel is about. */
  isChosen?: boolean;
  /** In rows and columns of a size that its owner says (`--row-height`, `--column-width`), with discs as wide as a column. */
  isInRow?: boolean;
  /** In a picker: the first or last chosen day, or one between them. */
  choice?: 'edge' | 'between' | null;
  /** The same function from one drawing to the next, so that only changed days are drawn again. */
  onChoose: (date: CalendarDate) => void;
}

/** One day: from outside in the phase, the signals ring, the today ring around the numeral, the dots. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, name, look, hasSignals, dots, isToday, isTabStop, onChoose } = props;
  const { isDisabled = false, choice = null, isAhead = false, isChosen = false, isInRow = false } = props;
  const isDark = isFilled(look) && choice === null;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      aria-pressed={choice !== null || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => {
        if (!isDisabled) onChoose(date);
      }}
      className={`relative grid w-full place-items-center ${isInRow ? 'h-(--row-height) scroll-mt-(--head-height)' : 'aspect-65/76'} rounded-input transition-colors focus-visible:-outline-offset-1 focus-visible:z-10 ${
        isDisabled ? 'cursor-default! text-muted' : 'hover:bg-sunken'
      } ${isDark ? 'text-cycle-fill-text' : isAhead && look === null ? 'text-muted' : ''} ${choice === 'edge' ? 'text-primary-text!' : ''}`}
    >
      {/* 74 on 65 × 76 px. Placed without a transform: that would keep neighbours from deepening each other. */}
      <span
        className={`absolute aspect-square ${isInRow ? 'inset-x-[-1.4%] top-[calc(var(--row-height)/2-0.514*var(--column-width))]' : 'inset-x-[-6.9%] top-[1.3%]'}`}
      >
        {choice === null && look !== null && <PhaseDisc look={look} />}
        {choice !== null && (
          <span
            className={`absolute inset-[4%] rounded-full border border-primary ${choice === 'edge' ? 'bg-primary' : 'bg-primary-tint'}`}
          />
        )}
        {hasSignals && (
          <span
            data-ring="signals"
            className={`absolute rounded-full border-[1.5px] ${look?.startsWith('ovulation') ? 'inset-[13%]' : 'inset-[7%]'} ${isDark ? 'border-cycle-fill-text' : 'border-signals-ring'}`}
          />
        )}
      </span>
      {isChosen && (
        <span className="pointer-events-none absolute -inset-x-px inset-y-0 z-5 rounded-input border-2 border-primary" />
      )}
      {props.window && <WindowFrame {...props.window} />}
      <span className="relative flex flex-col items-center sm:gap-0.5">
        <span
          data-ring={isToday ? 'today' : undefined}
          className={`grid place-items-center rounded-full text-[0.9375rem] leading-none tabular-nums sm:text-base ${
            isToday
              ? `size-6.5 border-[2.5px] font-strong sm:size-8.5 ${isDark ? 'border-cycle-fill-text' : choice === 'edge' ? 'border-current' : 'border-today'}`
              : `h-5 sm:h-5.5 ${isDisabled || (isAhead && look === null) ? 'font-regular' : 'font-strong'}`
          }`}
        >
          {dayOfMonth(date)}
        </span>
        {dots !== 0 && <DotTray dots={dots} />}
      </span>
    </button>
  );
});

/** A day's part of the dashed frame around the days of a window; the bar on its edge is the expected day. */
function WindowFrame({ isFirst, isLast, isExpected }: NonNullable<DayAhead['window']>) {
  return (
    <span
      data-window={isExpected ? 'expected' : 'day'}
      className={`pointer-events-none absolute -inset-y-px border-y-2 border-dashed border-period-ink ${
        isFirst ? '-left-[5%] rounded-l-[1.1rem] border-l-2' : 'left-0'
      } ${isLast ? '-right-[5%] rounded-r-[1.1rem] border-r-2' : 'right-0'}`}
    >
      {isExpected && (
        <span className="absolute -top-[3px] left-1/2 h-[5px] w-5 -translate-x-1/2 rounded-full bg-period-ink forced-color-adjust-none" />
      )}
    </span>
  );
}
