import { WEEKDAY_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { REMINDER_TEXTS } from '@lunaria/domain/reminders/reminder-settings.ts';
import { useId, useState } from 'react';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorLine } from '../../ui/field.tsx';

interface WeekdaysProps {
  /** Bit n for the day n, 0 for Sunday. */
  weekdays: number;
  weekStart: WeekStart;
  onChange: (weekdays: number) => void;
}

/** On which days of the week; at least one of them. */
export function Weekdays({ weekdays, weekStart, onChange }: WeekdaysProps) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((place) => (place + weekStart) % 7);
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  return (
    <div>
      <ChoiceChips
        label="On these days"
        describedBy={`${id}-error`}
        options={days.map((day) => ({ value: String(day), label: (WEEKDAY_NAMES[day] ?? '').slice(0, 3) }))}
        value={days.filter((day) => (weekdays & (1 << day)) !== 0).map(String)}
        onValueChange={(chosen) => {
          // The last one stays: off is what the switch is for.
          setRefused(chosen.length === 0);
          if (chosen.length > 0) onChange(chosen.reduce((bits, day) => bits | (1 << Number(day)), 0));
        }}
      />
      <ErrorLine id={`${id}-error`} error={isRefused ? REMINDER_TEXTS.weekdays : undefined} />
    </div>
  );
}
