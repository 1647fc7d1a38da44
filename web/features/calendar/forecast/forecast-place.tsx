import type { WholeCalendar } from '../use-whole-calendar.tsx';

interface ForecastPlaceProps {
  whole: WholeCalendar;
  className: string;
}

/** As high as its words: nothing moves when they come. Without any it only hands over what is said of the days. */
export function ForecastPlace({ whole, className }: ForecastPlaceProps) {
  const { calendar, isCycling, forecast } = whole;
  const { status, firstStart, latest } = calendar;
  const hasWords = isCycling && (status !== 'ready' || firstStart !== null);
  // Of the first period more has to be said.
  const isFirst = firstStart === latest?.period_start_date;
  const height = isFirst ? 'min-h-40 sm:min-h-32' : 'min-h-26 sm:min-h-20';
  return <div className={hasWords ? `${className} ${height}` : 'contents'}>{forecast}</div>;
}
