import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { TERMS_CHANGES } from '@lunaria/domain/account/terms-changes.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Sprig } from '../../ui/art.tsx';
import { Wordmark } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestAccount } from './request-account.ts';
import { useSessionManager } from './session-provider.tsx';
import { describeFailedSignOut, SIGNED_OUT } from './sign-out-toasts.ts';
import { useLogOut } from './use-log-out.tsx';

export interface TermsGateProps {
  /** She agreed, or could not be asked now: then she is asked another time, and this page is hers. */
  onLetIn: () => void;
  /** While she logs out, the way leads elsewhere and not to the page behind. */
  onLeaving: (isLeaving: boolean) => void;
}

/** Says what changed in the terms and asks for her yes; the only other way is out. */
export default function TermsGate({ onLetIn, onLeaving }: TermsGateProps): ReactNode {
  const send = useAgreement(onLetIn);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  useEffect(() => {
    // A page that opens by a press inside the product: whoever listens hears what stands here.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  const { logOut, isBusy, dialog } = useWayOut(onLeaving);

  const { formProps, isBusy: isSending } = useForm({
    onSubmit: async () => {
      if (isAgreed) await send();
    },
  });

  return (
    <main id="main" className="mx-auto w-full max-w-160 px-4 pt-8 pb-22 sm:px-5 md:pt-14">
      <Wordmark />
      <Sprig className="mt-8 -ml-3 mb-3 h-auto w-28" />
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
        Our terms have changed
      </h1>
      <p className="measure mt-4">
        You agreed to an earlier version. Please look at what is different before you go on; everything you
        recorded is where it was.
      </p>
      <WhatIsNew />
      <form {...formProps} method="post" className="mt-8 border-t border-border pt-6">
        <Checkbox
          label="I have read what changed, and agree to the Terms and the Privacy Policy"
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button
            type="submit"
            className="max-sm:w-full"
            disabled={!isAgreed}
            isBusy={isSending}
            busyLabel="Saving..."
          >
            I agree
          </Button>
          <Button kind="secondary" className="max-sm:w-full" onClick={() => void logOut()} isBusy={isBusy}>
            Log out
          </Button>
        </div>
      </form>
      {dialog}
    </main>
  );
}

function WhatIsNew() {
  return (
    <>
      <h2 className="type-h3 mt-8">What is new</h2>
      <ul className="measure mt-3 list-disc space-y-2 pl-5">
        {TERMS_CHANGES.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="measure mt-4">
        In full: the <TextLink to="/terms">Terms</TextLink> and the{' '}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </>
  );
}

/** Out of the account: said here, and then the front page. */
function useWayOut(onLeaving: (isLeaving: boolean) => void) {
  const manager = useSessionManager();
  const navigate = useNavigate();
  return useLogOut(
    async () => {
      onLeaving(true);
      const outcome = await manager.signOut();
      if (outcome.kind !== 'done') onLeaving(false);
      return outcome;
    },
    (outcome) => {
      if (outcome.kind !== 'done')
        return showToast({ ...describeFailedSignOut(outcome), kind: 'destructive' });
      showToast(SIGNED_OUT);
      void navigate('/');
    },
  );
}

/** Sends her yes. Where the server does not answer she is let in, and asked another time. */
function useAgreement(onLetIn: () => void) {
  const manager = useSessionManager();
  return async function send(): Promise<void> {
    const outcome = await requestAccount('POST', '/api/auth/terms', { json: { version: TERMS_VERSION } });
    if (outcome.kind === 'refused')
      return showToast({ title: 'Not saved', message: outcome.message, kind: 'destructive' });
    if (outcome.kind === 'unanswered') {
      showToast({
        title: 'Your answer was not saved',
        message: `${PRODUCT_NAME} could not be reached. You are asked again next time.`,
      });
    } else await manager.recheck();
    onLetIn();
  };
}
