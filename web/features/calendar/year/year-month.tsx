import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthGrid, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { isFilled, lookOf, type PhaseLook } from '../../../app/phase-disc.tsx';
import { summarizeMonth } from './summarize-month.ts';

const LOOKS: Record<PhaseLook, string> = {
  period: 'bg-period',
  'period-predicted': 'border border-dashed border-period-ink bg-period-tint',
  fertile:
    'border border-fertile bg-fertile-tint bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_45%,transparent)_0_1px,transparent_1px_4px)]',
  ovulation: 'bg-ovulation outline outline-dashed -outline-offset-1 outline-ovulation-ink',
};

interface YearMonthProps {
  month: CalendarMonth;
  marks: ReadonlyMap<CalendarDate, DayMark | undefined>;
  today: CalendarDate;
  isTabStop: boolean;
  onChoose: (month: CalendarMonth) => void;
}

/** One month of the year as a button: its days to the eye, a sentence about them to the ear. */
export function YearMonth({ month, marks, today, isTabStop, onChoose }: YearMonthProps) {
  const name = nameMonth(month);
  const isCurrent = monthOf(today) === month;
  return (
    <button
      type="button"
      data-month={month}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={[name, ...(isCurrent ? ['this month'] : []), ...summarizeMonth(month, marks)].join(', ')}
      onClick={() => onChoose(month)}
      className="flex flex-col justify-start rounded-small p-1 text-left transition-colors hover:bg-sunken"
    >
      <span className="type-label mb-1 block pl-1">{name.replace(/ \d+$/, '')}</span>
      <span aria-hidden="true" className="grid w-full grid-cols-7">
        {monthGrid(month)
          .flat()
          .map((date) =>
            monthOf(date) === month ? (
              <SmallDay key={date} date={date} mark={marks.get(date)} isToday={date === today} />
            ) : (
              <span key={date} />
            ),
          )}
      </span>
    </button>
  );
}

function SmallDay({
  date,
  mark,
  isToday,
}: {
  date: CalendarDate;
  mark: DayMark | undefined;
  isToday: boolean;
}) {
  const look = mark ? lookOf(mark) : null;
  return (
    <span
      className={`grid aspect-square place-items-center rounded-full text-xs leading-none tabular-nums forced-color-adjust-none ${
        look ? LOOKS[look] : ''
      } ${isFilled(look) ? 'text-cycle-fill-text' : ''} ${isToday ? 'font-strong inset-ring-2 inset-ring-current' : ''}`}
    >
      {dayOfMonth(date)}
    </span>
  );
}
