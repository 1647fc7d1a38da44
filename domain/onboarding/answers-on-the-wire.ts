import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  dateByDueDate,
  dateByLastPeriod,
  dateByWeek,
  datingSchema,
  type PregnancyDating,
} from '../pregnancy/dating.ts';
import { findBirthDateFault } from '../profile/date-of-birth.ts';
import { cmToFeet, findHeightFault, type HeightUnit } from '../profile/height.ts';
import type { ProfileDetailsChange } from '../profile/profile-details.ts';
import { findWeightFault, showWeightIn, type WeightUnit, weightInKg } from '../profile/weight.ts';
import { type FinishSetup, finishSetupSchema, type SavedAnswers } from './finish-setup.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { carryWeekForward, clearOtherMethods } from './pregnancy-answers.ts';
import { asksForGuardian, canFinishSetup, type FormContext } from './stage-forms.ts';

/** What Finish Setup sends; null while it cannot be finished (`canFinishSetup`). Step 1 may be open: it can be skipped. */
export function toFinishSetup(
  data: OnboardingData,
  userId: string,
  context: FormContext,
): FinishSetup | null {
  const { basicInfo, preMenstrual } = data;
  const { today } = context;
  if (!canFinishSetup(data, context)) return null;
  const isBorn = basicInfo.dateOfBirth !== null && findBirthDateFault(basicInfo.dateOfBirth, today) === null;
  const finish = finishSetupSchema.safeParse({
    user_id: userId,
    stated_on: today,
    date_of_birth: isBorn ? basicInfo.dateOfBirth : null,
    height_cm: findHeightFault(basicInfo) === null ? basicInfo.height : null,
    height_unit: basicInfo.heightUnit,
    weight_kg:
      findWeightFault(basicInfo) === null ? Math.round(weightInKg(basicInfo) * 10_000) / 10_000 : null,
    weight_unit: basicInfo.weightUnit,
    blood_type: basicInfo.bloodType === '' ? null : basicInfo.bloodType,
    // An address typed before the age was changed is hidden by now: it is not sent.
    guardian_email: asksForGuardian(data, context) ? preMenstrual.guardianEmail : null,
    answers: toStageAnswers(data, today),
  });
  return finish.success ? finish.data : null;
}

function toStageAnswers(data: OnboardingData, today: CalendarDate): unknown {
  switch (data.lifeStage.stage) {
    case 'pre-menstrual':
      return {
        stage: 'pre-menstrual',
        age: data.preMenstrual.age,
        health_conditions: data.preMenstrual.healthConditions,
      };
    case 'regular-cycle':
      return {
        stage: 'regular-cycle',
        last_period_start: data.regularCycle.lastPeriodStart,
        cycle_length: data.regularCycle.averageCycleLength,
        main_focus: data.regularCycle.mainFocus,
      };
    case 'trying-to-conceive':
      return {
        stage: 'trying-to-conceive',
        trying_duration: data.tryingToConceive.tryingDuration,
        last_period_start: data.tryingToConceive.lastPeriodStart,
        cycle_length: data.tryingToConceive.averageCycleLength,
        fertility_treatments: data.tryingToConceive.fertilityTreatments,
      };
    case 'pregnant':
      return {
        stage: 'pregnant',
        dating: datingOf(data, today),
        first_pregnancy: data.pregnancy.firstPregnancy,
        complications: data.pregnancy.complications,
      };
    case 'menopause':
      return {
        stage: 'menopause',
        last_period: data.menopause.dontRememberLastPeriod ? null : data.menopause.lastPeriod,
        does_not_remember_last_period: data.menopause.dontRememberLastPeriod,
        on_hrt: data.menopause.onHRT,
        main_concerns: data.menopause.mainConcerns,
      };
    default:
      return null;
  }
}

/** How the pregnancy form dates the pregnancy; null while the chosen method has no value. */
export function datingOf(data: OnboardingData, today: CalendarDate): PregnancyDating | null {
  const { dateType, lastPeriodDate, dueDate, currentWeek } = clearOtherMethods(data.pregnancy);
  const statedOn = dateType === 'currentWeek' ? (data.currentWeekStatedOn ?? today) : today;
  const dating =
    dateType === 'lastPeriod'
      ? lastPeriodDate && dateByLastPeriod(lastPeriodDate, statedOn)
      : dateType === 'dueDate'
        ? dueDate && dateByDueDate(dueDate, statedOn)
        : dateByWeek(currentWeek, statedOn);
  const checked = datingSchema.safeParse(dating);
  return checked.success ? checked.data : null;
}

