import {
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { readStoredText } from './mode-before-setup.ts';
import { hasAnsweredHere, readAnswers, resetAnswers, writeAnswers } from './onboarding-store.ts';

const NAME = 'onboarding answers';

export const sealedAnswersKey = (userId: string) => ['sealed-onboarding', userId];

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
  return await readSealed(userId);
}

async function readSealed(userId: string): Promise<OnboardingData | null> {
  const kept = await readKept(userId, NAME);
  return typeof kept === 'string' ? readOnboarding(kept, userId) : null;
}

/** Takes something out of all that this device keeps of her answers, in plain, encrypted, and loaded. */
export async function changeKeptAnswers(
  client: QueryClient,
  userId: string,
  change: (data: OnboardingData) => OnboardingData,
): Promise<void> {
  if (readStoredText() !== null) writeAnswers(userId, change(readAnswers(userId)));
  await client.cancelQueries({ queryKey: sealedAnswersKey(userId) });
  const sealed = await readSealed(userId);
  if (sealed === null) return;
  const changed = change(sealed);
  await keep(userId, NAME, writeOnboarding(changed, userId));
  client.setQueryData(sealedAnswersKey(userId), changed);
}

/** Hers, through Finish Setup, and of an earlier visit: in this one the answers stand where the specification has them. */
function isSettled(text: string | null, userId: string): text is string {
  if (text === null || hasAnsweredHere(userId)) return false;
  const { lifeStage, hasUnsentAnswers } = readOnboarding(text, userId);
  return lifeStage.stage !== '' && !hasUnsentAnswers;
}
