import {
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import { readStoredText, writeStoredText } from './stored-text.ts';

/** Her answers on this device: one object under one key of local storage (stored-text.ts). */

export { readStoredText, subscribe } from './stored-text.ts';

export function readAnswers(userId: string): OnboardingData {
  return readOnboarding(readStoredText(), userId);
}

let isAnswered = false;

/** Whether this page, since it was opened, wrote answers. */
export function hasAnsweredHere(): boolean {
  return isAnswered;
}

export function writeAnswers(userId: string, data: OnboardingData): void {
  isAnswered = true;
  writeStoredText(writeOnboarding(data, userId));
}

/** Back to the defaults: the key is gone. */
export function resetAnswers(): void {
  writeStoredText(null);
}

/** Her session is over: what the server has goes; what only this device has waits for her, as unsent changes do. */
export function forgetSentAnswers(): void {
  const text = readStoredText();
  if (text !== null && !/"hasUnsentAnswers":true/.test(text)) resetAnswers();
}

/** True while this device holds answers of hers that the server does not have. */
export function hasUnsentAnswers(userId: string): boolean {
  return readAnswers(userId).hasUnsentAnswers;
}
