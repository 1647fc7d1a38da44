import {
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { readStoredText, writeStoredText } from './mode-before-setup.ts';
import { dropStepDraft } from './step-draft.ts';

/**
 * Her answers on this device: in plain under one key of local storage (mode-before-setup.ts) while only it has them, encrypted
 * in the device store afterwards.
 */

export function readAnswers(userId: string): OnboardingData {
  return readOnboarding(readStoredText(), userId);
}

/** Whose answers this page wrote since it was opened. */
const answeredBy = new Set<string>();

/** Whether this page, since it was opened, wrote answers of hers. */
function hasAnsweredHere(userId: string): boolean {
  return answeredBy.has(userId);
}

export function writeAnswers(userId: string, data: OnboardingData): void {
  answeredBy.add(userId);
  writeStoredText(writeOnboarding(data, userId));
}

/** Back to the defaults: the key is gone. */
export function resetAnswers(): void {
  writeStoredText(null);
}

/** Her session is over: what the server has goes; what only this device has waits for her, as unsent changes do. */
export function forgetSentAnswers(): void {
  dropStepDraft();
  const text = readStoredText();
  if (text !== null && !/"hasUnsentAnswers":true/.test(text)) resetAnswers();
}

/** True while this device holds answers of hers that the server does not have. */
export function hasUnsentAnswers(userId: string): boolean {
  return readAnswers(userId).hasUnsentAnswers;
}

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
