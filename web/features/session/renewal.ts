import { isWithinOfflineLimit } from '../../app/device-key-cookie.ts';
import {
  REFRESH_MARGIN_MS,
  REFRESH_TICK_MS,
  RETRY_AFTER_LONGEST_MS,
  RETRY_FIRST_MS,
  RETRY_LONGEST_MS,
} from './session-constants.ts';
import { lastContactMs, type SessionState } from './session-state.ts';

interface Clock {
  nowMs(): number;
  /** Calls back once; the result cancels it. */
  startTimer(callback: () => void, ms: number): () => void;
  isVisible(): boolean;
}

interface Asker {
  getState(): SessionState;
  isStarted(): boolean;
  ask(): void;
}

/** When the server is asked again: before the token ends while the tab is visible, and in growing pauses while there is no answer. */
export function createRenewal(clock: Clock, { getState, isStarted, ask }: Asker) {
  let failures = 0;
  let notBeforeMs = 0;
  let cancelTimer = () => {};

  /** A day without the server, or a clock that was set back, by which a token would look young for long. */
  function isOutOfTouch(): boolean {
    const state = getState();
    return state.status === 'signed-in' && !isWithinOfflineLimit(lastContactMs(state.session), clock.nowMs());
  }

  function isDue(): boolean {
    const state = getState();
    if (state.status !== 'signed-in') return isUnknown();
    return isOutOfTouch() || state.session.validUntilMs - clock.nowMs() <= REFRESH_MARGIN_MS;
  }

  function schedule(): void {
    cancelTimer();
    const state = getState();
    const { status } = state;
    const isSettled =
      status === 'signed-out' || status === 'second-step' || (status === 'locked' && !state.isUnreachable);
    if (!isStarted() || !clock.isVisible() || isSettled) return;
    const pause = failures > 0 ? Math.max(notBeforeMs - clock.nowMs(), 0) : REFRESH_TICK_MS;
    cancelTimer = clock.startTimer(lookAtClock, pause);
  }

  /** Whether the server is still to be reached. */
  function isUnknown(): boolean {
    const state = getState();
    return state.status === 'recovering' || (state.status === 'locked' && state.isUnreachable);
  }

  function lookAtClock(): void {
    const mayAsk = clock.nowMs() >= notBeforeMs;
    if (mayAsk && isDue()) ask();
    else schedule();
  }

  return {
    isDue,
    isOutOfTouch,
    schedule,
    lookAtClock,
    cancel: () => cancelTimer(),
    isFailing: () => failures > 0,
    fail(retryAfterMs: number | null): void {
      const ownPause = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS);
      failures += 1;
      // Never shorter than our own: a Retry-After of zero or in the past would be a storm.
      const pause = Math.max(ownPause, Math.min(retryAfterMs ?? 0, RETRY_AFTER_LONGEST_MS));
      notBeforeMs = clock.nowMs() + pause;
    },
    forgetFailures(): void {
      failures = 0;
      notBeforeMs = 0;
    },
  };
}
