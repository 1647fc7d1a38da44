import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { RECORD_DAYS } from '@lunaria/domain/records/medical-record.ts';
import { useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Control } from './form-of-kind.ts';

interface RecordControlProps {
  control: Control;
  value: unknown;
  onChange: (value: unknown) => void;
  today: CalendarDate;
  error: string | undefined;
}

const NOT_SAID = { value: '', label: 'Not said' };

/** One field of a form, as its kind describes it. */
export function RecordControl({ control, value, onChange, today, error }: RecordControlProps) {
  const { label, hint } = control;
  const id = useId();
  switch (control.as) {
    case 'text':
      return (
        <TextField
          {...{ label, hint, error }}
          type={control.type ?? 'text'}
          inputMode={control.type ?? 'text'}
          autoComplete="off"
          maxLength={control.max}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'area':
      return (
        <TextArea
          {...{ label, hint, error }}
          maxLength={control.max}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <Select
          {...{ label, hint, error }}
          options={control.isNeeded ? control.options : [NOT_SAID, ...control.options]}
          value={String(value)}
          onValueChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberField
          {...{ label, hint, error }}
          value={value as number | null} // as: by the schema of the kind
          onValueChange={onChange}
        />
      );
    case 'day': {
      const day = value as CalendarDate | null; // as: as above
      return (
        <div>
          <DateField
            {...{ label, hint, error, today }}
            value={day}
            onValueChange={onChange}
            min={RECORD_DAYS.first}
            max={RECORD_DAYS.last}
          />
          {day !== null && (
            <p className="mt-1.5">
              <LineButton onPress={() => onChange(null)}>Take the day away</LineButton>
            </p>
          )}
        </div>
      );
    }
    case 'check':
      return (
        <div>
          <Checkbox
            label={label}
            checked={value === true}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.target.checked)}
          />
          {hint !== undefined && (
            <p id={`${id}-hint`} className="type-hint mt-1 pl-8.5 text-muted">
              {hint}
            </p>
          )}
        </div>
      );
  }
}
