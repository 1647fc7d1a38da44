import { toFinishSetup } from '@lunaria/domain/onboarding/answers-on-the-wire.ts';
import { type GuardianRequest, toGuardianRequest } from '@lunaria/domain/onboarding/finish-setup.ts';
import { markSent, type OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { type FormContext, knownAgeOf } from '@lunaria/domain/onboarding/stage-forms.ts';
import { needsGuardianConsent } from '@lunaria/domain/profile/guardian-consent.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { askGuardian, type FinishOutcome, sendAnswers } from './onboarding-requests.ts';
import { readAnswers, writeAnswers } from './onboarding-store.ts';
import { onboardingKey } from './use-onboarding.ts';

interface FinishSetupState {
  isBusy: boolean;
  /** Why the last attempt came to nothing; null while there is nothing to say. */
  failure: string | null;
  /** Sends the answers, or, where a guardian has to agree first, asks the guardian. One at a time. */
  finish: (
    data: OnboardingData,
    context: FormContext,
    saved: OnboardingState | null,
  ) => Promise<FinishOutcome | null>;
}

/** Finish Setup: her answers reach the server, and everything that follows from them is loaded again. */
export function useFinishSetup(userId: string): FinishSetupState {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);

  const finish = useCallback<FinishSetupState['finish']>(
    async (data, context, saved) => {
      const setup = toFinishSetup(data, userId, context);
      if (setup === null || isRunning.current) return null;
      isRunning.current = true;
      setBusy(true);
      setFailure(null);
      const isConsentMissing =
        saved?.consent !== 'given' &&
        needsGuardianConsent(knownAgeOf(data, context.today), context.today, context.ageOfConsent);
      const request = isConsentMissing ? toGuardianRequest(setup) : null;
      const outcome =
        request === null
          ? await sendAnswers(setup)
          : saved !== null && isAsked(request, saved)
            ? { kind: 'saved' as const, state: saved }
            : await askGuardian(request);
      if (outcome.kind === 'saved') {
        if (request === null) writeAnswers(userId, markSent(readAnswers(userId), data));
        queryClient.setQueryData(onboardingKey(userId), outcome.state);
        // Mode, calendar, pregnancy: whatever is loaded already follows, also where nobody looks at it now.
        void queryClient.invalidateQueries({ refetchType: 'all' });
      } else {
        setFailure(describeFailure(outcome));
        // Perhaps for what was answered on another device meanwhile. A session that ended is looked into by the request itself.
        if (outcome.kind === 'refused' && outcome.status !== 401)
          void queryClient.invalidateQueries({ queryKey: onboardingKey(userId) });
      }
      isRunning.current = false;
      setBusy(false);
      return outcome;
    },
    [queryClient, userId],
  );

  return { isBusy, failure, finish };
}

/** The guardian has the mail, and the server her age: pressing again writes to nobody a second time. */
function isAsked(request: GuardianRequest, saved: OnboardingState): boolean {
  return (
    saved.guardian_asked_at !== null &&
    saved.guardian_email === request.guardian_email &&
    saved.date_of_birth === request.date_of_birth
  );
}

function describeFailure(outcome: Exclude<FinishOutcome, { kind: 'saved' }>): string {
  return outcome.kind === 'refused'
    ? `Not saved: ${outcome.message} Your answers are kept on this device.`
    : 'The server could not be reached. Your answers are kept on this device; nothing is lost.';
}
