import { withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import {
  findFinishFault,
  finishSetupSchema,
  guardianRequestSchema,
  knownAgeOfFinish,
} from '@lunaria/domain/onboarding/finish-setup.ts';
import { applySaves, firstPeriodOf, planFirstPeriod } from '@lunaria/domain/onboarding/first-period.ts';
import { modeOf } from '@lunaria/domain/onboarding/stages.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import { needsGuardianConsent } from '@lunaria/domain/profile/guardian-consent.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import * as z from 'zod/mini';
import type { ApiAnswer, StandInApi } from './stand-in-api.ts';

type OnboardingAnswer = ApiAnswer<'/api/onboarding', 'get'>;

/** What Finish Setup changes of her records. */
interface RecordsOfSetup {
  onboarding: OnboardingAnswer;
  lifeStage: LifeStage;
  periods: Period[];
  pregnancy: Pregnancy | null;
}

/** Before the first Finish Setup. */
export const NOTHING_ANSWERED: OnboardingAnswer = {
  stated_on: null,
  date_of_birth: null,
  height_cm: null,
  height_unit: 'cm',
  weight_kg: null,
  weight_unit: 'kg',
  blood_type: null,
  guardian_email: null,
  guardian_asked_at: null,
  answers: null,
  consent: 'not_needed',
  age_of_consent: 13,
};

/** Finish Setup and the mail to a guardian, through the rules of the domain. */
export function answerOnboarding(api: StandInApi, records: RecordsOfSetup): void {
  api.answer('get', '/api/onboarding', () => records.onboarding);
  api.answer('put', '/api/onboarding', ({ json }) => {
    const { user_id: _, ...finish } = z.parse(finishSetupSchema, json);
    const { answers, stated_on: statedOn } = finish;
    const { onboarding: before, periods } = records;
    refuseImpossible(finish, before);
    const named = firstPeriodOf(answers);
    if (named !== null) {
      const saves = planFirstPeriod(periods, named, firstPeriodOf(before.answers), statedOn);
      records.periods = applySaves(periods, saves);
    }
    if (answers.stage === 'pregnant') {
      const { dating, first_pregnancy, complications } = answers;
      records.pregnancy = { dating, first_pregnancy, complications };
    }
    records.lifeStage = modeOf(answers);
    // What was not answered this time stays as it was, its unit too.
    const answered = Object.entries(finish).filter(([, value]) => value !== null);
    records.onboarding = {
      ...before,
      ...Object.fromEntries(answered),
      ...(finish.height_cm === null && { height_unit: before.height_unit }),
      ...(finish.weight_kg === null && { weight_unit: before.weight_unit }),
    };
    return withSafety(records.onboarding, []);
  });
  api.answer('post', '/api/onboarding/guardian', ({ json }) => {
    const { user_id: _, stated_on: on, age, ...request } = z.parse(guardianRequestSchema, json);
    const { onboarding: before } = records;
    const birthDate = request.date_of_birth ?? before.date_of_birth;
    const statedAge = age === null ? null : { years: age, on };
    const isNeeded = needsGuardianConsent({ birthDate, statedAge }, on, before.age_of_consent);
    records.onboarding = {
      ...before,
      date_of_birth: birthDate,
      guardian_email: request.guardian_email,
      guardian_asked_at: new Date().toISOString(),
      consent: before.consent === 'given' ? 'given' : isNeeded ? 'pending' : 'not_needed',
    };
    return records.onboarding;
  });
}

/** What the server says no to, the page does not send: then a test has found something. */
function refuseImpossible(
  finish: Parameters<typeof findFinishFault>[0],
  { date_of_birth, age_of_consent, consent, answers }: OnboardingAnswer,
): void {
  const { stated_on: statedOn } = finish;
  const fault = findFinishFault(finish, {
    latestToday: statedOn,
    savedDating: answers?.stage === 'pregnant' ? answers.dating : null,
    storedBirthDate: date_of_birth,
    ageOfConsent: age_of_consent,
  });
  const age = knownAgeOfFinish(finish, date_of_birth);
  const isHeld = consent !== 'given' && needsGuardianConsent(age, statedOn, age_of_consent);
  if (fault !== null || isHeld) throw new Error(`Finish Setup: ${fault ?? 'a guardian has to agree first'}`);
}
