import type { DayAhead } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';

/** A day's part of the dashed frame around the days of a window; the bar on its edge is the expected day. */
export function WindowFrame({ isFirst, isLast, isExpected }: NonNullable<DayAhead['window']>) {
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
