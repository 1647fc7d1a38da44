import { type OnboardingData, readOnboarding } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { keep, readKept } from '../../../app/device-store/device-store.ts';
import { hasAnsweredHere, resetAnswers } from './onboarding-store.ts';
import { readStoredText } from './stored-text.ts';

const NAME = 'onboarding answers';

/**
 * Her answers as this device keeps them, encrypted; null where it keeps none. What the server has and local storage
 * still holds in plain from an earlier visit is moved here first; where nothing can be kept it stays where it is.
 */
export async function readSealedAnswers(userId: string): Promise<OnboardingData | null> {
  const text = readStoredText();
  if (isSettled(text, userId)) {
    await keep(userId, NAME, text);
    // Another tab may have gone on answering meanwhile.
    if ((await readKept(userId, NAME)) === text && readStoredText() === text) resetAnswers();
  }
  const kept = await readKept(userId, NAME);
  return typeof kept === 'string' ? readOnboarding(kept, userId) : null;
}

/** Hers, through Finish Setup, and of an earlier visit: in this one the answers stand where the specification has them. */
function isSettled(text: string | null, userId: string): text is string {
  if (text === null || hasAnsweredHere()) return false;
  const { lifeStage, hasUnsentAnswers } = readOnboarding(text, userId);
  return lifeStage.stage !== '' && !hasUnsentAnswers;
}
