import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { DayPicker } from './day-picker.tsx';
import { Dialog } from './dialog.tsx';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';

interface DateFieldProps extends FieldTexts {
  value: CalendarDate | null;
  onValueChange: (date: CalendarDate) => void;
  /** Days that can be chosen, both ends included. */
  min: CalendarDate;
  max: CalendarDate;
  today: CalendarDate;
  className?: string;
}

/** One day: the field says it in words, a calendar opens to choose it. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, onValueChange, min, max, today, className } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describeField(id, { hint, error })}
        onClick={() => setOpen(true)}
        className={`${CONTROL_STYLE} flex items-center gap-3 text-left ${error ? 'border-danger! inset-ring inset-ring-danger' : ''}`}
      >
        <span id={`${id}-value`} className={`min-w-0 flex-1 truncate ${value ? '' : 'text-muted'}`}>
          {value ? nameDay(value) : 'Choose a day'}
        </span>
        <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      </button>
      <DayDialog
        title={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={onValueChange}
        {...{ value, min, max, today }}
      />
    </Field>
  );
}

interface DayDialogProps extends Pick<DateFieldProps, 'value' | 'min' | 'max' | 'today'> {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The calendar in its window; choosing a day closes it. */
export function DayDialog({ title, isOpen, onOpenChange, onChoose, ...days }: DayDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <DayPicker
        {...days}
        onChoose={(date) => {
          onChoose(date);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
