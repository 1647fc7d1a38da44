import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { EARLIEST_PERIOD_START } from '@lunaria/domain/cycle/period.ts';
import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { ASKED_LENGTH_LIMITS, type SECTION_OF_STAGE } from '@lunaria/domain/onboarding/stage-forms.ts';
import type { OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';

/** What the form of a stage is given. */
export interface StageFormProps<Stage extends OnboardingStage> {
  form: OnboardingData[(typeof SECTION_OF_STAGE)[Stage]];
  onChange: (changes: Partial<OnboardingData[(typeof SECTION_OF_STAGE)[Stage]]>) => void;
  /** What is wrong with a field that she has left or filled; nothing while it may still come. */
  faultOf: (field: string) => string | undefined;
  /** She has left the field. */
  leave: (field: string) => void;
  today: CalendarDate;
}

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface YesNoProps {
  label: string;
  /** null: not answered. */
  value: boolean | null;
  onValueChange: (value: boolean) => void;
}

/** Neither is chosen until she answers. */
export function YesNo({ label, value, onValueChange }: YesNoProps) {
  return (
    <RadioCards<'yes' | 'no'>
      label={label}
      options={OPTIONS}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onValueChange={(chosen) => onValueChange(chosen === 'yes')}
    />
  );
}

interface LastPeriodFieldProps {
  value: CalendarDate | null;
  onValueChange: (date: CalendarDate) => void;
  today: CalendarDate;
  error?: string | undefined;
}

/** The first day of the last period, up to today; years back are fine. */
export function LastPeriodField({ value, onValueChange, today, error }: LastPeriodFieldProps) {
  return (
    <DateField
      label="First day of your last period"
      hint="A day near it is better than none; you can correct it in the calendar."
      value={value}
      onValueChange={onValueChange}
      min={EARLIEST_PERIOD_START}
      max={today}
      today={today}
      error={error}
    />
  );
}

interface CycleLengthFieldProps {
  value: number;
  onValueChange: (days: number) => void;
  onBlur: () => void;
  error?: string | undefined;
}

/** From the first day of one period to the day before the next. */
export function CycleLengthField({ value, onValueChange, onBlur, error }: CycleLengthFieldProps) {
  return (
    <NumberField
      label="Average cycle length"
      unit="days"
      hint={`From the first day of one period to the day before the next: ${ASKED_LENGTH_LIMITS.min} to ${ASKED_LENGTH_LIMITS.max} days. If you do not know, leave 28.`}
      value={Number.isNaN(value) ? null : value}
      // An empty field is no length: NaN until a number is typed.
      onValueChange={(days) => onValueChange(days ?? Number.NaN)}
      onBlur={onBlur}
      error={error}
    />
  );
}