/**
 * The onboarding object for the saved answers, on top of what the device has: fields the server knows replace it, the
 * forms of other stages stay. A current week is carried on to `today`: who said 24 three weeks ago sees 27. Answers on
 * the device that the server does not have yet are newer than its own and stay as they are.
 */
export function withSavedAnswers(
  data: OnboardingData,
  saved: SavedAnswers,
  today: CalendarDate,
): OnboardingData {
  if (data.hasUnsentAnswers) return carryWeekForward(data, today);
  return withStageAnswers(withBasicInfo(data, saved), saved, today);
}

/**
 * The object with what she has changed of herself elsewhere, null being taken away: what the device keeps of her setup would
 * otherwise be sent over it with the next one.
 */
export function withDetails(data: OnboardingData, change: ProfileDetailsChange): OnboardingData {
  const { basicInfo } = data;
  const { date_of_birth, height_cm, weight_kg, blood_type } = change;
  return {
    ...data,
    basicInfo: {
      ...basicInfo,
      ...(date_of_birth !== undefined && { dateOfBirth: date_of_birth }),
      ...(height_cm !== undefined && heightOf(height_cm, change.height_unit ?? basicInfo.heightUnit)),
      ...(weight_kg !== undefined && weightOf(weight_kg, change.weight_unit ?? basicInfo.weightUnit)),
      ...(blood_type !== undefined && { bloodType: blood_type ?? '' }),
    },
  };
}

function heightOf(cm: number | null, unit: HeightUnit) {
  const feet = unit === 'ft' && cm !== null ? cmToFeet(cm) : { feet: null, inches: null };
  return { height: cm ?? 0, heightUnit: unit, heightFeet: feet.feet, heightInches: feet.inches };
}

/** Kept with four decimals of a kilogram: to two it is the number of pounds that she typed. */
function weightOf(kg: number | null, unit: WeightUnit) {
  const { weight } = showWeightIn({ weight: kg ?? 0, weightUnit: 'kg' }, unit);
  return { weight: Math.round(weight * 100) / 100, weightUnit: unit };
}

function withBasicInfo(data: OnboardingData, saved: SavedAnswers): OnboardingData {
  return {
    ...data,
    basicInfo: {
      ...data.basicInfo,
      ...(saved.date_of_birth !== null && { dateOfBirth: saved.date_of_birth }),
      ...(saved.height_cm !== null && heightOf(saved.height_cm, saved.height_unit)),
      ...(saved.weight_kg !== null && weightOf(saved.weight_kg, saved.weight_unit)),
      ...(saved.blood_type !== null && { bloodType: saved.blood_type }),
    },
    preMenstrual: {
      ...data.preMenstrual,
      ...(saved.guardian_email !== null && { guardianEmail: saved.guardian_email }),
    },
  };
}

function withStageAnswers(data: OnboardingData, saved: SavedAnswers, today: CalendarDate): OnboardingData {
  const { answers } = saved;
  if (answers === null) return data;
  const withStage: OnboardingData = { ...data, lifeStage: { stage: answers.stage } };
  switch (answers.stage) {
    case 'pre-menstrual':
      return {
        ...withStage,
        preMenstrual: {
          ...data.preMenstrual,
          age: answers.age,
          healthConditions: answers.health_conditions,
        },
      };
    case 'regular-cycle':
      return {
        ...withStage,
        regularCycle: {
          lastPeriodStart: answers.last_period_start,
          averageCycleLength: answers.cycle_length,
          mainFocus: answers.main_focus,
        },
      };
    case 'trying-to-conceive':
      return {
        ...withStage,
        tryingToConceive: {
          tryingDuration: answers.trying_duration,
          lastPeriodStart: answers.last_period_start,
          averageCycleLength: answers.cycle_length,
          fertilityTreatments: answers.fertility_treatments,
        },
      };
    case 'pregnant':
      return carryWeekForward(withPregnancy(withStage, answers), today);
    case 'menopause':
      return {
        ...withStage,
        menopause: {
          lastPeriod: answers.last_period,
          dontRememberLastPeriod: answers.does_not_remember_last_period,
          onHRT: answers.on_hrt,
          mainConcerns: answers.main_concerns,
        },
      };
  }
}

type PregnantAnswers = Extract<SavedAnswers['answers'], { stage: 'pregnant' }>;

function withPregnancy(data: OnboardingData, answers: PregnantAnswers): OnboardingData {
  const { dating } = answers;
  return {
    ...data,
    pregnancy: {
      dateType: dating.method,
      lastPeriodDate: dating.last_period_date,
      dueDate: dating.due_date,
      currentWeek: dating.current_week,
      firstPregnancy: answers.first_pregnancy,
      complications: answers.complications,
    },
    currentWeekStatedOn: dating.method === 'currentWeek' ? dating.stated_on : null,
  };
}
