import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { MONTH_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import { RECORD_DAYS } from '@lunaria/domain/records/medical-record.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { WhenDraft } from './record-draft.ts';

const MONTHS = MONTH_NAMES.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

interface WhenFieldsProps {
  label: string;
  draft: WhenDraft;
  onChange: (draft: WhenDraft) => void;
  today: CalendarDate;
  /** It lies ahead, or may. */
  mayBeAhead: boolean;
  /** `It goes on` can be chosen. */
  hasNone: boolean;
  /** How old she was can be chosen. */
  hasAge: boolean;
  error: string | undefined;
}

/** A time, as well as she knows it. */
export function WhenFields({
  label,
  draft,
  onChange,
  today,
  mayBeAhead,
  hasNone,
  hasAge,
  error,
}: WhenFieldsProps) {
  const { precision } = draft;
  const change = (part: Partial<WhenDraft>) => onChange({ ...draft, ...part });
  const options = [
    ...(hasNone ? [{ value: 'none', label: 'It goes on' } as const] : []),
    { value: 'day', label: 'I know the day' } as const,
    { value: 'month', label: 'I know the month' } as const,
    { value: 'year', label: 'I know the year' } as const,
    ...(hasAge || precision === 'age' ? [{ value: 'age', label: 'I know how old I was' } as const] : []),
    { value: 'unknown', label: 'I don’t know' } as const,
  ];
  // Where nothing is asked for, what is wrong stands at the choice.
  const isPlain = precision === 'none' || precision === 'unknown';
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{label}</legend>
      <Select
        label={label}
        options={options}
        value={precision === 'none' && !hasNone ? 'unknown' : precision}
        onValueChange={(next) => change({ precision: next })}
        error={isPlain ? error : undefined}
      />
      {precision === 'day' && (
        <DateField
          label={`${label}: day`}
          value={draft.day}
          onValueChange={(day) => change({ day })}
          min={RECORD_DAYS.first}
          max={mayBeAhead ? RECORD_DAYS.last : today}
          today={today}
          error={error}
        />
      )}
      {(precision === 'month' || precision === 'year') && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {precision === 'month' && (
            <Select
              label={`${label}: month`}
              options={MONTHS}
              value={draft.month}
              onValueChange={(month) => change({ month })}
            />
          )}
          <NumberField
            label={`${label}: year`}
            value={draft.year}
            onValueChange={(year) => change({ year })}
            error={error}
          />
        </div>
      )}
      {precision === 'age' && (
        <NumberField
          label={`${label}: your age`}
          value={draft.age}
          onValueChange={(age) => change({ age })}
          error={error}
        />
      )}
    </fieldset>
  );
}
