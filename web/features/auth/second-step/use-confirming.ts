import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { useRef, useState } from 'react';
import type { Answered, Failure } from '../../session/request-account.ts';
import type { AccountOutcome, AccountPath } from '../../session/session-requests.ts';
import { SERVER_UNREACHABLE } from '../account-toasts.ts';

/** Sends her answer; the second step and a proof do it differently, since one starts a session and the other keeps it. */
export type Send = (path: AccountPath, body: object) => Promise<AccountOutcome>;

/** A press that is no form: one attempt after the other, and what to say of the last one that failed. */
export function useConfirming() {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  // Two presses can arrive before the button is drawn disabled.
  const isSendingNow = useRef(false);

  /** Runs the attempt: its yes, or null when one is going on or it failed. A text of the attempt is a refusal of our own. */
  async function attempt<Body>(run: () => Promise<Answered<Body> | string>): Promise<{ body: Body } | null> {
    if (isSendingNow.current) return null;
    isSendingNow.current = true;
    setSending(true);
    setRefusal(undefined);
    const outcome = await run();
    isSendingNow.current = false;
    setSending(false);
    if (typeof outcome !== 'string' && outcome.kind === 'done') return outcome;
    setRefusal(refusalOf(outcome));
    return null;
  }

  return { isSending, refusal, forgetRefusal: () => setRefusal(undefined), attempt };
}

/** What to say beside the field of a form; nothing after a yes. A text is a refusal of our own. */
export function refusalOf(outcome: AccountOutcome | string): string | undefined {
  if (typeof outcome === 'string') return outcome;
  return outcome.kind === 'done' ? undefined : describeRefusal(outcome, new Date());
}

/** What to say of a code, passkey or password that was not taken; `now` is for the time of day she may try again. */
export function describeRefusal(outcome: Failure, now: Date): string {
  if (outcome.kind === 'unanswered') return SERVER_UNREACHABLE;
  if (outcome.status === 429 && outcome.retryAfterMs) return describeWait(outcome.retryAfterMs, now);
  // A challenge that ran out, or was answered in another tab.
  if (outcome.status === 404) return 'That took too long. Try once more.';
  return outcome.message;
}

function describeWait(waitMs: number, now: Date): string {
  if (waitMs < 90_000) return 'Too many attempts. Try again in a minute.';
  const end = new Date(now.getTime() + waitMs);
  const time = sayClock(end);
  return `Too many attempts. Try again in ${Math.ceil(waitMs / 60_000)} minutes, at ${time}.`;
}
