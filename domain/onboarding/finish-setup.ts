import * as z from 'zod/mini';
import { emailSchema } from '../account/sign-up.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { cycleLengthSchema } from '../cycle/period.ts';
import { datingSchema, findDatingFault, type PregnancyDating } from '../pregnancy/dating.ts';
import { BLOOD_TYPES } from '../profile/blood-types.ts';
import { findBirthDateFault } from '../profile/date-of-birth.ts';
import { type KnownAge, needsGuardianAddress, needsGuardianConsent } from '../profile/guardian-consent.ts';
import { HEIGHT_UNITS, heightCmSchema } from '../profile/height.ts';
import { WEIGHT_UNITS, weightKgSchema } from '../profile/weight.ts';
import {
  answerTextSchema,
  fertilityTreatmentsSchema,
  lastPeriodSchema,
  mainConcernsSchema,
  mainFocusSchema,
  preMenstrualAgeSchema,
  STAGE_FORM_TEXTS,
  tryingDurationSchema,
  yesNoSchema,
} from './stage-forms.ts';

/** Step 1 as it travels. null: not answered, what is stored stays as it is. */
export const basicInfoFields = {
  date_of_birth: z.nullable(calendarDateSchema),
  height_cm: z.nullable(heightCmSchema),
  height_unit: z.enum(HEIGHT_UNITS, { error: 'Choose cm or ft' }),
  weight_kg: z.nullable(weightKgSchema),
  weight_unit: z.enum(WEIGHT_UNITS, { error: 'Choose kg or lbs' }),
  blood_type: z.nullable(z.enum(BLOOD_TYPES, { error: 'Unknown blood type' })),
};

const regularCycleFields = {
  stage: z.literal('regular-cycle'),
  last_period_start: calendarDateSchema,
  cycle_length: cycleLengthSchema,
  main_focus: mainFocusSchema,
};
const tryingFields = {
  stage: z.literal('trying-to-conceive'),
  trying_duration: tryingDurationSchema,
  last_period_start: calendarDateSchema,
  cycle_length: cycleLengthSchema,
  fertility_treatments: fertilityTreatmentsSchema,
};
const otherStages = [
  z.object({
    stage: z.literal('pre-menstrual'),
    age: preMenstrualAgeSchema,
    health_conditions: answerTextSchema,
  }),
  z.object({
    stage: z.literal('pregnant'),
    dating: datingSchema,
    first_pregnancy: yesNoSchema,
    complications: answerTextSchema,
  }),
  z.object({
    stage: z.literal('menopause'),
    last_period: z.nullable(calendarDateSchema),
    does_not_remember_last_period: z.boolean(),
    on_hrt: yesNoSchema,
    main_concerns: mainConcernsSchema,
  }),
] as const;

/** The form of the chosen stage as it travels. Days are checked against `stated_on` by `findFinishFault`. */
export const stageAnswersSchema = z.discriminatedUnion('stage', [
  z.object(regularCycleFields),
  z.object(tryingFields),
  ...otherStages,
]);

/** The same as it is stored: of a last period that she deleted since, nothing is left. */
const lastPeriodNow = { last_period_start: z.nullable(calendarDateSchema) };
export const savedStageAnswersSchema = z.discriminatedUnion('stage', [
  z.object({ ...regularCycleFields, ...lastPeriodNow }),
  z.object({ ...tryingFields, ...lastPeriodNow }),
  ...otherStages,
]);
export type SavedStageAnswers = z.infer<typeof savedStageAnswersSchema>;

export type StageAnswers = z.infer<typeof stageAnswersSchema>;

const answersFields = {
  /** The day on her clock when she pressed Finish Setup; ages and weeks count from it. */
  stated_on: calendarDateSchema,
  ...basicInfoFields,
  /** In any stage; null where none was asked for. */
  guardian_email: z.nullable(emailSchema),
  answers: stageAnswersSchema,
};

/** `PUT /api/onboarding`: Finish Setup. The mode is not sent, it follows from the answers (`modeOf`). */
export const finishSetupSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...answersFields,
});

export type FinishSetup = z.infer<typeof finishSetupSchema>;

/** `GET /api/onboarding`: what is saved of her; `answers` and `stated_on` null before the first Finish Setup. */
export const savedAnswersSchema = z.object({
  ...answersFields,
  stated_on: z.nullable(calendarDateSchema),
  answers: z.nullable(savedStageAnswersSchema),
});

