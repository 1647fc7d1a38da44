import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, monthGrid, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import type { SaidMedicines } from '@lunaria/domain/records/say-medicines.ts';
import { isFilled, lookOf, type PhaseLook } from '../../../app/phase-disc.tsx';
import type { LayeredDay } from '../../../data/cycle/use-described-days.ts';
import { useWeekStart } from '../../../ui/week-start.ts';
import type { ForecastLayer } from '../forecast/forecast-layer.ts';
import { summarizeMonth } from './summarize-month.ts';

const LOOKS: Record<PhaseLook, string> = {
  period: 'bg-period',
  'period-open':
    'border border-dotted border-period-ink bg-[linear-gradient(to_right,var(--period)_30%,transparent_30%)]',
  bleeding: 'bg-[radial-gradient(circle_closest-side,var(--period)_74%,transparent_78%)]',
  'period-predicted': 'border border-dashed border-period-ink bg-period-tint',
  fertile:
    'border border-fertile bg-fertile-tint bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_45%,transparent)_0_1px,transparent_1px_4px)]',
  ovulation: 'bg-ovulation outline outline-dashed -outline-offset-1 outline-ovulation-ink',
  'ovulation-confirmed': 'bg-ovulation outline -outline-offset-1 outline-ovulation-ink',
};

interface YearMonthProps {
  month: CalendarMonth;
  marks: ReadonlyMap<CalendarDate, DayMark | undefined>;
  /** What lies over the days; null: nothing. */
  layer: ForecastLayer | null;
  today: CalendarDate;
  isTabStop: boolean;
  onChoose: (month: CalendarMonth) => void;
}

/** One month of the year as a button: its days to the eye, a sentence about them to the ear. */
export function YearMonth({ month, marks, layer, today, isTabStop, onChoose }: YearMonthProps) {
  const name = nameMonth(month);
  const weekStart = useWeekStart();
  const isCurrent = monthOf(today) === month;
  return (
    <button
      type="button"
      data-month={month}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={[name, ...(isCurrent ? ['this month'] : []), ...summarizeMonth(month, marks, layer)].join(
        ', ',
      )}
      onClick={() => onChoose(month)}
      className="flex flex-col justify-start rounded-small p-1 text-left transition-colors hover:bg-sunken"
    >
      <span className="type-label mb-1 block pl-1">{name.replace(/ \d+$/, '')}</span>
      <span aria-hidden="true" className="grid w-full grid-cols-7">
        {monthGrid(month, weekStart)
          .flat()
          .map((date) =>
            monthOf(date) === month ? (
              <SmallDay
                key={date}
                date={date}
                mark={marks.get(date)}
                over={layer?.days.get(date)}
                medicines={layer?.medicines.get(date)}
                isToday={date === today}
              />
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
  over,
  medicines,
  isToday,
}: {
  date: CalendarDate;
  mark: DayMark | undefined;
  over: LayeredDay | undefined;
  medicines: SaidMedicines | undefined;
  isToday: boolean;
}) {
  const look = mark ? lookOf(mark, over?.ovulation) : null;
  const window = over?.ahead?.window;
  return (
    <span
      className={`relative grid aspect-square place-items-center rounded-full text-xs leading-none tabular-nums forced-color-adjust-none ${
        look ? LOOKS[look] : ''
      } ${isFilled(look) ? 'text-cycle-fill-text' : ''} ${isToday ? 'font-strong inset-ring-2 inset-ring-current' : ''}`}
    >
      {dayOfMonth(date)}
      {medicines && (
        <span
          data-medicine={medicines.isPlanned ? 'planned' : 'day'}
          className="absolute bottom-0.5 h-0 w-2 border-b-[1.5px] border-current data-[medicine=planned]:border-dotted"
        />
      )}
      {window && (
        <span
          data-window={window.isExpected ? 'expected' : 'day'}
          className={`absolute -inset-y-px border-y border-dashed border-period-ink ${
            window.isFirst ? '-left-px rounded-l-[7px] border-l' : 'left-0'
          } ${window.isLast ? '-right-px rounded-r-[7px] border-r' : 'right-0'}`}
        >
          {window.isExpected && (
            <span className="absolute -top-[2px] left-1/2 h-[3px] w-2 -translate-x-1/2 rounded-full bg-period-ink" />
          )}
        </span>
      )}
    </span>
  );
}
