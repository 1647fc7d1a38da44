import * as z from 'zod/mini';
import { emailSchema } from '../account/sign-up.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { EARLIEST_PERIOD_START } from '../cycle/period.ts';
import { currentWeekSchema, DATING_TEXTS } from '../pregnancy/dating.ts';
import { type KnownAge, needsGuardianAddress, needsGuardianConsent } from '../profile/guardian-consent.ts';
import { textSchema } from '../text.ts';
import type { OnboardingData } from './onboarding-data.ts';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  type OnboardingStage,
  PRE_MENSTRUAL_AGE_LIMITS,
  TRYING_DURATIONS,
} from './stages.ts';

/** Room for a history; the database repeats the limit. */
export const ANSWER_MAX_LENGTH = 2_000;

const AGE_HINT = `Enter an age from ${PRE_MENSTRUAL_AGE_LIMITS.min} to ${PRE_MENSTRUAL_AGE_LIMITS.max}`;
export const STAGE_FORM_TEXTS = {
  /** Of the day on which a device says that the answers were given. */
  statedInFuture: 'The day of the answers cannot be in the future',
  lastPeriodMissing: DATING_TEXTS.lastPeriodMissing,
  lastPeriodInFuture: DATING_TEXTS.lastPeriodInFuture,
  lastPeriodOrForgotten: 'Enter the day, or choose "I don\'t remember"',
  mainFocusMissing: 'Choose your main focus',
  durationMissing: 'Choose how long you have been trying',
  yesOrNo: 'Choose yes or no',
  age: AGE_HINT,
  guardianMissing: "Enter a guardian's email address",
  tooLong: `At most ${ANSWER_MAX_LENGTH.toLocaleString('en')} characters`,
} as const;

const valuesOf = <T extends string>(list: readonly { value: T }[]): T[] => list.map(({ value }) => value);
const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

export const answerTextSchema = textSchema({ max: ANSWER_MAX_LENGTH, tooLong: STAGE_FORM_TEXTS.tooLong });
export const yesNoSchema = z.boolean({ error: STAGE_FORM_TEXTS.yesOrNo });
export const mainFocusSchema = z.enum(valuesOf(MAIN_FOCUSES), { error: STAGE_FORM_TEXTS.mainFocusMissing });
export const tryingDurationSchema = z.enum(valuesOf(TRYING_DURATIONS), {
  error: STAGE_FORM_TEXTS.durationMissing,
});
export const fertilityTreatmentsSchema = z
  .array(z.enum(valuesOf(FERTILITY_TREATMENTS), { error: 'Unknown treatment' }))
  .check(
    z.refine(isDistinct, { error: 'Name each only once' }),
    z.refine((list) => !list.includes('none') || list.length === 1, {
      error: 'None stands alone',
    }),
  );
export const mainConcernsSchema = z
  .array(z.enum(valuesOf(MENOPAUSE_CONCERNS), { error: 'Unknown concern' }))
  .check(z.refine(isDistinct, { error: 'Name each only once' }));
export const preMenstrualAgeSchema = z
  .int({ error: AGE_HINT })
  .check(
    z.minimum(PRE_MENSTRUAL_AGE_LIMITS.min, { error: AGE_HINT }),
    z.maximum(PRE_MENSTRUAL_AGE_LIMITS.max, { error: AGE_HINT }),
  );

/** The first day of a last period, up to `today`. Years before 2020 are fine. */
export function lastPeriodSchema(today: CalendarDate) {
  return calendarDateSchema.check(
    z.refine((date) => date >= EARLIEST_PERIOD_START, { error: DATING_TEXTS.dateOutOfReach }),
    z.refine((date) => date <= today, { error: STAGE_FORM_TEXTS.lastPeriodInFuture }),
  );
}

const present = z.refine((value: unknown) => value !== null, { error: STAGE_FORM_TEXTS.lastPeriodMissing });

/** A day that must be there: an empty field says which one is missing, not that it does not exist. */
function requiredLastPeriod(today: CalendarDate) {
  return z.pipe(z.nullable(calendarDateSchema).check(present), lastPeriodSchema(today));
}

export interface FormContext {
  today: CalendarDate;
  /** The due date that is saved already: it may have passed since, and stays. */
  savedDueDate?: CalendarDate | null;
  /** The setting of this installation; 13 where it is left out. */
  ageOfConsent?: number;
}

/**
 * True when the form shows and requires a guardian's address: in the pre-menstrual form under 18, and in any stage
 * where a guardian has to consent. It is kept in `preMenstrual.guardianEmail` in every stage.
 */
export function asksForGuardian(data: OnboardingData, { today, ageOfConsent }: FormContext): boolean {
  const age = data.lifeStage.stage === 'pre-menstrual' ? data.preMenstrual.age : null;
  return needsGuardianAddress(age) || needsGuardianConsent(knownAgeOf(data, today), today, ageOfConsent);
}

/** Her age by the answers. The age of a form that does not belong to her stage says nothing. */
export function knownAgeOf(data: OnboardingData, today: CalendarDate): KnownAge {
  const { age } = data.preMenstrual;
  const isStated = data.lifeStage.stage === 'pre-menstrual' && age !== null;
  return {
    birthDate: data.basicInfo.dateOfBirth,
    statedAge: isStated ? { years: age, on: today } : null,
  };
}

