import type { OnboardingAnswersRow } from '@lunaria/db/queries/onboarding-answers.ts';
import { type SavedStageAnswers, savedStageAnswersSchema } from '@lunaria/domain/onboarding/finish-setup.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { EncryptedTexts } from '../../keys/encrypted-text.ts';

/** Where her words for illnesses lie. */
export const HEALTH_CONDITIONS = {
  table: 'onboarding_answers',
  column: 'health_conditions',
  rowKey: 'answers',
};

const nothing = {
  age: null,
  healthConditions: null,
  lastPeriod: null,
  cycleLength: null,
  mainFocus: null,
  tryingDuration: null,
  fertilityTreatments: null,
  onHrt: null,
  mainConcerns: null,
};

/** The answers as they are stored; those of a pregnancy stand in its own row. */
export async function toAnswersRow(
  texts: EncryptedTexts,
  answers: SavedStageAnswers,
  statedOn: string,
): Promise<OnboardingAnswersRow> {
  const row = { ...nothing, stage: answers.stage, statedOn };
  switch (answers.stage) {
    case 'pre-menstrual': {
      const healthConditions = await texts.seal(HEALTH_CONDITIONS, answers.health_conditions);
      return { ...row, age: answers.age, healthConditions };
    }
    case 'regular-cycle':
      return {
        ...row,
        lastPeriod: answers.last_period_start,
        cycleLength: answers.cycle_length,
        mainFocus: answers.main_focus,
      };
    case 'trying-to-conceive':
      return {
        ...row,
        lastPeriod: answers.last_period_start,
        cycleLength: answers.cycle_length,
        tryingDuration: answers.trying_duration,
        fertilityTreatments: answers.fertility_treatments,
      };
    case 'pregnant':
      return row;
    case 'menopause':
      return {
        ...row,
        lastPeriod: answers.last_period,
        onHrt: answers.on_hrt,
        mainConcerns: answers.main_concerns,
      };
  }
}

/** The answers as they travel; null without any, and when the pregnancy they told of has ended. */
export async function toStageAnswers(
  texts: EncryptedTexts,
  row: OnboardingAnswersRow | null,
  pregnancy: Pregnancy | null,
): Promise<SavedStageAnswers | null> {
  if (row === null || (row.stage === 'pregnant' && pregnancy === null)) return null;
  // Of these fields the schema keeps those of the stage; the table's CHECKs hold its limits.
  return savedStageAnswersSchema.parse({
    ...pregnancy,
    stage: row.stage,
    age: row.age,
    health_conditions: await texts.open(HEALTH_CONDITIONS, row.healthConditions),
    last_period_start: row.lastPeriod,
    last_period: row.lastPeriod,
    does_not_remember_last_period: row.lastPeriod === null,
    cycle_length: row.cycleLength,
    main_focus: row.mainFocus,
    trying_duration: row.tryingDuration,
    fertility_treatments: row.fertilityTreatments,
    on_hrt: row.onHrt,
    main_concerns: row.mainConcerns,
  });
}
