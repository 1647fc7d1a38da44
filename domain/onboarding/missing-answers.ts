import { PREGNANCY_WEEK_LIMITS } from '../pregnancy/dating.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { type FormContext, findStageFormFaults } from './stage-forms.ts';
import { type OnboardingStep, pathOf } from './steps.ts';

export interface MissingAnswers {
  step: OnboardingStep;
  path: string;
  /** What is missing there, for the banner: `Height`, `Weight`. */
  answers: string[];
}

const NAMES: Record<string, string> = {
  lastPeriodStart: 'Last period',
  averageCycleLength: 'Cycle length',
  mainFocus: 'Main focus',
  tryingDuration: 'Time of trying',
  lastPeriodDate: 'Last period',
  dueDate: 'Due date',
  currentWeek: 'Current week',
  firstPregnancy: 'First pregnancy',
  age: 'Age',
  guardianEmail: "Guardian's email",
  lastPeriod: 'Last period',
  onHRT: 'Hormone therapy',
};

/** What a field of a stage's form is called. */
export function nameField(field: string): string {
  return NAMES[field] ?? 'Details';
}

/** What the banner names, in the order of the steps; empty once all required answers are there. */
export function findMissingAnswers(data: OnboardingData, context: FormContext): MissingAnswers[] {
  const { basicInfo, lifeStage } = data;
  const missing: { step: OnboardingStep; answers: string[] }[] = [
    {
      step: 'basic-info',
      answers: [
        ...(basicInfo.dateOfBirth === null ? ['Date of birth'] : []),
        ...(basicInfo.height > 0 ? [] : ['Height']),
        ...(basicInfo.weight > 0 ? [] : ['Weight']),
      ],
    },
    lifeStage.stage === ''
      ? { step: 'life-stage', answers: ['Life stage'] }
      : { step: 'mode-setup', answers: missingInStage(data, context) },
  ];
  return missing
    .filter(({ answers }) => answers.length > 0)
    .map(({ step, answers }) => ({ step, path: pathOf(step), answers }));
}

function missingInStage(data: OnboardingData, context: FormContext): string[] {
  // An answer that was right when she gave it is not missing because time has passed.
  const { pregnancy } = data;
  const currentWeek = Math.min(pregnancy.currentWeek, PREGNANCY_WEEK_LIMITS.max);
  const asGiven = { ...data, pregnancy: { ...pregnancy, currentWeek } };
  const faults = findStageFormFaults(asGiven, { ...context, savedDueDate: pregnancy.dueDate });
  return faults.map(({ field }) => nameField(field));
}
