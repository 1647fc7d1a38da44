import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '../cycle/cycle.ts';
import { DATING_METHODS } from '../pregnancy/dating.ts';
import { BLOOD_TYPES } from '../profile/blood-types.ts';
import { HEIGHT_UNITS } from '../profile/height.ts';
import { WEIGHT_UNITS } from '../profile/weight.ts';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
} from './stages.ts';

export { ONBOARDING_STORAGE_KEY } from './storage-key.ts';

export const ONBOARDING_VERSION = 1;

const valuesOf = <T extends string>(list: readonly { value: T }[]): T[] => list.map(({ value }) => value);

// Each field by itself falls back to its default, so that one broken value costs one answer and not all of them.
const amount = z.catch(z.number().check(z.minimum(0)), 0);
const optionalAmount = z.catch(z.nullable(z.number().check(z.minimum(0))), null);
const day = z.catch(z.nullable(calendarDateSchema), null);
const yesNo = z.catch(z.nullable(z.boolean()), null);
const note = z.catch(z.string(), '');
const cycleLength = z.catch(z.number(), DEFAULT_CYCLE_LENGTH_DAYS);
const choice = <T extends string>(values: readonly T[]) =>
  z.catch(
    z.custom<T | ''>((value) => value === '' || values.some((one) => one === value)),
    (): T | '' => '',
  );
const choices = <T extends string>(values: readonly T[]) =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((list) => values.filter((value) => list.includes(value))),
  );
const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.object(shape);
  // What is no object counts as an empty one, of which every field is its default.
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
    ),
    fields,
  );
};

/**
 * The answers, by the names they are kept under in the browser. Unset: dates, numbers and yes/no null, choices and texts
 * '', lists empty; height, weight and currentWeek 0. Days are `YYYY-MM-DD`.
 */
const answersSchema = section({
  currentStep: z.catch(z.number(), 1),
  basicInfo: section({
    dateOfBirth: day,
    height: amount,
    heightUnit: z.catch(z.enum(HEIGHT_UNITS), 'cm'),
    heightFeet: optionalAmount,
    heightInches: optionalAmount,
    weight: amount,
    weightUnit: z.catch(z.enum(WEIGHT_UNITS), 'kg'),
    bloodType: choice(BLOOD_TYPES),
  }),
  lifeStage: section({ stage: choice(valuesOf(ONBOARDING_STAGES)) }),
  regularCycle: section({
    lastPeriodStart: day,
    averageCycleLength: cycleLength,
    mainFocus: choice(valuesOf(MAIN_FOCUSES)),
  }),
  tryingToConceive: section({
    tryingDuration: choice(valuesOf(TRYING_DURATIONS)),
    lastPeriodStart: day,
    averageCycleLength: cycleLength,
    fertilityTreatments: z.pipe(
      choices(valuesOf(FERTILITY_TREATMENTS)),
      // 'none' beside others contradicts them: what she named counts.
      z.transform((list) => (list.length > 1 ? list.filter((one) => one !== 'none') : list)),
    ),
  }),
  pregnancy: section({
    dateType: z.catch(z.enum(valuesOf(DATING_METHODS)), 'lastPeriod'),
    lastPeriodDate: day,
    dueDate: day,
    currentWeek: amount,
    firstPregnancy: yesNo,
    complications: note,
  }),
  preMenstrual: section({ age: optionalAmount, healthConditions: note, guardianEmail: note }),
  menopause: section({
    lastPeriod: day,
    dontRememberLastPeriod: z.catch(z.boolean(), false),
    onHRT: yesNo,
    mainConcerns: choices(valuesOf(MENOPAUSE_CONCERNS)),
  }),
  // Bookkeeping beside the answers: the day on her clock when currentWeek was saved, since weeks pass.
  currentWeekStatedOn: day,
  // And whether the server has all of it: Finish Setup may have failed, or consent be awaited.
  hasUnsentAnswers: z.catch(z.boolean(), false),
});

export type OnboardingData = z.infer<typeof answersSchema>;
export type BasicInfo = OnboardingData['basicInfo'];
/** The sections that merge; the life stage is replaced outright. */
export type OnboardingSection =
  | 'basicInfo'
  | 'regularCycle'
  | 'tryingToConceive'
  | 'pregnancy'
  | 'preMenstrual'
  | 'menopause';

/** What an absent key means, and what a reset leaves. A new object each time. */
export function defaultOnboarding(): OnboardingData {
  return answersSchema.parse({});
}

/**
 * The answers in a stored text: what can be read is kept, every other field is its default. All defaults when the text
 * is absent, no JSON, or of another account: two accounts in one browser never see each other's answers.
 */
export function readOnboarding(text: string | null, userId: string): OnboardingData {
  const stored = parseJson(text);
  const isHers =
    typeof stored === 'object' && stored !== null && 'userId' in stored && stored.userId === userId;
  return answersSchema.parse(isHers ? stored : {});
}

/** The text to store. Whose it is and by which version of the rules stand beside the answers. */
export function writeOnboarding(data: OnboardingData, userId: string): string {
  return JSON.stringify({ version: ONBOARDING_VERSION, userId, ...data });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Merges new fields of a section over the old; fields that are not named stay. Lists are replaced. */
export function mergeSection<Name extends OnboardingSection>(
  data: OnboardingData,
  name: Name,
  changes: Partial<OnboardingData[Name]>,
): OnboardingData {
  return noteChange(data, { ...data, [name]: { ...data[name], ...changes } });
}

/** Replaces the life stage outright. The forms of the other stages keep what was typed there. */
export function replaceLifeStage(
  data: OnboardingData,
  stage: OnboardingData['lifeStage']['stage'],
): OnboardingData {
  return noteChange(data, { ...data, lifeStage: { stage } });
}

/** `after` an edit of hers: with another answer in it, there is something that the server does not have. */
export function noteChange(before: OnboardingData, after: OnboardingData): OnboardingData {
  return { ...after, hasUnsentAnswers: before.hasUnsentAnswers || !hasSameAnswers(before, after) };
}

/** After the server has taken `sent`. What she changed meanwhile stays unsent. */
export function markSent(data: OnboardingData, sent: OnboardingData): OnboardingData {
  return { ...data, hasUnsentAnswers: !hasSameAnswers(data, sent) };
}

function hasSameAnswers(one: OnboardingData, other: OnboardingData): boolean {
  const answersOf = ({
    currentStep: _step,
    currentWeekStatedOn: _on,
    hasUnsentAnswers: _unsent,
    ...answers
  }: OnboardingData) => JSON.stringify(answersSchema.parse(answers));
  return answersOf(one) === answersOf(other);
}

/** Any number; what a page shows is fixed by its address. */
export function setCurrentStep(data: OnboardingData, currentStep: number): OnboardingData {
  return { ...data, currentStep };
}
