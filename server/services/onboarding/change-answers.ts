import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findOnboardingAnswers, upsertOnboardingAnswers } from '@lunaria/db/queries/onboarding-answers.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { type AnswersChange, changeAnswers } from '@lunaria/domain/onboarding/change-answers.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { readOngoingPregnancy, writeOngoingPregnancy } from '../pregnancy/ongoing-pregnancy.ts';
import { requireConsentWithin } from './consent.ts';
import { readOnboarding } from './get-onboarding.ts';
import type { OnboardingDependencies } from './onboarding-dependencies.ts';
import { toAnswersRow, toStageAnswers } from './stage-answers.ts';

/**
 * Changes single answers of her setup, and nothing that once followed from them: no mode, no period, no date. The same again
 * changes nothing. Throws AppError('conflict') where her answers are of another stage by now, and
 * AppError('consent_pending') while a guardian has to agree first.
 */
export async function saveChangedAnswers(
  dependencies: OnboardingDependencies,
  change: AnswersChange,
  now: Date = new Date(),
): Promise<WithSafety<OnboardingState>> {
  const { keyring, config } = dependencies;
  const { user_id: userId } = change;
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'onboarding_answers', userId);
    await lockRecords(tx, 'pregnancies', userId);
    await requireConsentWithin(tx, userId, config.DIGITAL_CONSENT_AGE, now);
    const texts = openEncryptedTexts(tx, keyring, userId);
    const pregnancy = await readOngoingPregnancy(tx, texts, userId);
    const row = await findOnboardingAnswers(tx, userId);
    const answers = changeAnswers(await toStageAnswers(texts, row, pregnancy), change);
    if (row === null || answers === null) throw new AppError('conflict');
    if (answers.stage === 'pregnant') await writeOngoingPregnancy(tx, texts, userId, answers);
    // Of a pregnancy the row holds nothing but that there is one.
    else await upsertOnboardingAnswers(tx, userId, await toAnswersRow(texts, answers, row.statedOn));
    const complications = answers.stage === 'pregnant' ? answers.complications : '';
    const isNew = complications !== '' && complications !== pregnancy?.complications;
    return {
      stored: await readOnboarding(tx, dependencies, userId, now),
      entry: {
        ...{ day: null, now, isOfHer: true },
        ...(isNew && { source: 'setup' as const, note: complications }),
      },
    };
  });
  return withSafety(stored, safety);
}
