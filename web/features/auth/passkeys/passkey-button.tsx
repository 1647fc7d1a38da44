import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { chooseReturnPath } from '../../session/return-path.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { describeFailedSignIn, SIGNED_IN } from '../account-toasts.ts';
import { dropFormDraft } from '../form-draft.ts';

/** The way in without a password. Everything behind it is fetched at the press: the page has the tightest budget of all. */
export function PasskeyButton() {
  const { enter } = useSessionManager();
  const navigate = useNavigate();
  const returnPath = chooseReturnPath(useLocation().state);
  const [isAsking, setAsking] = useState(false);
  // Two presses can arrive before the button is drawn disabled.
  const isAskingNow = useRef(false);

  async function ask() {
    if (isAskingNow.current) return;
    isAskingNow.current = true;
    setAsking(true);
    const outcome = await import('./ask-passkey.ts').then(
      ({ logInWithPasskey }) => logInWithPasskey(enter),
      () => ({ kind: 'unanswered' as const }),
    );
    if (typeof outcome === 'string') {
      showToast({ title: 'Not logged in', message: outcome });
    } else if (outcome.kind === 'done') {
      showToast(SIGNED_IN);
      dropFormDraft();
      await navigate(returnPath, { replace: true });
    } else {
      showToast({ ...describeFailedSignIn(outcome), kind: 'destructive' });
    }
    isAskingNow.current = false;
    setAsking(false);
  }

  return (
    <Button
      kind="quiet"
      className="w-full"
      icon={<KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />}
      onClick={ask}
      isBusy={isAsking}
      busyLabel="Waiting..."
    >
      Log in with a passkey
    </Button>
  );
}
