import type { FinishSetup, GuardianRequest } from '@lunaria/domain/onboarding/finish-setup.ts';
import { type OnboardingState, onboardingStateSchema } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { readApiError } from '../../app/api-client.ts';
import { fetchInSession } from '../../app/session-doubt.ts';

/** How long a request may go without an answer. */
const REQUEST_TIMEOUT_MS = 20_000;

export type FinishOutcome =
  /** The server has it; `state` is what it has now. Of a request to a guardian: age and address, nothing else. */
  | { kind: 'saved'; state: OnboardingState }
  /** The server said no, in words for a person. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer, or none that was written for a person. */
  | { kind: 'unanswered' };

/** Throws when it does not load. */
export async function loadOnboarding(signal: AbortSignal): Promise<OnboardingState> {
  const response = await fetchInSession('/api/onboarding', {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw await readApiError(response);
  return onboardingStateSchema.parse(await response.json());
}

/** Never throws. */
export function sendAnswers(finish: FinishSetup): Promise<FinishOutcome> {
  return send('PUT', '/api/onboarding', finish);
}

/** Stores age and address, nothing else, and asks the guardian. Never throws. */
export function askGuardian(request: GuardianRequest): Promise<FinishOutcome> {
  return send('POST', '/api/onboarding/guardian', request);
}

async function send(method: string, path: string, body: object): Promise<FinishOutcome> {
  try {
    const response = await fetchInSession(path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'saved', state: onboardingStateSchema.parse(await response.json()) };
    const { status, message } = await readApiError(response);
    // In trouble, or too busy: to be tried again, whatever it says.
    if (status >= 500 || status === 408 || status === 429) return { kind: 'unanswered' };
    return { kind: 'refused', status, message };
  } catch {
    return { kind: 'unanswered' };
  }
}
