import type { Tx } from '@lunaria/db/engine/database.ts';
import { type BasicInfoRow, updateBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import { findConsentFacts } from '@lunaria/db/queries/guardians.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findOnboardingAnswers, upsertOnboardingAnswers } from '@lunaria/db/queries/onboarding-answers.ts';
import { updateLifeStage } from '@lunaria/db/queries/profiles.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  type FinishSetup,
  findFinishFault,
  type GuardianRequest,
  toGuardianRequest,
} from '@lunaria/domain/onboarding/finish-setup.ts';
import { firstPeriodOf } from '@lunaria/domain/onboarding/first-period.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { STAGE_FORM_TEXTS } from '@lunaria/domain/onboarding/stage-forms.ts';
import { modeOf } from '@lunaria/domain/onboarding/stages.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { readOngoingPregnancy, writeOngoingPregnancy } from '../pregnancy/ongoing-pregnancy.ts';
import { askGuardian, findStatedOnFault } from './ask-guardian.ts';
import { consentOf, requireConsentWithin } from './consent.ts';
import { readOnboarding } from './get-onboarding.ts';
import { nameGuardian, readGuardian } from './named-guardian.ts';
import type { OnboardingDependencies } from './onboarding-dependencies.ts';
import { saveFirstPeriod } from './save-first-period.ts';
import { toAnswersRow, toStageAnswers } from './stage-answers.ts';
import { ageChanges } from './stated-age.ts';

/**
 * Finish Setup, in one transaction: step 1, the answers of her stage, the mode that follows from them, the period she
 * named and her cycle length, or the dating of her pregnancy, and the guardian's address. The same setup twice changes
 * nothing the second time. What is dangerous in it is said with the answer. Throws AppError('invalid_input') for what cannot be, and AppError('consent_pending') where a
 * guardian has to agree first: then only her age and the guardian's address were stored, and the guardian is asked.
 */
export async function finishSetup(
  dependencies: OnboardingDependencies,
  finish: FinishSetup,
  now: Date = new Date(),
): Promise<WithSafety<OnboardingState>> {
  const { keyring, config } = dependencies;
  const { user_id: userId } = finish;
  const fault = findStatedOnFault(finish.stated_on, now);
  if (fault !== null) throw new AppError('invalid_input', fault);
  const held = await findHeldRequest(dependencies, finish, now);
  if (held !== null) {
    await askGuardian(dependencies, held, { again: false, now });
    throw new AppError('consent_pending');
  }
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'onboarding_answers', userId);
    await lockRecords(tx, 'pregnancies', userId);
    const texts = openEncryptedTexts(tx, keyring, userId);
    const pregnancy = await readOngoingPregnancy(tx, texts, userId);
    const before = await toStageAnswers(texts, await findOnboardingAnswers(tx, userId), pregnancy);
    assertPossible(finish, {
      latestToday: latestTodayOnEarth(now),
      savedDating: pregnancy?.dating ?? null,
      ageOfConsent: config.DIGITAL_CONSENT_AGE,
    });

    const { answers } = finish;
    await updateBasicInfo(tx, userId, { ...ageChangesOf(finish), ...measureChanges(finish) });
    // Another device may have said another age meanwhile.
    await requireConsentWithin(tx, userId, config.DIGITAL_CONSENT_AGE, now);
    if (finish.guardian_email !== null) await nameGuardian(tx, texts, userId, finish.guardian_email);
    await upsertOnboardingAnswers(tx, userId, await toAnswersRow(texts, answers, finish.stated_on));
    await updateLifeStage(tx, userId, modeOf(answers));
    if (answers.stage === 'pregnant') await writeOngoingPregnancy(tx, texts, userId, answers);
    const named = firstPeriodOf(answers);
    if (named !== null) {
      await saveFirstPeriod(tx, userId, { named, before: firstPeriodOf(before), statedOn: finish.stated_on });
    }
    const complications = answers.stage === 'pregnant' ? answers.complications : '';
    const isNew = complications !== '' && complications !== (pregnancy?.complications ?? '');
    return {
      stored: await readOnboarding(tx, dependencies, userId, now),
      entry: {
        ...{ day: finish.stated_on, now, reachesFar: true, isOfHer: true },
        ...(isNew && { source: 'setup' as const, note: complications }),
      },
    };
  });
  return withSafety(stored, safety);
}

/** What may be stored of a setup while a guardian has to agree first; null when none has to, or one has. */
async function findHeldRequest(
  { database, keyring, config }: OnboardingDependencies,
  finish: FinishSetup,
  now: Date,
): Promise<GuardianRequest | null> {
  const { user_id: userId } = finish;
  return await database.asUser(userId, async (tx) => {
    if ((await consentAfter(tx, finish, config.DIGITAL_CONSENT_AGE, now)) !== 'pending') return null;
    const named = await readGuardian(tx, openEncryptedTexts(tx, keyring, userId), userId);
    const guardianEmail = finish.guardian_email ?? named?.email ?? null;
    assertPossible(
      { ...finish, guardian_email: guardianEmail },
      { latestToday: latestTodayOnEarth(now), ageOfConsent: config.DIGITAL_CONSENT_AGE },
    );
    const request = toGuardianRequest({ ...finish, guardian_email: guardianEmail });
    if (request === null) throw new AppError('invalid_input', STAGE_FORM_TEXTS.guardianMissing);
    return request;
  });
}

/** How consent stands once the setup says how old she is. */
async function consentAfter(tx: Tx, finish: FinishSetup, ageOfConsent: number, now: Date) {
  const facts = await findConsentFacts(tx, finish.user_id);
  const changes = ageChangesOf(finish);
  const { birthDate = facts.age.birthDate, statedAge, ageStatedOn } = changes;
  const stated =
    statedAge === undefined
      ? facts.age.statedAge
      : statedAge !== null && ageStatedOn
        ? { years: statedAge, on: ageStatedOn }
        : null;
  return consentOf({ ...facts, age: { birthDate, statedAge: stated } }, ageOfConsent, now);
}

function ageChangesOf({ date_of_birth, stated_on, answers }: FinishSetup): Partial<BasicInfoRow> {
  const age = answers.stage === 'pre-menstrual' ? answers.age : null;
  return ageChanges({ date_of_birth, stated_on, age });
}

/** What was not answered stays as it is stored, its unit too. */
function measureChanges({
  height_cm: heightCm,
  height_unit: heightUnit,
  weight_kg: weightKg,
  weight_unit: weightUnit,
  blood_type: bloodType,
}: FinishSetup): Partial<BasicInfoRow> {
  return {
    ...(heightCm !== null && { heightCm, heightUnit }),
    ...(weightKg !== null && { weightKg, weightUnit }),
    ...(bloodType !== null && { bloodType }),
  };
}

function assertPossible(finish: FinishSetup, context: Parameters<typeof findFinishFault>[1]): void {
  const fault = findFinishFault(finish, context);
  if (fault !== null) throw new AppError('invalid_input', fault);
}
