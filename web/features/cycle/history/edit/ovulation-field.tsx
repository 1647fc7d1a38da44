import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { KnownOvulation } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { sayOvulation } from '../say-cycle.ts';

interface OvulationFieldProps {
  /** The day that she enters; null: none. */
  value: CalendarDate | null;
  onValueChange: (day: CalendarDate | null) => void;
  /** As it is known now, by her or by her daily log. */
  known: KnownOvulation | null;
  from: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  error: string | undefined;
}

/** Her own day of ovulation, by ultrasound or however she knows it: it stands above what the daily log says. */
export function OvulationField(props: OvulationFieldProps) {
  const { value, onValueChange, known, from, last, today, error } = props;
  const isLogged = known !== null && known.basis !== 'entered';
  return (
    <fieldset className="min-w-0">
      <legend className="type-h3 mb-3">Ovulation</legend>
      <p className="type-small mb-3 text-muted">
        {isLogged
          ? `From your daily log: ${sayOvulation(known, today)}. A day that you enter stands above it.`
          : 'Where an LH test or your temperature in the daily log shows it, it is found by itself. Enter it if you know it otherwise.'}
      </p>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        <DateField
          label="Day of ovulation"
          className="min-w-0 flex-1 basis-56"
          value={value}
          onValueChange={onValueChange}
          min={from}
          max={last}
          today={today}
          error={error}
        />
        {value !== null && (
          <Button
            kind="quiet"
            className="px-3!"
            aria-label="Remove the day of ovulation"
            onClick={() => onValueChange(null)}
          >
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  );
}
