import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { askGuardian } from '../../../data/onboarding/onboarding-requests.ts';
import { onboardingKey } from '../../../data/onboarding/use-onboarding.ts';
import { Button } from '../../../ui/button.tsx';

interface GuardianInvitationProps {
  userId: string;
  saved: OnboardingState;
  /** As it stands in the form. */
  email: string;
}

/** Where no consent is needed: she may write to her guardian, and nobody else does. Once her address is saved. */
export function GuardianInvitation({ userId, saved, email }: GuardianInvitationProps) {
  const today = useToday();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  const isSaved = saved.guardian_email !== null && saved.guardian_email === email;
  if (!isSaved || saved.consent === 'pending') return null;

  async function invite() {
    setBusy(true);
    const { answers } = saved;
    const outcome = await askGuardian({
      user_id: userId,
      stated_on: saved.stated_on ?? today,
      date_of_birth: saved.date_of_birth,
      age: answers?.stage === 'pre-menstrual' ? answers.age : null,
      guardian_email: email,
    });
    if (outcome.kind === 'saved') queryClient.setQueryData(onboardingKey(userId), outcome.state);
    setResult(
      outcome.kind === 'saved'
        ? 'The invitation is on its way. They see nothing of what you note.'
        : outcome.kind === 'refused'
          ? `Not sent: ${outcome.message}`
          : 'Not sent: the server could not be reached. Please try again.',
    );
    setBusy(false);
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="secondary" isBusy={isBusy} onClick={() => void invite()}>
        {saved.guardian_asked_at === null ? 'Send an invitation' : 'Send it again'}
      </Button>
      <p role="status" className="type-hint min-w-0 flex-1 text-muted">
        {result ??
          (saved.guardian_asked_at === null ? 'If you want them to know.' : 'They have been written to.')}
      </p>
    </div>
  );
}
