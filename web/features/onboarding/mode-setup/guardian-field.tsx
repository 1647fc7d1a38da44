import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { askGuardian } from '../../../data/onboarding/onboarding-requests.ts';
import { onboardingKey } from '../../../data/onboarding/use-onboarding.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface GuardianFieldProps {
  value: string;
  onValueChange: (email: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** They have to agree before anything about her health is stored. */
  isConsentNeeded: boolean;
  /** The way to write to them all the same, where nobody has to. */
  invitation: ReactNode;
}

/** The address of a parent or guardian, and in plain words what becomes of it. */
export function GuardianField(props: GuardianFieldProps) {
  const { value, onValueChange, onBlur, error, isConsentNeeded, invitation } = props;
  return (
    <div>
      <TextField
        label="Guardian's email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={
          isConsentNeeded
            ? 'At your age a parent or guardian has to agree first. We write to this address once you press Finish Setup. Until they agree, your answers stay on this device; only your age or date of birth and this address are stored.'
            : 'The address of a parent or guardian. It is kept with your answers. Nobody is written to unless you send an invitation yourself: what you note here is yours.'
        }
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        error={error}
      />
      {!isConsentNeeded && error === undefined && invitation}
    </div>
  );
}

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
