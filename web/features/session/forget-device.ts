import { forgetKept } from '../../app/device-store/device-store.ts';
import { forgetSentAnswers } from '../../data/onboarding/onboarding-store.ts';

/** The session is over: what this device kept of anybody goes; what was never sent waits. */
export function forgetDevice(): void {
  forgetSentAnswers();
  void forgetKept();
}
