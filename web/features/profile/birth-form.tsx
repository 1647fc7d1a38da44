import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findBirthDateFault } from '@lunaria/domain/profile/date-of-birth.ts';
import { needsGuardianConsent } from '@lunaria/domain/profile/guardian-consent.ts';
import { useId, useState } from 'react';
import { BirthDateFields } from '../../app/birth-date-fields.tsx';
import { ErrorLine } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EditForm } from './edit-form.tsx';

interface BirthFormProps {
  value: CalendarDate | null;
  today: CalendarDate;
  ageOfConsent: number;
  onSave: (day: CalendarDate) => void;
  onCancel: () => void;
}

export function BirthForm({ value, today, ageOfConsent, onSave, onCancel }: BirthFormProps) {
  const [day, setDay] = useState(value);
  const id = useId();
  const isTooYoung =
    day !== null && needsGuardianConsent({ birthDate: day, statedAge: null }, today, ageOfConsent);
  const fault =
    day === null
      ? 'Enter your date of birth'
      : isTooYoung
        ? 'At that age a parent or guardian has to agree first. They are asked in the setup.'
        : findBirthDateFault(day, today);
  const { formProps, say } = useForm({
    faults: { day: fault },
    onSubmit: () => {
      if (day !== null) onSave(day);
    },
  });
  return (
    <EditForm name="Date of birth" {...{ formProps, onCancel }}>
      <BirthDateFields value={day} onValueChange={setDay} today={today} />
      <ErrorLine id={`${id}-error`} error={day === null || isTooYoung ? say('day') : undefined} />
      {isTooYoung && say('day') !== undefined && (
        <p>
          <TextLink to="/onboarding/basic-info">Go to the setup</TextLink>
        </p>
      )}
    </EditForm>
  );
}
