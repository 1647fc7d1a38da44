import { isPin, type LockState, PIN_MESSAGE } from '@lunaria/domain/account/lock.ts';
import { KeyRound, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shownName } from '../../../app/discreet.ts';
import { Button } from '../../../ui/button.tsx';
import { dismissToasts, showToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useSessionState } from '../../session/use-session.ts';
import { describeRefusal, refusalOf, useConfirming } from '../second-step/use-confirming.ts';
import { PinField, readPin } from './pin-field.tsx';

/** In place of whatever page of hers is open: nothing of hers, and the ways to go on. */
export default function LockScreen() {
  const state = useSessionState();
  const isUnreachable = state.status === 'locked' && state.isUnreachable;
  const lock = useLockState(!isUnreachable);
  useEffect(dismissToasts, []);

  return (
    <main id="main" className="mx-auto grid min-h-dvh w-full max-w-100 content-center px-4 py-10">
      {/* The newest title counts; the page it stands for would say where she was. */}
      <title>{shownName()}</title>
      <div className="rounded-card border border-border bg-surface p-6 sm:p-8">
        <Lock aria-hidden="true" size={28} strokeWidth={1.75} className="text-primary" />
        <h1 className="type-h2 mt-3">Locked</h1>
        {isUnreachable ? (
          <Unreachable />
        ) : (
          <>
            <PinForm />
            {lock?.has_passkey && <PasskeyUnlock />}
          </>
        )}
        <WaysOut isUnreachable={isUnreachable} />
      </div>
    </main>
  );
}

function PinForm() {
  const { unlock } = useSessionManager();
  const { formProps, say, isBusy } = useForm<'pin'>({
    async onSubmit(form) {
      const pin = readPin(form, 'pin');
      if (!isPin(pin)) return { pin: PIN_MESSAGE };
      const outcome = await unlock('/api/auth/unlock', { pin });
      // The session has ended: this page goes, and the login takes its place.
      if (outcome.kind === 'refused' && outcome.status === 401)
        return void showToast({ title: 'Logged out', message: outcome.message, kind: 'destructive' });
      if (outcome.kind === 'refused' && outcome.status === 429) return { pin: outcome.message };
      return { pin: refusalOf(outcome) };
    },
  });
  return (
    <form {...formProps} method="post" data-survives-reload className="mt-5 grid gap-5">
      <PinField autoFocus label="Your PIN" name="pin" error={say('pin')} />
      <Button type="submit" isBusy={isBusy} busyLabel="Checking...">
        Unlock
      </Button>
    </form>
  );
}

function PasskeyUnlock() {
  const { unlock } = useSessionManager();
  const { isSending, refusal, attempt } = useConfirming();
  const ask = () =>
    attempt(async () => {
      const challenge = await requestAccount('POST', '/api/auth/passkeys/challenge', { json: {} });
      if (challenge.kind !== 'done') return challenge;
      const { askPasskey } = await import('../passkeys/ask-passkey.ts');
      const answer = await askPasskey(challenge.body.credential_options);
      if (answer.kind !== 'given') return answer.message;
      const outcome = await unlock('/api/auth/unlock/passkey', {
        challenge_id: challenge.body.id,
        credential: answer.credential,
      });
      return outcome.kind === 'done' ? outcome : describeRefusal(outcome, new Date());
    });
  return (
    <div className="mt-2.5">
      <Button
        kind="secondary"
        className="w-full"
        icon={<KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={() => void ask()}
        isBusy={isSending}
        busyLabel="Waiting..."
      >
        Use a passkey
      </Button>
      <p role="alert" className="type-small mt-2 text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}

function Unreachable() {
  const manager = useSessionManager();
  return (
    <div className="mt-3">
      <p role="status">
        There is no connection. Unlocking needs one, as the server checks your PIN. What you entered is kept
        here.
      </p>
      <Button className="mt-5 w-full" onClick={() => void manager.recheck()}>
        Try again
      </Button>
    </div>
  );
}

/** Both end the session here; what was not sent yet waits for her, and opens to nobody else. */
function WaysOut({ isUnreachable }: { isUnreachable: boolean }) {
  const { leave } = useSessionManager();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function go(path: string) {
    setLeaving(true);
    await leave();
    await navigate(path, { replace: true, state: { returnTo: pathname + search } });
  }

  return (
    <div className="mt-6 border-t border-border pt-5">
      <p className="type-small text-muted">
        Forgot your PIN? Log in with your password and set a new one. What was not sent yet waits here,
        encrypted.
      </p>
      <div className="mt-3 grid gap-1">
        {!isUnreachable && (
          <Button kind="quiet" isBusy={isLeaving} onClick={() => void go('/auth/login')}>
            Log in with your password
          </Button>
        )}
        <Button kind="quiet" isBusy={isLeaving} onClick={() => void go('/')}>
          Log out of this device
        </Button>
      </div>
    </div>
  );
}

/** Whether a passkey unlocks too; null as long as that is not known. */
function useLockState(isWanted: boolean): LockState | null {
  const [lock, setLock] = useState<LockState | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void requestAccount('GET', '/api/auth/lock').then((answer) => {
      if (isCurrent && answer.kind === 'done') setLock(answer.body);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return lock;
}
