import type { SignInRequest } from '@lunaria/domain/account/sign-in.ts';
import type { SignUpRequest } from '@lunaria/domain/account/sign-up.ts';
import { type SessionEnvironment, SessionKnowledge } from './session-knowledge.ts';
import { type AccountOutcome, type AccountPath, sendAccountRequest } from './session-requests.ts';
import {
  type SessionEvent,
  type SessionMessage,
  type SessionState,
  type StoredSession,
  userIdOf,
} from './session-state.ts';

export interface SessionManager {
  getState(): SessionState;
  /** Calls back after every change of state; the result ends it. */
  subscribe(listener: () => void): () => void;
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /** First thing in the life of a page. Asks the server only when there is a hint of a session. */
  start(): void;
  /** Last thing in the life of a page: asks nothing more, and believes no answer that is still on its way. */
  stop(): void;
  /** For a page that needs a session: asks the server, hint or not. */
  requireAnswer(): void;
  /** Asks the server now, whatever the age of the token; for an answer 401 elsewhere, or a page out of the cache. */
  recheck(): Promise<void>;
  signIn(request: SignInRequest): Promise<AccountOutcome>;
  signUp(request: SignUpRequest): Promise<AccountOutcome>;
  /** Sends what starts a session: another way in than a password, or the second step. The outcome is `done` once she is in. */
  enter(path: AccountPath, request: object): Promise<AccountOutcome>;
  /** Sends what proves that it is she, in the session she has: that gets another secret meanwhile. */
  confirm(path: AccountPath, request: object): Promise<AccountOutcome>;
  signOut(): Promise<AccountOutcome>;
  /** Locks this browser at once; nothing where her account has no lock. */
  lock(): void;
  /** The same where it was left alone longer than she allows. */
  lockWhereLeftAlone(): void;
  /** Sends what opens a locked session. */
  unlock(path: AccountPath, request: object): Promise<AccountOutcome>;
  /**
   * Logs out of this device, whether the server can be reached or not; then it hears of it before anything else. What was
   * not sent yet waits on the device, encrypted. False while the server has not heard of it.
   */
  leave(): Promise<boolean>;
  // What the browser reports:
  onVisibilityChange(): void;
  onOnline(): void;
  onMessage(message: SessionMessage): void;
  onStoredByOtherTab(stored: StoredSession | null): void;
}

/** One tab's knowledge of who is signed in, the ways in and out, and what the browser reports of them. */
export function createSessionManager(env: SessionEnvironment): SessionManager {
  const known = new SessionKnowledge(env);
  return {
    getState: () => known.getState(),
    subscribe(listener) {
      known.stateListeners.add(listener);
      return () => known.stateListeners.delete(listener);
    },
    onEvent(listener) {
      known.eventListeners.add(listener);
      return () => known.eventListeners.delete(listener);
    },
    start() {
      if (known.hasStarted) return;
      known.hasStarted = true;
      known.lockWhereLeftAlone();
      if (env.hasSignedInHint() || env.isLeaving()) void known.ask(true);
      else known.become({ status: 'signed-out', isAssumed: true }, null);
    },
    stop() {
      known.beginEra();
      known.renewal.cancel();
      known.hasStarted = false;
    },
    requireAnswer() {
      const state = known.getState();
      if (known.hasStarted && !(state.status === 'signed-out' && state.isAssumed)) return;
      known.hasStarted = true;
      known.lockWhereLeftAlone();
      if (state.status === 'signed-out') known.become({ status: 'recovering', isUnreachable: false }, null);
      void known.ask(true);
    },
    recheck() {
      if (known.getState().status === 'signed-out') return Promise.resolve();
      return known.ask(true);
    },
    ...createWaysInAndOut(env, known),
    ...createReports(env, known),
  };
}

const DONE: AccountOutcome = { kind: 'done', body: null };

/** It was done, or the session was over already. */
const isDoneOrOver = (outcome: AccountOutcome) =>
  outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status === 401);

