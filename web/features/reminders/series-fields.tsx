import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  type KindSetting,
  REMINDER_LIMITS,
  REMINDER_TEXTS,
} from '@lunaria/domain/reminders/reminder-settings.ts';
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';

interface SeriesFieldsProps {
  setting: KindSetting;
  today: CalendarDate;
  onChange: (part: Partial<KindSetting>) => void;
  isRepeated: boolean;
}

/** A coil or an implant lies for some years. */
const YEARS_AHEAD = 15;

/** The day that she names, and after how many days it comes again. Lunaria names none: these are hers, or her clinic's. */
export function SeriesFields({ setting, today, onChange, isRepeated }: SeriesFieldsProps) {
  // What is typed on the way to a number of days.
  const [typed, setTyped] = useState<number | null>(null);
  const isFault = typed !== null && !isEvery(typed);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label="On which day"
        hint={setting.first_on === null ? 'Nothing comes until you name one.' : undefined}
        value={setting.first_on}
        min={addDays(today, -REMINDER_LIMITS.everyDays)}
        max={addDays(today, YEARS_AHEAD * 366)}
        today={today}
        onValueChange={(first_on) => onChange({ first_on })}
      />
      {isRepeated && (
        <NumberField
          label="Again after"
          unit="days"
          hint="Leave it empty for one time only."
          value={isFault ? typed : setting.every_days}
          onValueChange={(days) => {
            setTyped(days);
            if (days === null || isEvery(days)) onChange({ every_days: days });
          }}
          error={isFault ? REMINDER_TEXTS.every : undefined}
        />
      )}
    </div>
  );
}

const isEvery = (days: number) => Number.isInteger(days) && days >= 1 && days <= REMINDER_LIMITS.everyDays;
