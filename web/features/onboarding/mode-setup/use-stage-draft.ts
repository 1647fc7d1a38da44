import {
  mergeSection,
  type OnboardingData,
  type OnboardingSection,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import { savePregnancyForm } from '@lunaria/domain/onboarding/pregnancy-answers.ts';
import {
  type FormContext,
  findStageFormFaults,
  SECTION_OF_STAGE,
} from '@lunaria/domain/onboarding/stage-forms.ts';
import type { OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';
import { useState } from 'react';
import { readStepDraft, useKeptStepDraft } from '../../../data/onboarding/step-draft.ts';
import { useForm } from '../../../ui/use-form.ts';

const TYPED_FIELDS = new Set(['averageCycleLength', 'currentWeek', 'age', 'guardianEmail']);

/** What she enters in step 3, until Finish Setup writes it. */
export function useStageDraft(
  userId: string,
  data: OnboardingData,
  context: FormContext,
  onSubmit: () => Promise<void>,
) {
  const [draft, setDraft] = useState(() => draftOf(data, readStepDraft(userId)));
  useKeptStepDraft(userId, draft);
  const faults = findStageFormFaults(draft, context);
  const { formProps, say, leave } = useForm<string>({
    faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    onSubmit,
  });

  return {
    draft,
    faults,
    formProps,
    /** While a number is typed its fault waits until she leaves the field; what is chosen is judged at once. */
    change<Name extends OnboardingSection>(section: Name, changes: Partial<OnboardingData[Name]>) {
      setDraft((current) => mergeSection(current, section, changes));
      for (const field of Object.keys(changes)) if (!TYPED_FIELDS.has(field)) leave(field);
    },
    leave,
    faultOf: say,
  };
}

/** Of another stage it is not about these questions. */
function draftOf(data: OnboardingData, kept: OnboardingData | null): OnboardingData {
  return kept !== null && kept.lifeStage.stage === data.lifeStage.stage ? kept : data;
}

/** The draft of a stage's form as Finish Setup writes it, on top of what is written already. */
export function saveStageForm(
  data: OnboardingData,
  draft: OnboardingData,
  stage: OnboardingStage,
  context: FormContext,
): OnboardingData {
  const section = SECTION_OF_STAGE[stage];
  const { guardianEmail } = draft.preMenstrual;
  // Asked for in any stage where a guardian has to agree, and kept in one place.
  const withAddress = mergeSection(data, 'preMenstrual', { guardianEmail });
  return section === 'pregnancy'
    ? savePregnancyForm(withAddress, draft.pregnancy, context.today)
    : mergeSection(withAddress, section, draft[section]);
}
