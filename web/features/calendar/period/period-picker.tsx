import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { nameMonth } from '@lunaria/domain/calendar/name-day.ts';
import { lastRecordedDay, PERIOD_PICKER_FIRST_YEAR } from '@lunaria/domain/cycle/period.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { describeDay } from '../../../app/describe-day.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { DayCell } from '../grid/day-cell.tsx';
import { REGULAR_DAY } from '../grid/drawn-cell.tsx';
import { isClosedDay, type PickedDays } from './pick-days.ts';

const FIRST_MONTH: CalendarMonth = `${PERIOD_PICKER_FIRST_YEAR}-01`;

interface PeriodPickerProps {
  calendar: CalendarState;
  picked: PickedDays;
  onPick: (date: CalendarDate) => void;
}

/** The days to choose from, with what is recorded already; from 2020 to today. */
export function PeriodPicker({ calendar, picked, onPick }: PeriodPickerProps) {
  const { today, periods, showYear } = calendar;
  const titleId = useId();
  const [tabStop, setTabStop] = useState<CalendarDate>(() => picked.start ?? today);
  const month = monthOf(tabStop);
  const recorded = useMemo(
    () =>
      new Set(
        periods
          .filter((period) => period.period_start_date <= lastDayOf(month))
          .flatMap((period) => listDays(period.period_start_date, lastRecordedDay(period, today))),
      ),
    [periods, month, today],
  );

  function show(date: CalendarDate) {
    const kept = date > today ? today : date < firstDayOf(FIRST_MONTH) ? firstDayOf(FIRST_MONTH) : date;
    setTabStop(kept);
    showYear(Number(kept.slice(0, 4)));
  }

  return (
    <div className="mx-auto max-w-92">
      <PickerBar {...{ titleId, month, today }} onShow={show} />
      {/* Six weeks high, whatever month it is: turning the months moves nothing below them. */}
      <div className="@container mt-3 px-2">
        <div className="min-h-[calc(1.75rem+6*100cqw/7*76/65)]">
          <MonthGrid month={month} labelledBy={titleId} tabStop={tabStop} onMove={show}>
            {(date) => {
              const isRecorded = recorded.has(date);
              const choice = choiceOf(picked, date);
              const mark = isRecorded ? ({ dayClass: 'period', source: 'recorded' } as const) : REGULAR_DAY;
              const name = describeDay(date, mark, null, date === today);
              return (
                <DayCell
                  date={date}
                  name={choice === null ? name : `${name}, selected`}
                  look={isRecorded ? 'period' : null}
                  hasSignals={false}
                  dots={0}
                  isToday={date === today}
                  isTabStop={date === tabStop}
                  isDisabled={isClosedDay(picked, date, today)}
                  choice={choice}
                  onChoose={onPick}
                />
              );
            }}
          </MonthGrid>
        </div>
      </div>
    </div>
  );
}

interface PickerBarProps {
  titleId: string;
  month: CalendarMonth;
  today: CalendarDate;
  onShow: (date: CalendarDate) => void;
}

/** The month in view, with the ways to another one. */
function PickerBar({ titleId, month, today, onShow }: PickerBarProps) {
  const years = useMemo(() => {
    const first = PERIOD_PICKER_FIRST_YEAR;
    return Array.from({ length: Number(today.slice(0, 4)) - first + 1 }, (_, index) => {
      const year = String(first + index);
      return { value: year, label: year };
    });
  }, [today]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-2">
      <div className="flex items-center gap-1 max-sm:gap-0.5">
        <IconButton
          label="Previous month"
          isDisabled={month <= FIRST_MONTH}
          onPress={() => onShow(firstDayOf(addMonths(month, -1)))}
        >
          <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <h3 id={titleId} aria-live="polite" className="type-h3 min-w-36 text-center max-sm:text-[1.0625rem]">
          {nameMonth(month)}
        </h3>
        <IconButton
          label="Next month"
          isDisabled={month >= monthOf(today)}
          onPress={() => onShow(firstDayOf(addMonths(month, 1)))}
        >
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <Select
        label="Year"
        className="w-26"
        options={years}
        value={month.slice(0, 4)}
        onValueChange={(year) => onShow(firstDayOf(`${year}-${month.slice(5)}` as CalendarMonth))} // by format
      />
    </div>
  );
}

function choiceOf({ start, end }: PickedDays, date: CalendarDate): 'edge' | 'between' | null {
  if (date === start || date === end) return 'edge';
  return start !== null && end !== null && date > start && date < end ? 'between' : null;
}
