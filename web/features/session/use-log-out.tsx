import { type ReactNode, useRef, useState } from 'react';
import type * as LeaveDevice from './leave-device.tsx';
import { useSessionManager } from './session-provider.tsx';
import type { AccountOutcome } from './session-requests.ts';
import { userIdOf } from './session-state.ts';

type Device = typeof LeaveDevice;
type Step = 'idle' | 'sending' | 'asking' | 'leaving';

interface LogOut {
  logOut: () => Promise<void>;
  isBusy: boolean;
  /** To be drawn: asks whether unsent changes may be lost. */
  dialog: ReactNode;
}

/**
 * The way out, the same from everywhere: sends what is not sent yet, asks when something would be lost, ends the
 * session, and takes everything of hers from this device. `onOutcome` hears how it went; not when she stays.
 */
export function useLogOut(
  signOut: () => Promise<AccountOutcome>,
  onOutcome: (outcome: AccountOutcome) => void,
): LogOut {
  const manager = useSessionManager();
  const findUserId = () => userIdOf(manager.getState());
  const [step, setStep] = useState<Step>('idle');
  const [unsentCount, setUnsentCount] = useState(0);
  const [device, setDevice] = useState<Device | null>(null);
  /** Grows when she decides to stay: what was begun before ends there. */
  const turn = useRef(0);

  async function logOut() {
    turn.current += 1;
    const own = turn.current;
    setStep('leaving');
    // A page that was just opened may not know yet whose unsent changes it would lose.
    if (manager.getState().status === 'recovering') await manager.recheck();
    const userId = findUserId();
    // Not loaded (the network is away, and nothing was kept): then the server is not reached either, and she stays.
    const loaded = await import('./leave-device.tsx').catch(() => null);
    setDevice(loaded);
    const count = userId && loaded ? await loaded.countUnsent(userId) : 0;
    if (userId && loaded && count > 0) {
      setUnsentCount(count);
      setStep('sending');
      const left = await loaded.sendUnsent(userId);
      if (own !== turn.current) return;
      setUnsentCount(left);
      if (left > 0) return setStep('asking');
    }
    await leave(loaded, userId);
  }

  async function leave(loaded: Device | null, userId: string | null) {
    setStep('leaving');
    const outcome = await signOut();
    if (outcome.kind === 'done' && userId) await loaded?.clearDevice(userId);
    setStep('idle');
    onOutcome(outcome);
  }

  function stay() {
    turn.current += 1;
    setStep('idle');
    device?.sendNow();
  }

  const isAsking = step === 'sending' || step === 'asking';
  return {
    logOut,
    isBusy: step === 'leaving' || step === 'sending',
    dialog: isAsking && device && (
      <device.UnsentDialog
        count={unsentCount}
        isSending={step === 'sending'}
        onStay={stay}
        onLeave={() => void leave(device, findUserId())}
      />
    ),
  };
}
