import { EMERGENCY_ADDRESS } from '@lunaria/domain/dashboard/sections.ts';
import {
  nameProgress,
  numberOf,
  ONBOARDING_HOME,
  ONBOARDING_STEPS,
  type OnboardingStep,
  pathBefore,
} from '@lunaria/domain/onboarding/steps.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ArrowLeft, ArrowRight, CloudOff, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { useForm } from '../../ui/use-form.ts';

/** The heading of the step, which also names its choices. */
export const STEP_TITLE_ID = 'step-title';

interface StepFrameProps {
  step: OnboardingStep;
  title: string;
  intro: string;
  /** Above the form, when what is shown is not all there is. */
  notice?: ReactNode;
  /** Where she is not allowed on yet: what is still needed. */
  missing: readonly string[];
  submitLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** Of the form of the step (ui/use-form.ts). */
  formProps: ReturnType<typeof useForm>['formProps'];
  /** Beside the button that leads on. */
  aside?: ReactNode;
  /** Between the form and its button: what went wrong. */
  failure?: ReactNode;
  children: ReactNode;
}

/** A step: the way back and home, how far she is, the form, the way on. */
export function StepFrame(props: StepFrameProps) {
  const { step, title, intro, notice, missing, submitLabel, busyLabel, isBusy = false } = props;
  const { formProps, aside, failure, children } = props;

  return (
    <div className="min-h-dvh px-4 pb-16">
      <StepHeader step={step} />
      <main id="main" className="mx-auto w-full max-w-152 pt-3 sm:pt-4">
        <div className="type-small mb-2.5 flex justify-between gap-4">
          <p className="font-strong">{nameProgress(step)}</p>
          <p className="text-muted">{ONBOARDING_STEPS[numberOf(step) - 1]?.title}</p>
        </div>
        <Progress label={nameProgress(step)} value={numberOf(step)} max={ONBOARDING_STEPS.length} />
        <h1 id={STEP_TITLE_ID} className="type-h1 mt-8">
          {title}
        </h1>
        <p className="mt-2 text-muted sm:text-lg">{intro}</p>
        {notice}
        <form {...formProps} data-survives-reload="" className="mt-6 sm:mt-7">
          {children}
          <div role="alert">{failure}</div>
          <WayOn {...{ step, missing, submitLabel, busyLabel, isBusy, aside }} />
        </form>
        <EmergencyLine />
      </main>
    </div>
  );
}

/** Whom to call, from a page without a Menu. */
export function EmergencyLine() {
  return (
    <p className="type-small mt-8 text-muted">
      In an emergency:{' '}
      <TextLink to={EMERGENCY_ADDRESS} className="py-1">
        whom to call
      </TextLink>
    </p>
  );
}

function StepHeader({ step }: { step: OnboardingStep }) {
  return (
    <header className="@container mx-auto max-w-290">
      <nav aria-label="Leave this step" className="grid grid-cols-[1fr_auto_1fr] items-center py-4">
        <LinkButton
          kind="quiet"
          to={pathBefore(step)}
          className="justify-self-start px-3! max-sm:-ml-2"
          icon={<ArrowLeft {...ICON} size={18} />}
        >
          Back
        </LinkButton>
        <span className="@max-[20rem]:hidden">
          <span className="sr-only">{PRODUCT_NAME}</span>
          <span aria-hidden="true">
            <Wordmark />
          </span>
        </span>
        <LinkButton
          kind="quiet"
          to={ONBOARDING_HOME}
          className="col-start-3 justify-self-end px-3! max-sm:-mr-2"
          icon={<House {...ICON} size={18} />}
        >
          Home
        </LinkButton>
      </nav>
    </header>
  );
}

type WayOnProps = Pick<StepFrameProps, 'step' | 'missing' | 'submitLabel' | 'aside'> & {
  busyLabel: string | undefined;
  isBusy: boolean;
};

/** The button that leads on, what stands beside it, and why it does not lead on yet. */
function WayOn({ step, missing, submitLabel, busyLabel, isBusy, aside }: WayOnProps) {
  const canGoOn = missing.length === 0;
  const isLast = step === 'mode-setup';
  return (
    <>
      {/* A disabled button says nothing of its reason. */}
      {!canGoOn && (
        <p className="type-small mt-7 text-right text-muted max-sm:text-center">
          Still needed: {missing.join(', ')}
        </p>
      )}
      <div
        className={`${canGoOn ? 'mt-7' : 'mt-3'} flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:flex-col-reverse max-sm:items-stretch`}
      >
        {aside}
        <Button
          type="submit"
          size="hero"
          disabled={!canGoOn}
          isBusy={isBusy}
          {...(busyLabel ? { busyLabel } : {})}
          className="flex-row-reverse"
          icon={isLast ? undefined : <ArrowRight {...ICON} />}
        >
          {submitLabel}
        </Button>
      </div>
    </>
  );
}

/** How the icons of onboarding are drawn; each stands beside a word. */
export const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** The server could not be asked for her earlier answers. */
export function LoadNotice() {
  return (
    <p role="status" className="type-small mt-4 flex items-start gap-2.5 rounded-input bg-moon px-4 py-3">
      <CloudOff {...ICON} className="shrink-0" />
      <span>
        Your saved answers did not load; they are safe on the server. You see what this device keeps, and can
        go on.
      </span>
    </p>
  );
}

/** Finish Setup came to nothing: what is safe, and the way to try once more. */
export function FinishFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-input bg-moon px-4 py-3.5">
      <p className="flex min-w-56 flex-1 items-start gap-2.5">
        <CloudOff {...ICON} className="mt-0.5 shrink-0" />
        {message}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