export type SavedAnswers = z.infer<typeof savedAnswersSchema>;

export interface FinishContext {
  /** The last day that can be "today" anywhere: the server's `latestTodayOnEarth(now)`, the screen's own today. */
  latestToday: CalendarDate;
  /** The dating that is stored: its due date may have passed since. */
  savedDating?: PregnancyDating | null;
  /** Where step 1 was skipped, the date of birth that is stored still tells her age. */
  storedBirthDate?: CalendarDate | null;
  ageOfConsent?: number;
}

/** Her age by a Finish Setup and by what is stored. */
export function knownAgeOfFinish(
  finish: Omit<FinishSetup, 'user_id'>,
  storedBirthDate: CalendarDate | null = null,
): KnownAge {
  const { answers, stated_on: on } = finish;
  return {
    birthDate: finish.date_of_birth ?? storedBirthDate,
    statedAge: answers.stage === 'pre-menstrual' ? { years: answers.age, on } : null,
  };
}

/**
 * What is wrong with the days and with what belongs together, as a sentence, or null. Past and future are judged on
 * `stated_on`: a setup that waited for a connection is not refused for the wait.
 */
export function findFinishFault(
  finish: Omit<FinishSetup, 'user_id'>,
  { latestToday, savedDating = null, storedBirthDate = null, ageOfConsent }: FinishContext,
): string | null {
  const { stated_on: statedOn, answers } = finish;
  if (statedOn > latestToday) return STAGE_FORM_TEXTS.statedInFuture;
  const birthFault = finish.date_of_birth && findBirthDateFault(finish.date_of_birth, statedOn);
  if (birthFault) return birthFault;
  const asksForGuardian =
    (answers.stage === 'pre-menstrual' && needsGuardianAddress(answers.age)) ||
    needsGuardianConsent(knownAgeOfFinish(finish, storedBirthDate), statedOn, ageOfConsent);
  if (asksForGuardian && finish.guardian_email === null) return STAGE_FORM_TEXTS.guardianMissing;
  switch (answers.stage) {
    case 'pre-menstrual':
      return null;
    case 'regular-cycle':
    case 'trying-to-conceive':
      return findLastPeriodFault(answers.last_period_start, statedOn);
    case 'pregnant':
      return answers.dating.stated_on > statedOn
        ? STAGE_FORM_TEXTS.statedInFuture
        : findDatingFault(answers.dating, savedDating);
    case 'menopause':
      // Exactly one of the two: "I don't remember" clears the day.
      if ((answers.last_period === null) !== answers.does_not_remember_last_period) {
        return STAGE_FORM_TEXTS.lastPeriodOrForgotten;
      }
      return answers.last_period && findLastPeriodFault(answers.last_period, statedOn);
  }
}

function findLastPeriodFault(date: CalendarDate, statedOn: CalendarDate): string | null {
  return lastPeriodSchema(statedOn).safeParse(date).error?.issues[0]?.message ?? null;
}

/**
 * All that may leave the device, and be stored, while a guardian's consent is needed and not given: her age or date of
 * birth, and the guardian's address. `POST /api/onboarding/guardian`, also as an invitation where no consent is needed.
 */
export const guardianRequestSchema = z
  .object({
    user_id: z.uuid({ error: 'Say whose record this is' }),
    stated_on: calendarDateSchema,
    date_of_birth: z.nullable(calendarDateSchema),
    age: z.nullable(z.int().check(z.minimum(0), z.maximum(130))),
    guardian_email: emailSchema,
  })
  .check(
    z.refine((request) => request.date_of_birth !== null || request.age !== null, {
      path: ['age'],
      error: 'Enter a date of birth or an age',
    }),
  );

export type GuardianRequest = z.infer<typeof guardianRequestSchema>;

/** The part of a Finish Setup that may be stored before consent; null when no address of a guardian is given. */
export function toGuardianRequest(finish: FinishSetup): GuardianRequest | null {
  if (finish.guardian_email === null) return null;
  return {
    user_id: finish.user_id,
    stated_on: finish.stated_on,
    date_of_birth: finish.date_of_birth,
    age: finish.answers.stage === 'pre-menstrual' ? finish.answers.age : null,
    guardian_email: finish.guardian_email,
  };
}
