import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { CLOCKS, DATE_ORDERS } from '@lunaria/domain/calendar/written-forms.ts';
import { sayMinute } from '@lunaria/domain/time/say-time.ts';
import { useToday } from '../../app/use-today.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { Select } from '../../ui/select.tsx';

const USUAL = { value: 'usual', label: 'As usual in your country' };

const ORDERS = [
  USUAL,
  { value: 'day-month', label: 'Day first: 10 October' },
  { value: 'month-day', label: 'Month first: October 10' },
];
const HOURS = [USUAL, { value: '24', label: '24 hours: 14:05' }, { value: '12', label: '12 hours: 2:05 pm' }];

/** How days and times are written for her; saved as she chooses, and shown as it is then. */
export function FormsChoice({ userId }: { userId: string }) {
  const { chosen, forms, isLoaded, changeUnits } = useUnits(userId);
  const today = useToday();
  return (
    <>
      <Select
        label="Dates"
        hint={`Today is ${nameDay(today, forms)}.`}
        options={ORDERS}
        value={chosen.date_order ?? USUAL.value}
        onValueChange={(value) =>
          changeUnits({ date_order: DATE_ORDERS.find((order) => order === value) ?? null })
        }
        disabled={!isLoaded}
      />
      <Select
        label="Times"
        hint={`Five minutes past two in the afternoon is ${sayMinute(14 * 60 + 5, forms)}.`}
        options={HOURS}
        value={chosen.clock_hours === null ? USUAL.value : String(chosen.clock_hours)}
        onValueChange={(value) =>
          changeUnits({ clock_hours: CLOCKS.find((hours) => String(hours) === value) ?? null })
        }
        disabled={!isLoaded}
      />
    </>
  );
}
