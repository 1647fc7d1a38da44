import {
  LOCK_MINUTES,
  type LockChange,
  type LockMinutes,
  type LockState,
} from '@lunaria/domain/account/lock.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { ListToCome } from '../security/security-row.tsx';
import { PinForm } from './pin-form.tsx';

const AFTER = [
  { value: 'never', label: 'Only by hand' },
  ...LOCK_MINUTES.map((minutes) => ({
    value: String(minutes),
    label: minutes === 1 ? 'After 1 minute' : `After ${minutes} minutes`,
  })),
];

/** A PIN for when she leaves the device lying: after how long it is asked, another one, or none any more. */
export function LockSection({ userId }: { userId: string }) {
  const { lock, isMissing, isLoadingAgain, load, change, end, isBusy } = useLockSettings(userId);
  const manager = useSessionManager();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Once the button is drawn again: a frame after the form has closed may be too early.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function savePin(pin: string): Promise<string | undefined> {
    const refusal = await change({ after_minutes: lock?.after_minutes ?? (lock?.is_set ? null : 5), pin });
    if (refusal === undefined) setOpen(false);
    return refusal;
  }

  return (
    <section aria-labelledby="lock">
      <h2 id="lock" tabIndex={-1} className="type-h3 outline-none">
        PIN and lock
      </h2>
      <p className="mt-1 text-muted">
        When you leave your pages open, they lock, and a short PIN or a passkey opens them again. Until then
        nothing of yours is on the screen, and the server gives nothing out. After five wrong PINs you log in
        with your password.
      </p>
      {lock === null && (
        <div className="mt-4">
          <ListToCome what="lock" {...{ isMissing, isLoadingAgain, load }} />
        </div>
      )}
      {lock?.is_set && (
        <div className="mt-5">
          <RadioCards
            label="Lock when nobody touches the device"
            options={AFTER}
            value={String(lock.after_minutes ?? 'never')}
            onValueChange={(value) => void change({ after_minutes: minutesOf(value) })}
          />
          <p className="type-hint mt-1.5 text-muted">On every device where you are logged in.</p>
        </div>
      )}
      {lock && isOpen && <PinForm isSet={lock.is_set} onSave={savePin} onClose={() => setOpen(false)} />}
      {lock && !isOpen && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button ref={button} kind="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
            {lock.is_set ? 'Change PIN' : 'Set a PIN'}
          </Button>
          {lock.is_set && (
            <>
              <Button kind="secondary" className="max-sm:w-full" onClick={() => manager.lock()}>
                Lock now
              </Button>
              <Button kind="quiet" className="max-sm:w-full" isBusy={isBusy} onClick={() => void end()}>
                End the PIN
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

const minutesOf = (value: string): LockMinutes | null =>
  LOCK_MINUTES.find((minutes) => String(minutes) === value) ?? null;

/** The lock as the server has it, and what changes it; each asks for a proof where the last one is old. */
function useLockSettings(userId: string) {
  const client = useQueryClient();
  const manager = useSessionManager();
  const send = useAccountChange();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['lock', userId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await requestAccount('GET', '/api/auth/lock');
      if (answer.kind !== 'done') throw new Error('The lock did not load.');
      return answer.body;
    },
    refetchOnMount: 'always',
  });

  /** Undefined once it is done; a text is why it was refused. */
  async function change(next: LockChange): Promise<string | undefined> {
    const answer = await send('PUT', '/api/auth/lock', { json: next });
    if (typeof answer === 'string') return answer;
    if (answer.kind !== 'done') {
      const { title, message } = describeFailedChange('Lock not changed', answer);
      showToast({ title, message, kind: 'destructive' });
      return message;
    }
    settle(answer.body);
    showToast({
      title: next.pin === undefined ? 'Lock changed' : 'PIN set',
      message: sayWhen(answer.body.after_minutes),
    });
    return undefined;
  }

  async function end() {
    setBusy(true);
    const answer = await send('DELETE', '/api/auth/lock');
    setBusy(false);
    if (typeof answer === 'string') return;
    if (answer.kind !== 'done')
      return void showToast({ ...describeFailedChange('PIN not ended', answer), kind: 'destructive' });
    settle(answer.body);
    showToast({ title: 'PIN ended', message: 'Your pages lock no more.' });
  }

  function settle(lock: LockState) {
    client.setQueryData(queryKey, lock);
    // The session carries it: Menu, search and the watch over touches follow.
    void manager.recheck();
  }

  return {
    lock: data ?? null,
    isMissing: isError,
    isLoadingAgain: isFetching && isError,
    load: () => void refetch(),
    change,
    end,
    isBusy,
  };
}

function sayWhen(minutes: number | null): string {
  if (minutes === null) return 'Your pages lock when you press “Lock now”.';
  return `Your pages lock after ${minutes === 1 ? '1 minute' : `${minutes} minutes`} without a touch.`;
}
