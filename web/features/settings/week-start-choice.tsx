import { WEEKDAY_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { Select } from '../../ui/select.tsx';

const USUAL = 'usual';
/** In the order in which most people begin theirs with them. */
const DAYS: readonly WeekStart[] = [1, 0, 6, 5];

const OPTIONS = [
  { value: USUAL, label: 'As usual in your country' },
  ...DAYS.map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] ?? '' })),
];

/** With which day her weeks begin; saved as she chooses. */
export function WeekStartChoice({ userId }: { userId: string }) {
  const { weekStart, chosen, isLoaded, changeUnits } = useUnits(userId);
  return (
    <Select
      label="First day of the week"
      hint={`Your weeks begin on ${WEEKDAY_NAMES[weekStart]}: in the calendar, for your goals and in sums of a week.`}
      options={OPTIONS}
      value={chosen.week_start === null ? USUAL : String(chosen.week_start)}
      onValueChange={(value) =>
        changeUnits({ week_start: DAYS.find((day) => String(day) === value) ?? null })
      }
      disabled={!isLoaded}
    />
  );
}
