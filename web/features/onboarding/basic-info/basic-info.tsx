import { findBasicInfoFaults } from '@lunaria/domain/onboarding/basic-info-form.ts';
import { type BasicInfo, mergeSection, setCurrentStep } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { pathAfter } from '@lunaria/domain/onboarding/steps.ts';
import { BLOOD_TYPES, nameBloodType } from '@lunaria/domain/profile/blood-types.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { BirthDateFields } from '../../../app/birth-date-fields.tsx';
import { HeightFields, WeightFields } from '../../../app/measure-fields.tsx';
import { titlePage } from '../../../app/page-title.ts';
import { readStepDraft, useKeptStepDraft } from '../../../data/onboarding/step-draft.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { OnboardingPage, type StepProps } from '../onboarding-page.tsx';
import { LoadNotice, StepFrame } from '../step-frame.tsx';

export const meta = () => titlePage('About you');

export default function BasicInfoPage() {
  return <OnboardingPage title="About you">{(props) => <BasicInfoForm {...props} />}</OnboardingPage>;
}

const BLOOD_TYPE_OPTIONS = BLOOD_TYPES.map((value) => ({ value, label: nameBloodType(value) }));

/** Step 1. Nothing is written before Continue; Skip writes nothing at all. */
function BasicInfoForm({ userId, onboarding }: StepProps) {
  const { context, hasLoadFailed } = onboarding;
  const { form, merge, missing, formProps, say, leave } = useBasicInfoForm(userId, onboarding);

  return (
    <StepFrame
      step="basic-info"
      title="First, a little about you"
      intro="With your age and measures, what you see later fits you. You can skip this and answer it another day."
      notice={hasLoadFailed && <LoadNotice />}
      missing={missing}
      submitLabel="Continue"
      formProps={formProps}
      aside={
        <LinkButton kind="quiet" size="hero" to={pathAfter('basic-info')}>
          Skip
        </LinkButton>
      }
    >
      <div className="space-y-6">
        <BirthDateFields
          value={form.dateOfBirth}
          onValueChange={(dateOfBirth) => merge({ dateOfBirth })}
          today={context.today}
        />
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 sm:gap-4">
          <HeightFields
            value={form}
            onValueChange={merge}
            onLeave={() => leave('height')}
            error={say('height')}
          />
          <WeightFields
            value={form}
            onValueChange={merge}
            onLeave={() => leave('weight')}
            error={say('weight')}
          />
        </div>
        <Select
          label="Blood type (optional)"
          placeholder="Not chosen"
          options={BLOOD_TYPE_OPTIONS}
          value={form.bloodType}
          onValueChange={(bloodType) => merge({ bloodType })}
        />
        <p className="text-muted">
          Do you have a file from another Lunaria account?{' '}
          <TextLink to="/dashboard/files#bring-back" className="py-1">
            Bring it back
          </TextLink>{' '}
          first, and you need not answer again.
        </p>
      </div>
    </StepFrame>
  );
}

/** What is typed, what is still needed of it, and where Continue leads. */
function useBasicInfoForm(userId: string, { data, context, change }: StepProps['onboarding']) {
  const navigate = useNavigate();
  const [form, setForm] = useState<BasicInfo>(() => readStepDraft(userId)?.basicInfo ?? data.basicInfo);
  useKeptStepDraft(
    userId,
    useMemo(() => mergeSection(data, 'basicInfo', form), [data, form]),
  );
  const merge = (changes: Partial<BasicInfo>) => setForm((current) => ({ ...current, ...changes }));
  const faults = findBasicInfoFaults(form, context.today);
  const missing = [
    faults.dateOfBirth && 'date of birth',
    faults.height && 'height',
    faults.weight && 'weight',
  ].filter((name) => name !== null);

  const { formProps, say, leave } = useForm({ faults, onSubmit: goOn });

  function goOn() {
    change((answers) => setCurrentStep(mergeSection(answers, 'basicInfo', form), 2));
    void navigate(pathAfter('basic-info'));
  }

  return { form, merge, missing, formProps, say, leave };
}
