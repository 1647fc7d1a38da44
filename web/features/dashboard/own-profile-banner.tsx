import { findMissingAnswers } from '@lunaria/domain/onboarding/missing-answers.ts';
import { useEffect } from 'react';
import { useFinishSetup } from '../../data/onboarding/use-finish-setup.ts';
import { useOnboarding } from '../../data/onboarding/use-onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { readMemory, writeMemory } from '../session/user-memory.ts';
import { PROFILE_COMPLETE_MEMORY, ProfileBannerCard, ProfileLink, StepLink } from './profile-banner-card.tsx';

/** Says what is missing, or that what she answered is on this device alone; otherwise a quiet link. */
export function OwnProfileBanner({ userId }: { userId: string }) {
  const { data, context, saved, isReady, hasLoadFailed } = useOnboarding(userId);
  const { finish, isBusy, failure } = useFinishSetup(userId);
  const missing = findMissingAnswers(data, context);
  const isFinished = saved !== null && saved.answers !== null;
  const isComplete = missing.length === 0 && isFinished && !data.hasUnsentAnswers;
  const wasComplete = readMemory(userId, PROFILE_COMPLETE_MEMORY) === true;

  useEffect(() => {
    if (saved !== null) writeMemory(userId, PROFILE_COMPLETE_MEMORY, isComplete);
  }, [saved, isComplete, userId]);

  // Not known: as it was the last time.
  if (!isReady || (hasLoadFailed && saved === null && !data.hasUnsentAnswers))
    return wasComplete ? <ProfileLink /> : <ProfileBannerCard />;
  if (isComplete) return <ProfileLink />;

  const [first] = missing;
  // Finished, as far as this device knows: that it is not saved comes before what step 1 still lacks.
  const canSend = data.hasUnsentAnswers && missing.every(({ step }) => step === 'basic-info');
  if (first !== undefined && !canSend) {
    const names = missing.flatMap(({ answers }) => answers);
    // Of an untouched profile everything is missing: the banner says what it is about instead.
    const isUntouched = first.step === 'basic-info' && missing.length === 2 && first.answers.length === 3;
    if (isUntouched) return <ProfileBannerCard />;
    return (
      <ProfileBannerCard
        text={`Still missing: ${names.join(', ')}.`}
        action={<StepLink path={first.path} label="Continue" />}
      />
    );
  }
  if (saved?.consent === 'pending')
    return (
      <ProfileBannerCard
        title="Waiting for your guardian"
        text={
          saved.guardian_asked_at === null
            ? 'A parent or guardian has to agree first. Your answers are on this device only.'
            : 'We have written to them. Until they agree, your answers are on this device only.'
        }
        action={<StepLink path="/onboarding/mode-setup" label="Change the address" />}
      />
    );
  return (
    <ProfileBannerCard
      title={saved?.consent === 'given' ? 'Your guardian has agreed' : 'Your answers are not saved yet'}
      text={failure ?? 'They are on this device only. Save them, and your dashboard follows.'}
      action={
        <Button isBusy={isBusy} busyLabel="Saving..." onClick={() => void finish(data, context, saved)}>
          {failure ? 'Try again' : 'Save them'}
        </Button>
      }
    />
  );
}
