import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { ONBOARDING_STAGES } from '@lunaria/domain/onboarding/stages.ts';
import { ONBOARDING_HOME, SUCCESS_REDIRECT_MS } from '@lunaria/domain/onboarding/steps.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ArrowRight, Compass, Pause } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { titlePage } from '../../../app/page-title.ts';
import { TOUR_STATE } from '../../../app/tour-state.ts';
import { Sprig } from '../../../ui/art.tsx';
import { Wordmark } from '../../../ui/brand.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OnboardingPage, type StepProps } from '../onboarding-page.tsx';
import { EmergencyLine, ICON } from '../step-frame.tsx';

export const meta = () => titlePage("You're all set");

export default function SuccessPage() {
  return <OnboardingPage title="You're all set!">{(props) => <SetupDone {...props} />}</OnboardingPage>;
}

/** After the three steps. It leads on by itself, and lets whoever wants to stay, stay. */
function SetupDone({ onboarding }: StepProps) {
  const { data, saved } = onboarding;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const redirect = useRedirect(
    // Back from the dashboard leads to the form, not here and away again.
    () => void navigate(ONBOARDING_HOME, { replace: true }),
    SUCCESS_REDIRECT_MS,
  );

  function goOnUnlessInside(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) redirect.goOn();
  }

  return (
    <div className="flex min-h-dvh flex-col items-center px-4 pb-16">
      <header className="py-5">
        <span className="sr-only">{PRODUCT_NAME}</span>
        <span aria-hidden="true">
          <Wordmark />
        </span>
      </header>
      <main
        id="main"
        className="grid w-full max-w-152 flex-1 content-center justify-items-center text-center"
      >
        <Sprig className="mb-2 h-auto w-32" loading="eager" />
        <h1 className="type-h1">You're all set!</h1>
        <p className="measure mt-3 text-muted sm:text-lg">
          {describeResult(data, saved?.consent === 'pending')}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only waits while somebody is there; nothing is pressed here */}
        <div
          ref={box}
          onPointerEnter={redirect.pause}
          onPointerDown={redirect.pause}
          onPointerLeave={redirect.goOn}
          onFocus={redirect.pause}
          onBlur={goOnUnlessInside}
          className="mt-8 w-full max-w-110"
        >
          <WaysOn />
          <Waiting redirect={redirect} />
        </div>
        <EmergencyLine />
      </main>
    </div>
  );
}

function WaysOn() {
  return (
    <div className="flex flex-wrap justify-center gap-3 max-sm:flex-col">
      <LinkButton
        size="hero"
        to={ONBOARDING_HOME}
        className="flex-row-reverse"
        icon={<ArrowRight {...ICON} />}
      >
        Start Exploring
      </LinkButton>
      <LinkButton
        size="hero"
        kind="secondary"
        to={ONBOARDING_HOME}
        state={TOUR_STATE}
        icon={<Compass {...ICON} />}
      >
        Take a Quick Tour
      </LinkButton>
    </div>
  );
}

/** What happens by itself, and the way to stop it. */
function Waiting({ redirect: { state, stop } }: { redirect: ReturnType<typeof useRedirect> }) {
  return (
    <div className="mt-7 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <p role="status" className="type-small text-muted">
        {state === 'running' && 'Your dashboard opens in 3 seconds.'}
        {state === 'paused' && 'Waiting for you.'}
        {state === 'stopped' && 'You stay here. Go on whenever you like.'}
      </p>
      {state !== 'stopped' && (
        <button
          type="button"
          onClick={stop}
          className="type-small inline-flex min-h-6 items-center gap-1.5 rounded-small text-primary underline underline-offset-3 hover:decoration-2"
        >
          <Pause {...ICON} size={16} />
          Stay here
        </button>
      )}
    </div>
  );
}

function describeResult(data: OnboardingData, isConsentPending: boolean): string {
  if (isConsentPending)
    return `We have written to ${data.preMenstrual.guardianEmail || 'your guardian'}. Until they agree, your answers and what you enter stay on this device.`;
  const stage = ONBOARDING_STAGES.find(({ value }) => value === data.lifeStage.stage);
  return stage === undefined || data.hasUnsentAnswers
    ? 'Your dashboard is ready. You can change your answers there at any time.'
    : `Your answers are saved, and your dashboard follows them: ${stage.label}. You can change them at any time.`;
}

type RedirectState = 'running' | 'paused' | 'stopped';

/**
 * Calls `go` once, after so many milliseconds, unless the page is left before. Paused, nothing counts; let go, the
 * time begins anew, so that nobody is moved in the middle of reading. Stopped, it never comes.
 */
function useRedirect(go: () => void, afterMs: number) {
  const [state, setState] = useState<RedirectState>('running');
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    if (state !== 'running') return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [state, afterMs]);

  const pause = useCallback(() => setState((now) => (now === 'running' ? 'paused' : now)), []);
  const goOn = useCallback(() => setState((now) => (now === 'paused' ? 'running' : now)), []);
  const stop = useCallback(() => setState('stopped'), []);
  return { state, pause, goOn, stop };
}
