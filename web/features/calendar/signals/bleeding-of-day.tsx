import { type Flow, isBleeding } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedsUntil, listUntil, writesOfDay, writesUntil } from '@lunaria/domain/bleeding/bleeding-until.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay, nameWeekday } from '@lunaria/domain/calendar/name-day.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Check } from 'lucide-react';
import { CycleSign } from '../../../app/day-signs.tsx';
import { useBleedingWrites } from '../../../data/bleeding/use-bleeding-writes.ts';
import { Select } from '../../../ui/select.tsx';
import type { CalendarState } from '../calendar-state.ts';

const AMOUNTS: readonly { value: Exclude<Flow, 'unspecified'>; label: string }[] = [
  { value: 'none', label: 'No bleeding' },
  { value: 'spotting', label: 'Spotting' },
  { value: 'light', label: 'Light' },
  { value: 'medium', label: 'Medium' },
  { value: 'heavy', label: 'Heavy' },
];

interface BleedingOfDayProps {
  userId: string;
  date: CalendarDate;
  stage: LifeStage | null;
  calendar: Pick<CalendarState, 'today' | 'bleeding' | 'layer'>;
}

/** How she bled on the day, in every mode, and until when: the same as drawing over the days. A press again takes it back. */
export function BleedingOfDay({ userId, date, stage, calendar }: BleedingOfDayProps) {
  const { today, bleeding, layer } = calendar;
  const save = useBleedingWrites(userId);
  // On top of what is not here yet nothing may be written.
  if (!layer?.isBleedingKnown) return null;
  const hers = { userId, stage };
  const flow = bleeding.get(date)?.flow ?? null;
  const days = listUntil(date, bleeding, today);
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="type-label mb-2 flex items-center gap-2">
          <CycleSign kind="bleeding" size={13} />
          Bleeding
        </legend>
        <div className="flex flex-wrap gap-2">
          {AMOUNTS.map(({ value, label }) => (
            <Amount
              key={value}
              label={label}
              isChosen={flow === value}
              onPress={() => save(writesOfDay(date, flow === value ? null : value, bleeding, hers))}
            />
          ))}
        </div>
      </fieldset>
      {isBleeding(flow) && days.length > 1 && (
        <Select
          label="Until"
          className="max-w-72"
          options={days.map((day) => ({
            value: day,
            label: day === date ? 'This day only' : `${nameWeekday(day)} ${longDay(day, today)}`,
          }))}
          value={bleedsUntil(date, bleeding)}
          onValueChange={(until) => save(writesUntil(date, until, bleeding, hers))}
        />
      )}
    </div>
  );
}

interface AmountProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
}

/** One of the amounts; pressed again it is taken back, which a radio button cannot. */
function Amount({ label, isChosen, onPress }: AmountProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="type-label inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-raised px-3.75 transition-colors aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary"
    >
      {isChosen && <Check aria-hidden="true" size={18} strokeWidth={1.75} />}
      {label}
    </button>
  );
}
