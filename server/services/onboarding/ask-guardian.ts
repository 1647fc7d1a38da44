import { updateBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import { markGuardianAsked } from '@lunaria/db/queries/guardians.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { GuardianRequest } from '@lunaria/domain/onboarding/finish-setup.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { STAGE_FORM_TEXTS } from '@lunaria/domain/onboarding/stage-forms.ts';
import { EARLIEST_BIRTH_DATE, findBirthDateFault } from '@lunaria/domain/profile/date-of-birth.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { countUse } from '../limits.ts';
import { PROFILE_REFUSALS } from '../profile/refusals.ts';
import { readOnboarding } from './get-onboarding.ts';
import { type NamedGuardian, nameGuardian, readGuardian } from './named-guardian.ts';
import type { OnboardingDependencies } from './onboarding-dependencies.ts';
import { ageChanges } from './stated-age.ts';

/**
 * Stores her age or date of birth and the guardian's address, all that may be stored before consent, and promises a
 * mail to the guardian; `again` also to one who was written to already. Nobody is written to who has agreed. Throws
 * AppError('invalid_input') for days that cannot be and AppError('rate_limited'), both before anything is stored.
 */
export async function askGuardian(
  dependencies: OnboardingDependencies,
  request: GuardianRequest,
  { again, now = new Date() }: { again: boolean; now?: Date },
): Promise<OnboardingState> {
  const { database, keyring, guardianLinks } = dependencies;
  const { user_id: userId, guardian_email: email } = request;
  const fault = findAgeFault(request, now);
  if (fault !== null) throw new AppError('invalid_input', fault);

  const isToBeWritten = (named: NamedGuardian | null) =>
    named?.email !== email || (named.answer === null && (again || named.askedAt === null));
  const known = await database.asUser(
    userId,
    async (tx) => await readGuardian(tx, openEncryptedTexts(tx, keyring, userId), userId),
  );
  // Counted outside the transaction: its commit is not waited for, and an attempt that fails counts too.
  if (isToBeWritten(known)) {
    await countUse(dependencies, 'guardian-mail|account', userId);
    await countUse(dependencies, 'guardian-mail|address', guardianLinks.fingerprint(email));
  }
  return await database.asUser(userId, async (tx) => {
    // Before any lock, as every entry does (alerts/keep-entry.ts): of two that make her key at once one waits for the other.
    await openUserKey(tx, keyring, userId);
    await lockRecords(tx, 'onboarding_answers', userId);
    await updateBasicInfo(tx, userId, ageChanges(request));
    const guardian = await nameGuardian(tx, openEncryptedTexts(tx, keyring, userId), userId, email);
    if (isToBeWritten(known) && guardian.answer === null) {
      await markGuardianAsked(tx, guardian.id);
      await promiseJob(tx, { userId, job: 'send-guardian-mail', subjectId: guardian.id });
    }
    return await readOnboarding(tx, dependencies, userId, now);
  });
}

function findAgeFault({ stated_on: statedOn, date_of_birth: birthDate }: GuardianRequest, now: Date) {
  return findStatedOnFault(statedOn, now) ?? (birthDate && findBirthDateFault(birthDate, statedOn));
}

/** What is wrong with the day on which answers were given, as a sentence, or null. */
export function findStatedOnFault(statedOn: GuardianRequest['stated_on'], now: Date): string | null {
  if (statedOn < EARLIEST_BIRTH_DATE) return PROFILE_REFUSALS.statedTooEarly;
  return statedOn > latestTodayOnEarth(now) ? STAGE_FORM_TEXTS.statedInFuture : null;
}