function createWaysInAndOut(env: SessionEnvironment, known: SessionKnowledge) {
  async function enter(path: AccountPath, request: object): Promise<AccountOutcome> {
    if (!(await known.settle())) return { kind: 'unanswered' };
    const outcome = await sendAccountRequest(env.fetch, path, request);
    if (outcome.kind !== 'done') return outcome;
    await known.startOver();
    const userId = userIdOf(known.getState());
    if (userId !== null) env.tellOtherTabs({ type: 'signed-in', userId });
    else if (known.getState().status === 'second-step') env.tellOtherTabs({ type: 'refused' });
    if (known.getState().status !== 'signed-out') return outcome;
    // Accepted, and unknown a moment later: the cookie was not kept.
    const message = 'Your browser did not keep the session. Allow cookies for this site and try again.';
    return { kind: 'refused', status: 401, code: 'no_cookie', message, retryAfterMs: null };
  }
  async function confirm(path: AccountPath, request: object): Promise<AccountOutcome> {
    // Alone: a renewal that is on its way with the secret of before would find it void.
    const outcome = await env.runAlone(() => sendAccountRequest(env.fetch, path, request));
    if (outcome.kind === 'done') await known.ask(true);
    return outcome;
  }

  async function unlock(path: AccountPath, request: object): Promise<AccountOutcome> {
    if (!(await known.settle())) return { kind: 'unanswered' };
    const outcome = await sendAccountRequest(env.fetch, path, request);
    // Opened, or ended: what was asked before is void.
    if (isDoneOrOver(outcome)) {
      known.beginEra();
      await known.ask(true);
    }
    const userId = userIdOf(known.getState());
    if (userId !== null) env.tellOtherTabs({ type: 'signed-in', userId });
    return outcome;
  }

  async function leave(): Promise<boolean> {
    known.beginEra();
    env.setLeaving(true);
    known.forget();
    env.tellOtherTabs({ type: 'refused' });
    return await known.settle();
  }

  async function signOut(): Promise<AccountOutcome> {
    // Locked, it is not known what waits to be sent: nothing of it may be lost.
    if (known.getState().status === 'locked') return (await leave()) ? DONE : { kind: 'unanswered' };
    const outcome = await sendAccountRequest(env.fetch, '/api/auth/sign-out', {});
    if (!isDoneOrOver(outcome)) return outcome;
    known.beginEra();
    const state = known.getState();
    if (state.status === 'signed-in') {
      env.tellOtherTabs({ type: 'signed-out', userId: state.session.user.id });
    } else if (state.status === 'second-step') env.tellOtherTabs({ type: 'refused' });
    known.forget();
    return DONE;
  }

  return {
    signIn: (request: SignInRequest) => enter('/api/auth/sign-in/email', request),
    signUp: (request: SignUpRequest) => enter('/api/auth/sign-up/email', request),
    enter,
    confirm,
    signOut,
    unlock,
    leave,
    lock: () => known.lock(),
    lockWhereLeftAlone: () => known.lockWhereLeftAlone(),
  };
}

/** What the browser tells this tab: that it is looked at or reached again, and what other tabs know. */
function createReports(env: SessionEnvironment, known: SessionKnowledge) {
  return {
    onVisibilityChange() {
      if (!known.hasStarted) return;
      if (env.isVisible()) known.renewal.lookAtClock();
      else known.renewal.cancel();
    },
    onOnline() {
      if (!known.hasStarted || !known.renewal.isFailing()) return;
      known.renewal.forgetFailures();
      if (env.isVisible()) known.renewal.lookAtClock();
    },
    onMessage(message: SessionMessage) {
      const state = known.getState();
      if (message.type === 'signed-in') {
        known.hearOf(message.userId);
      } else if (message.type === 'token-refreshed') {
        known.takeFromOtherTab(message.session);
      } else if (message.type === 'locked') {
        known.hearLocked(message.userId);
      } else if (state.status !== 'signed-out') {
        known.beginEra();
        if (message.type === 'signed-out' && userIdOf(state) === message.userId) known.forget();
        else void known.ask(true);
      }
    },
    onStoredByOtherTab(stored: StoredSession | null) {
      const { status } = known.getState();
      if (stored === null) {
        if (status === 'signed-in' || status === 'second-step' || status === 'locked') void known.ask(true);
      } else if (stored.locked) {
        known.hearLocked(stored.user_id);
      } else if (!stored.is_held) {
        known.hearOf(stored.user_id);
      }
    },
  };
}
