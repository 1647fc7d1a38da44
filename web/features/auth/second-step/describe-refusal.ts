import type { AccountOutcome } from '../../session/session-requests.ts';
import { SERVER_UNREACHABLE } from '../account-toasts.ts';

/** What to say of a code, passkey or password that was not taken; `now` is for the time of day she may try again. */
export function describeRefusal(outcome: Exclude<AccountOutcome, { kind: 'done' }>, now: Date): string {
  if (outcome.kind === 'unanswered') return SERVER_UNREACHABLE;
  if (outcome.status === 429 && outcome.retryAfterMs) return describeWait(outcome.retryAfterMs, now);
  // A challenge that ran out, or was answered in another tab.
  if (outcome.status === 404) return 'That took too long. Try once more.';
  return outcome.message;
}

function describeWait(waitMs: number, now: Date): string {
  if (waitMs < 90_000) return 'Too many attempts. Try again in a minute.';
  const end = new Date(now.getTime() + waitMs);
  const time = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `Too many attempts. Try again in ${Math.ceil(waitMs / 60_000)} minutes, at ${time}.`;
}
