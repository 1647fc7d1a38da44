import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { MONTH_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import {
  BIRTH_DAYS,
  type BirthDateParts,
  birthDateOf,
  birthDatePartsOf,
  changeBirthDatePart,
  EARLIEST_BIRTH_DATE,
  findBirthDateFault,
  listBirthYears,
} from '@lunaria/domain/profile/date-of-birth.ts';
import { CalendarDays, CircleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DayDialog } from '../ui/date-field.tsx';
import { Select } from '../ui/select.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));
const DAYS = BIRTH_DAYS.map((day) => ({ value: String(day), label: String(day) }));

interface BirthDateFieldsProps {
  value: CalendarDate | null;
  onValueChange: (date: CalendarDate | null) => void;
  today: CalendarDate;
}

/** Year, month and day as lists, and the calendar: whichever she uses, the other shows the same. */
export function BirthDateFields({ value, onValueChange, today }: BirthDateFieldsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // While a list is still open there is no date yet; from then on the date is what they show.
  const [open, setOpenParts] = useState<BirthDateParts>(() => birthDatePartsOf(value));
  const parts = value === null ? open : birthDatePartsOf(value);
  const fault = value === null ? null : findBirthDateFault(value, today);

  function take(change: Partial<BirthDateParts>) {
    const changed = changeBirthDatePart(parts, change);
    setOpenParts(changed);
    onValueChange(birthDateOf(changed));
  }

  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="type-label mb-2">Date of birth</legend>
      <div className="grid grid-cols-[minmax(0,1.15fr)_minmax(0,1.5fr)_minmax(0,1fr)] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,0.8fr)_auto]">
        <DateLists parts={parts} take={take} today={today} />
        <Button
          kind="secondary"
          onClick={() => setOpen(true)}
          className="min-h-12! max-sm:col-span-3 max-sm:mt-1"
          icon={<CalendarDays {...ICON} />}
        >
          Calendar
        </Button>
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {fault && (
          <p className="type-hint mt-1.5 flex gap-1.5 text-danger">
            <CircleAlert {...ICON} size={16} className="mt-px shrink-0" />
            {fault}
          </p>
        )}
      </div>
      <DayDialog
        title="Date of birth"
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={fault === null ? value : null}
        onChoose={(date) => take(birthDatePartsOf(date))}
        min={EARLIEST_BIRTH_DATE}
        max={today}
        today={today}
      />
    </fieldset>
  );
}

interface DateListsProps {
  parts: BirthDateParts;
  take: (change: Partial<BirthDateParts>) => void;
  today: CalendarDate;
}

function DateLists({ parts, take, today }: DateListsProps) {
  const years = useMemo(
    () => listBirthYears(today, parts.year).map((year) => ({ value: String(year), label: String(year) })),
    [today, parts.year],
  );
  const shown = (part: number | null) => (part === null ? '' : String(part));
  return (
    <>
      <Select
        label="Year"
        placeholder="Year"
        options={years}
        value={shown(parts.year)}
        onValueChange={(year) => take({ year: Number(year) })}
      />
      <Select
        label="Month"
        placeholder="Month"
        options={MONTHS}
        value={shown(parts.month)}
        onValueChange={(month) => take({ month: Number(month) })}
      />
      <Select
        label="Day"
        placeholder="Day"
        options={DAYS}
        value={shown(parts.day)}
        onValueChange={(day) => take({ day: Number(day) })}
      />
    </>
  );
}
