import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { WayChoice } from '../second-step/way-choice.tsx';
import type { Way } from '../second-step/ways.ts';
import { fetchProofWays } from './fetch-proof-ways.ts';
import { PasswordWay } from './password-way.tsx';
import { ProviderWay } from './provider-way.tsx';

/** Between her and a change of how her account is protected. */
export function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { confirm } = useSessionManager();
  const [ways, setWays] = useState<Way[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every turn
  useEffect(() => {
    let isCurrent = true;
    setMissing(false);
    void fetchProofWays().then((found) => {
      if (!isCurrent) return;
      if (found === null) setMissing(true);
      else if (found === 'fresh') onEnd(true);
      else setWays(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [turn, onEnd]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onEnd(false)}
      title="Confirm it is you"
      subtitle="For what protects your account. It holds for ten minutes."
    >
      {ways === null && !isMissing && (
        <SkeletonGroup className="space-y-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
      {isMissing && (
        <ErrorState
          message="The server could not be reached. Nothing was changed."
          onRetry={() => setTurn(turn + 1)}
        />
      )}
      {ways !== null && (
        <WayChoice
          ways={ways}
          send={confirm}
          onDone={() => onEnd(true)}
          renderOther={(way) => {
            if (way.kind === 'password') return <PasswordWay send={confirm} onDone={() => onEnd(true)} />;
            if (way.kind === 'google' || way.kind === 'apple') return <ProviderWay provider={way.kind} />;
            return null;
          }}
        />
      )}
    </Dialog>
  );
}
