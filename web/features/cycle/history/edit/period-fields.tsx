import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { EARLIEST_PERIOD_START } from '@lunaria/domain/cycle/period.ts';
import type { PeriodDays } from '../../../../data/periods/use-periods.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';

interface PeriodFieldsProps {
  value: { start: CalendarDate | null; end: CalendarDate | null };
  onValueChange: (days: PeriodDays) => void;
  faults: { start?: string | undefined; end?: string | undefined };
  /** Days that can be chosen; first null: as far back as anybody lives. */
  first?: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
}

/** So much of a period is chosen around its start without changing years. */
const LONGEST_DAYS = 30;

/** First and last day of a period; the last may stay open. */
export function PeriodFields({ value, onValueChange, faults, first, last, today }: PeriodFieldsProps) {
  const { start, end } = value;
  const latestEnd = start === null ? last : addDays(start, LONGEST_DAYS);
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="type-h3 mb-3">Period</legend>
      <DateField
        label="First day of bleeding"
        value={start}
        onValueChange={(day) => onValueChange({ start: day, end })}
        min={first ?? EARLIEST_PERIOD_START}
        max={last}
        today={today}
        error={faults.start}
      />
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        <DateField
          label="Last day of bleeding"
          className="min-w-0 flex-1 basis-56"
          value={end}
          onValueChange={(day) => start !== null && onValueChange({ start, end: day })}
          min={start ?? first ?? EARLIEST_PERIOD_START}
          max={latestEnd < last ? latestEnd : last}
          today={today}
          error={faults.end}
        />
        {start !== null && end !== null && (
          <Button
            kind="quiet"
            className="px-3!"
            aria-label="No last day recorded"
            onClick={() => onValueChange({ start, end: null })}
          >
            Not recorded
          </Button>
        )}
      </div>
    </fieldset>
  );
}
