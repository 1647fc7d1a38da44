import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { useSetupAnswers } from '../../data/onboarding/setup-answers.ts';
import { useProfileDetails } from '../../data/profile/profile-details.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { SessionUser } from '../session/session-state.ts';
import { AboutYou } from './about-you.tsx';
import { LifeStageSection, type MethodQuestionDialog } from './life-stage.tsx';
import { SetupFacts } from './setup-facts.tsx';
import { useEdits } from './use-edits.ts';
import { YourBody } from './your-body.tsx';

interface ProfileProps {
  user: SessionUser;
  /** What is awaited before anything of hers is stored; mostly nothing. */
  consent: ReactNode;
  MethodDialog: MethodQuestionDialog;
}

/** Everything that she told of herself, in groups, each fact changed where it stands. */
export function Profile({ user, consent, MethodDialog }: ProfileProps) {
  const today = useToday();
  const her = useProfileDetails(user.id);
  const lifeStage = useLifeStage(user.id);
  const edits = useEdits();
  const isReady = her.status === 'ready' && lifeStage.profile.isSuccess;
  useAnchorOnceReady(isReady);
  if (!isReady) {
    const hasFailed = her.status === 'failed' || lifeStage.profile.isError;
    if (!hasFailed) return <ProfileSkeleton />;
    return (
      <ErrorState
        message="Your profile did not load. It is safe on the server."
        onRetry={() => {
          her.retry();
          void lifeStage.profile.refetch();
        }}
        isRetrying={her.isRetrying || lifeStage.profile.isFetching}
      />
    );
  }
  return (
    <div className="space-y-12 pt-2">
      <p className="text-muted">What you told Lunaria about yourself. Each change is saved at once.</p>
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {her.isOutdated && (
          <LoadLine onRetry={her.retry} isRetrying={her.isRetrying}>
            Shown as this device last saw it. Your profile is safe on the server.
          </LoadLine>
        )}
      </div>
      {consent}
      <AboutYou email={user.email} {...{ her, today, edits }} />
      <LifeStageSection userId={user.id} stage={lifeStage.stage} {...{ lifeStage, today, MethodDialog }} />
      <YourBody userId={user.id} {...{ her, edits }} />
      <Setup userId={user.id} {...{ today, edits }} />
    </div>
  );
}

type SetupProps = Pick<Parameters<typeof SetupFacts>[0], 'today' | 'edits'> & { userId: string };

function Setup({ userId, today, edits }: SetupProps) {
  const { status, setup, change, retry, isRetrying } = useSetupAnswers(userId);
  if (status === 'loading') return <ProfileSkeleton />;
  if (setup === null) {
    return (
      <div role="status">
        <LoadLine onRetry={retry} isRetrying={isRetrying}>
          The answers of your setup did not load. They are safe on the server.
        </LoadLine>
      </div>
    );
  }
  const { answers, guardian_email: guardianEmail } = setup;
  return (
    <div className="space-y-4">
      {answers !== null && <SetupFacts {...{ answers, guardianEmail, change, today, edits }} />}
      <p>
        {answers === null ? (
          <>
            Your setup is not finished. <TextLink to="/onboarding/basic-info">Go on with it</TextLink>: three
            short steps.
          </>
        ) : (
          <>
            To answer for another stage of life,{' '}
            <TextLink to="/onboarding/life-stage">go through the setup again</TextLink>.
          </>
        )}
      </p>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="space-y-3 pt-2">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}

/** An address that names a part of the page leads to it once it is there. */
function useAnchorOnceReady(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isReady, hash]);
}
