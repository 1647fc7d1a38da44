import { needsTermsAnswer } from '@lunaria/domain/account/terms.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { TermsGateProps } from './terms-gate.tsx';
import { useSessionState } from './use-session.ts';

const TermsGate = lazy(() => import('./terms-gate.tsx').catch(() => ({ default: LetIn })));

/**
 * In front of her pages once the terms are other ones than she agreed to. Only where the server says so: what the device
 * kept opens without a connection as before.
 */
export function TermsQuestion({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const [letInId, setLetInId] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const user = state.status === 'signed-in' ? state.session.user : null;
  const isAsked = user !== null && user.id !== letInId && needsTermsAnswer(user.termsVersion);
  if (!isAsked && !isLeaving) return children;
  return (
    <Suspense fallback={<main id="main" className="min-h-dvh" />}>
      <TermsGate onLetIn={() => setLetInId(user?.id ?? null)} onLeaving={setLeaving} />
    </Suspense>
  );
}

/** The question could not be fetched. */
function LetIn({ onLetIn }: TermsGateProps) {
  useEffect(onLetIn, [onLetIn]);
  return null;
}
