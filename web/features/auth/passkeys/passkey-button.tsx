import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { chooseReturnPath } from '../../session/return-path.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { describeFailedSignIn, SIGNED_IN } from '../account-toasts.ts';
import { dropFormDraft } from '../form-draft.ts';

const KEY_PATH =
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5v.01';

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
      icon={<LineIcon path={KEY_PATH} size={18} />}
      onClick={ask}
      isBusy={isAsking}
      busyLabel="Waiting..."
    >
      Log in with a passkey
    </Button>
  );
}
