import {
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import { readStoredText, writeStoredText } from './mode-before-setup.ts';

/** Her answers on this device: one object under one key of local storage (mode-before-setup.ts). */

export { readStoredText, subscribe } from './mode-before-setup.ts';

export function readAnswers(userId: string): OnboardingData {
  return readOnboarding(readStoredText(), userId);
}

/** Whose answers this page wrote since it was opened. */
const answeredBy = new Set<string>();

/** Whether this page, since it was opened, wrote answers of hers. */
export function hasAnsweredHere(userId: string): boolean {
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
  const text = readStoredText();
  if (text !== null && !/"hasUnsentAnswers":true/.test(text)) resetAnswers();
}

/** True while this device holds answers of hers that the server does not have. */
export function hasUnsentAnswers(userId: string): boolean {
  return readAnswers(userId).hasUnsentAnswers;
}
