import type { Tx } from '@lunaria/db/engine/database.ts';
import { findBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import { findConsentFacts } from '@lunaria/db/queries/guardians.ts';
import { findOnboardingAnswers } from '@lunaria/db/queries/onboarding-answers.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { DEFAULT_UNITS } from '@lunaria/domain/profile/units.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { readOngoingPregnancy } from '../pregnancy/ongoing-pregnancy.ts';
import { PROFILE_REFUSALS } from '../profile/refusals.ts';
import { consentOf } from './consent.ts';
import { readGuardian } from './named-guardian.ts';
import type { OnboardingDependencies } from './onboarding-dependencies.ts';
import { toStageAnswers } from './stage-answers.ts';

/** What is saved of her setup. Throws AppError('not_found') without a profile. */
export async function getOnboarding(
  dependencies: OnboardingDependencies,
  userId: string,
  now: Date = new Date(),
): Promise<OnboardingState> {
  return await dependencies.database.asUser(userId, (tx) => readOnboarding(tx, dependencies, userId, now));
}

/** `getOnboarding` at the end of a write, inside its transaction. */
export async function readOnboarding(
  tx: Tx,
  { keyring, config }: OnboardingDependencies,
  userId: string,
  now: Date,
): Promise<OnboardingState> {
  const basics = await findBasicInfo(tx, userId);
  if (basics === null) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  const texts = openEncryptedTexts(tx, keyring, userId);
  const row = await findOnboardingAnswers(tx, userId);
  const pregnancy = row?.stage === 'pregnant' ? await readOngoingPregnancy(tx, texts, userId) : null;
  const answers = await toStageAnswers(texts, row, pregnancy);
  const guardian = await readGuardian(tx, texts, userId);
  return {
    stated_on: row && answers && (row.statedOn as CalendarDate), // by format: the column is a date
    date_of_birth: basics.birthDate,
    height_cm: basics.heightCm,
    height_unit: basics.heightUnit,
    weight_kg: basics.weightKg,
    // Not chosen: where the form begins, whichever her country.
    weight_unit: basics.weightUnit ?? DEFAULT_UNITS.weight_unit,
    blood_type: basics.bloodType,
    guardian_email: guardian?.email ?? null,
    guardian_asked_at: guardian?.email ? (guardian.askedAt?.toISOString() ?? null) : null,
    answers,
    consent: consentOf(await findConsentFacts(tx, userId), config.DIGITAL_CONSENT_AGE, now),
    age_of_consent: config.DIGITAL_CONSENT_AGE,
  };
}
