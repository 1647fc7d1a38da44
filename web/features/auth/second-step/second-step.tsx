import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { titlePage } from '../../../app/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { chooseReturnPath } from '../../session/return-path.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { describeFailedSignOut, SIGNED_OUT } from '../../session/sign-out-toasts.ts';
import { useSessionState } from '../../session/use-session.ts';
import { SIGNED_IN } from '../account-toasts.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { fetchFactors } from '../factors-query.ts';
import { WayChoice } from './way-choice.tsx';
import { listSteps, type Way } from './ways.ts';

export const meta = () => titlePage('One more step');

export default function SecondStepPage() {
  return (
    <AuthLayout title="One more step" backTo="/">
      <SecondStep />
    </AuthLayout>
  );
}

/** Between the password and what is hers: one of the steps she set up, or out again. */
function SecondStep() {
  const manager = useSessionManager();
  const session = useSessionState();
  const { status } = session;
  const isVisitor = session.status === 'signed-out' && !session.isAssumed;
  const navigate = useNavigate();
  const { state: historyState } = useLocation();
  const { steps, isMissing, load } = useSteps(status === 'second-step');
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => manager.requireAnswer(), [manager]);

  useEffect(() => {
    if (isLeaving) return;
    // In another tab, or by the step below: she is in.
    if (status === 'signed-in') void navigate(chooseReturnPath(historyState), { replace: true });
    if (isVisitor) void navigate('/auth/login', { replace: true, state: historyState });
  }, [status, isVisitor, isLeaving, historyState, navigate]);

  async function logOut() {
    setLeaving(true);
    const outcome = await manager.signOut();
    if (outcome.kind === 'done') {
      showToast(SIGNED_OUT);
      await navigate('/', { replace: true });
    } else {
      showToast({ ...describeFailedSignOut(outcome), kind: 'destructive' });
      setLeaving(false);
    }
  }

  return (
    <div className="mt-6">
      {steps !== null && <WayChoice ways={steps} send={manager.enter} onDone={() => showToast(SIGNED_IN)} />}
      {steps === null && !isMissing && <StepSkeleton />}
      {steps === null && isMissing && (
        <ErrorState
          message="Your second steps did not load. You are still logged in half-way."
          onRetry={load}
        />
      )}
      <p className="type-small mt-8 border-t border-border pt-5 text-muted">
        Nothing of yours is loaded or shown before this step. You have none of these any more, or did not set
        them up? <TextLink to="/auth/forgot-password">Set a new password by mail</TextLink> and choose there
        what is to go.
      </p>
      <Button kind="secondary" className="mt-4 max-sm:w-full" onClick={logOut} isBusy={isLeaving}>
        Log out
      </Button>
    </div>
  );
}

function StepSkeleton() {
  return (
    <SkeletonGroup className="space-y-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12 w-full" />
    </SkeletonGroup>
  );
}

/** What can be the second step of this session; asked once it is known that it needs one. */
function useSteps(isWanted: boolean) {
  const [steps, setSteps] = useState<Way[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every turn
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setMissing(false);
    void fetchFactors().then((list) => {
      if (!isCurrent) return;
      if (list === null) setMissing(true);
      else setSteps(listSteps(list));
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, turn]);

  // Kept while a step is being checked: what she typed stays in its field.
  return { steps, isMissing, load: () => setTurn((before) => before + 1) };
}