/** What the form takes; more can be kept, see CYCLE_LENGTH_LIMITS. */
export const ASKED_LENGTH_LIMITS = { min: 21, max: 45 } as const;
const ASKED_LENGTH = { error: 'Enter a length from 21 to 45 days' };
const askedLengthSchema = z
  .int(ASKED_LENGTH)
  .check(z.minimum(ASKED_LENGTH_LIMITS.min, ASKED_LENGTH), z.maximum(ASKED_LENGTH_LIMITS.max, ASKED_LENGTH));

export function regularCycleFormSchema({ today }: FormContext) {
  return z.object({
    lastPeriodStart: requiredLastPeriod(today),
    averageCycleLength: askedLengthSchema,
    mainFocus: mainFocusSchema,
  });
}

export function tryingToConceiveFormSchema({ today }: FormContext) {
  return z.object({
    tryingDuration: tryingDurationSchema,
    lastPeriodStart: requiredLastPeriod(today),
    averageCycleLength: askedLengthSchema,
    fertilityTreatments: fertilityTreatmentsSchema,
  });
}

/** Only the value of the chosen method is looked at; `clearOtherMethods` empties the rest before it is saved. */
export function pregnancyFormSchema({ today, savedDueDate = null }: FormContext) {
  const common = { firstPregnancy: yesNoSchema, complications: answerTextSchema };
  const dueDate = z.pipe(
    z
      .nullable(calendarDateSchema)
      .check(z.refine((date) => date !== null, { error: DATING_TEXTS.dueDateMissing })),
    calendarDateSchema.check(
      z.refine((date) => date >= today || date === savedDueDate, { error: DATING_TEXTS.dueDateInPast }),
      z.refine((date) => date < '2200-01-01', { error: DATING_TEXTS.dueDateTooFar }),
    ),
  );
  return z.discriminatedUnion('dateType', [
    z.object({ dateType: z.literal('lastPeriod'), lastPeriodDate: requiredLastPeriod(today), ...common }),
    z.object({ dateType: z.literal('dueDate'), dueDate, ...common }),
    z.object({ dateType: z.literal('currentWeek'), currentWeek: currentWeekSchema, ...common }),
  ]);
}

/** What is wrong with a guardian's address, as a sentence, or null. */
export function findGuardianFault(email: string): string | null {
  if (email === '') return STAGE_FORM_TEXTS.guardianMissing;
  return emailSchema.safeParse(email).error?.issues[0]?.message ?? null;
}

/** The guardian's address is looked at by `asksForGuardian` and `findGuardianFault`: other stages ask for it too. */
export function preMenstrualFormSchema() {
  return z.object({
    age: preMenstrualAgeSchema,
    healthConditions: answerTextSchema,
    guardianEmail: z.string(),
  });
}

export function menopauseFormSchema({ today }: FormContext) {
  return z
    .object({
      lastPeriod: z.nullable(lastPeriodSchema(today)),
      dontRememberLastPeriod: z.boolean(),
      onHRT: yesNoSchema,
      mainConcerns: mainConcernsSchema,
    })
    .check(
      z.refine((form) => form.dontRememberLastPeriod || form.lastPeriod !== null, {
        path: ['lastPeriod'],
        error: STAGE_FORM_TEXTS.lastPeriodOrForgotten,
        // Said together with what else is missing.
        when: () => true,
      }),
    );
}

/** The section of the onboarding object that holds a stage's form. */
export const SECTION_OF_STAGE = {
  'pre-menstrual': 'preMenstrual',
  'regular-cycle': 'regularCycle',
  'trying-to-conceive': 'tryingToConceive',
  pregnant: 'pregnancy',
  menopause: 'menopause',
} as const satisfies Record<OnboardingStage, keyof OnboardingData>;

/** The schema of a stage's form. */
export function stageFormSchema(stage: OnboardingStage, context: FormContext) {
  switch (stage) {
    case 'pre-menstrual':
      return preMenstrualFormSchema();
    case 'regular-cycle':
      return regularCycleFormSchema(context);
    case 'trying-to-conceive':
      return tryingToConceiveFormSchema(context);
    case 'pregnant':
      return pregnancyFormSchema(context);
    case 'menopause':
      return menopauseFormSchema(context);
  }
}

export interface FormFault {
  field: string;
  message: string;
}

/** What keeps Finish Setup from being pressed, at most one sentence a field, in the order of the form. */
export function findStageFormFaults(data: OnboardingData, context: FormContext): FormFault[] {
  const { stage } = data.lifeStage;
  if (stage === '') return [{ field: 'stage', message: 'Choose where you are in life' }];
  const result = stageFormSchema(stage, context).safeParse(data[SECTION_OF_STAGE[stage]]);
  const faults = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    if (!faults.has(field)) faults.set(field, issue.message);
  }
  if (asksForGuardian(data, context) && !faults.has('guardianEmail')) {
    const message = findGuardianFault(data.preMenstrual.guardianEmail);
    if (message !== null) faults.set('guardianEmail', message);
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}

export function canFinishSetup(data: OnboardingData, context: FormContext): boolean {
  return findStageFormFaults(data, context).length === 0;
}
