import { useRef, useState } from 'react';
import type { AccountOutcome, AccountPath } from '../../session/session-requests.ts';
import { describeRefusal } from './describe-refusal.ts';

/** Sends her answer; the second step and a proof do it differently, since one starts a session and the other keeps it. */
export type Send = (path: AccountPath, body: object) => Promise<AccountOutcome>;

/** One attempt after the other, and what to say of the last one that failed. */
export function useConfirming() {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  // Two presses can arrive before the button is drawn disabled.
  const isSendingNow = useRef(false);

  /** Runs the attempt; null when one is going on, or it failed. A text of the attempt is a refusal of our own. */
  async function attempt(run: () => Promise<AccountOutcome | string>): Promise<unknown> {
    if (isSendingNow.current) return null;
    isSendingNow.current = true;
    setSending(true);
    setRefusal(undefined);
    const outcome = await run();
    isSendingNow.current = false;
    setSending(false);
    if (typeof outcome === 'string') setRefusal(outcome);
    else if (outcome.kind !== 'done') setRefusal(describeRefusal(outcome, new Date()));
    else return outcome.body ?? {};
    return null;
  }

  return { isSending, refusal, forgetRefusal: () => setRefusal(undefined), attempt };
}
