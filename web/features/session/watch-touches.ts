import { isLeftAlone } from '@lunaria/domain/account/left-alone.ts';
import { doubtSession } from '../../app/session-doubt.ts';
import { requestAccount } from './request-account.ts';
import type { SessionManager } from './session-manager.ts';
import { noteTouch, readTouched } from './touches.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How often the clock is looked at; a device that slept finds out as it wakes. */
const LOOK_MS = 1_000;
/** Touches are noted this often at most; far less than the shortest time after which a browser locks. */
const NOTE_MS = 2_000;
/** The server is told this often at most; it locks a minute later than the page (LOCK_GRACE_SECONDS). */
const TELL_MS = 30_000;

/**
 * Locks the browser once it was left alone for so many minutes, in all tabs together. While a tab is hidden, or kept for going
 * back, its page is covered: what is shown first is what the clock allows. Returns how to stop.
 */
export function watchTouches(manager: SessionManager, minutes: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let toldMs = 0;

  function touch() {
    const now = Date.now();
    const last = readTouched();
    // Too late: only the PIN opens it now, not the movement with which somebody comes back.
    if (last !== null && isLeftAlone(last, minutes, now)) return manager.lockWhereLeftAlone();
    if (last === null || now - last >= NOTE_MS) noteTouch();
    if (now - toldMs >= TELL_MS || now < toldMs) {
      toldMs = now;
      void tell();
    }
  }

  function look() {
    const isHidden = document.visibilityState === 'hidden';
    manager.lockWhereLeftAlone();
    cover(isHidden);
  }

  for (const kind of TOUCHES) window.addEventListener(kind, touch, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pagehide', () => cover(true), { signal });
  const timer = setInterval(look, LOOK_MS);
  if (readTouched() === null) noteTouch();
  look();
  return () => {
    stop.abort();
    clearInterval(timer);
    cover(false);
  };
}

async function tell(): Promise<void> {
  const outcome = await requestAccount('POST', '/api/auth/lock/touch', { json: {} });
  if (outcome.kind === 'refused' && outcome.code === 'session_locked') doubtSession();
}

const cover = (isCovered: boolean) => document.documentElement.toggleAttribute('data-covered', isCovered);
