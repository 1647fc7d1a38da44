import { ANSWER_MAX_LENGTH } from '@lunaria/domain/onboarding/stage-forms.ts';
import { PRE_MENSTRUAL_AGE_LIMITS } from '@lunaria/domain/onboarding/stages.ts';
import type { ReactNode } from 'react';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { StageFormProps } from './stage-form.tsx';

interface PreMenstrualFieldsProps extends StageFormProps<'pre-menstrual'> {
  /** The guardian's address, where it is asked for. */
  guardian: ReactNode;
}

export function PreMenstrualFields({ form, onChange, faultOf, leave, guardian }: PreMenstrualFieldsProps) {
  return (
    <>
      <NumberField
        label="Your age"
        unit="years"
        hint={`${PRE_MENSTRUAL_AGE_LIMITS.min} to ${PRE_MENSTRUAL_AGE_LIMITS.max}`}
        value={form.age}
        onValueChange={(age) => onChange({ age })}
        onBlur={() => leave('age')}
        error={faultOf('age')}
      />
      {guardian}
      <TextArea
        label="Health conditions (optional)"
        hint="Only what you want kept here."
        maxLength={ANSWER_MAX_LENGTH}
        value={form.healthConditions}
        onChange={(event) => onChange({ healthConditions: event.target.value })}
        error={faultOf('healthConditions')}
      />
    </>
  );
}
