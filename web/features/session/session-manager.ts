import type { SignInRequest } from '@lunaria/domain/account/sign-in.ts';
import type { SignUpRequest } from '@lunaria/domain/account/sign-up.ts';
import { createRenewal } from './renewal.ts';
import {
  type AccountOutcome,
  type AccountPath,
  requestToken,
  sendAccountRequest,
  type TokenOutcome,
} from './session-requests.ts';
import type { Session, SessionEvent, SessionMessage, SessionState, StoredSession } from './session-state.ts';

/** Everything the manager touches outside itself, so that a test can be the browser. */
export interface SessionEnvironment {
  fetch: typeof fetch;
  nowMs(): number;
  /** Calls back once; the result cancels it. */
  startTimer(callback: () => void, ms: number): () => void;
  isVisible(): boolean;
  /** Whether the script-readable cookie says that this browser holds a session. */
  hasSignedInHint(): boolean;
  /** Runs the task while no other tab of this browser runs one. */
  runAlone<T>(task: () => Promise<T>): Promise<T>;
  /** Null: nobody is signed in; then the hint goes too. */
  store(stored: StoredSession | null): void;
  tellOtherTabs(message: SessionMessage): void;
}

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
  // What the browser reports:
  onVisibilityChange(): void;
  onOnline(): void;
  onMessage(message: SessionMessage): void;
  onStoredByOtherTab(stored: StoredSession | null): void;
}

/**
 * Keeps one tab's knowledge of who is signed in: recovered at start, renewed before it ends while the tab is
 * visible, dropped when the server refuses for good, kept when the server merely does not answer.
 */
export function createSessionManager(env: SessionEnvironment): SessionManager {
  let state: SessionState = { status: 'recovering', isUnreachable: false };
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: SessionEvent) => void>();
  let hasStarted = false;
  /** Grows whenever somebody signs in or out; an answer to an older question is thrown away. */
  let era = 0;
  let asking: Promise<void> | null = null;
  /** Whose things this tab still has in hand while she takes the second step. */
  let heldId: string | null = null;
  /** The user another tab says is signed in, heard while this one was still asking. */
  let heardOf: string | null = null;
  // Read through a function: the compiler would otherwise remember the state from before an await.
  const getState = () => state;
  const renewal = createRenewal(env, {
    getState,
    isStarted: () => hasStarted,
    ask: () => void ask(false),
  });

  function become(next: SessionState, event: SessionEvent | null): void {
    state = next;
    for (const listener of stateListeners) listener();
    if (event) for (const listener of eventListeners) listener(event);
  }

  /** One question at a time; whoever asks meanwhile gets the same answer. */
  function ask(isForced: boolean): Promise<void> {
    if (asking) return asking;
    renewal.cancel();
    const question = answerToken(isForced).finally(() => {
      if (asking !== question) return;
      asking = null;
      renewal.schedule();
    });
    asking = question;
    return question;
  }

  async function answerToken(isForced: boolean): Promise<void> {
    const askedIn = era;
    const request = () => requestToken(env.fetch, env.nowMs);
    // A tab that knows nothing yet does not queue behind the others: it has a page to show.
    let outcome = await (state.status === 'recovering'
      ? request()
      : env.runAlone(async () => (isForced || renewal.isDue() ? request() : null)));
    // Asked before she signed out, answered after: the cookies of the answer came back with it.
    if (askedIn !== era && state.status === 'signed-out' && outcome?.kind === 'token') env.store(null);
    if (askedIn !== era || outcome === null) return;
    // The question was on its way when somebody signed in elsewhere: the answer may be from before.
    if (heardOf !== null && heardOf !== userIn(outcome)) outcome = await request();
    heardOf = null;
    if (askedIn === era) take(outcome);
  }

  function take(outcome: TokenOutcome): void {
    if (outcome.kind === 'unavailable') {
      renewal.fail(outcome.retryAfterMs);
      const isAway = renewal.isOutOfTouch();
      // As after a reload: what this device keeps decides what is shown, and after a day that is nothing.
      if (isAway) heldId = userIdOf(state);
      if (isAway || state.status === 'recovering')
        become({ status: 'recovering', isUnreachable: true }, isAway ? 'held' : null);
      return;
    }
    renewal.forgetFailures();
    const wasSignedIn = state.status === 'signed-in';
    if (outcome.kind === 'refused') {
      forget();
      if (wasSignedIn) env.tellOtherTabs({ type: 'refused' });
      return;
    }
    const { session } = outcome;
    const { id } = session.user;
    const isSameUser = userIdOf(state) === id;
    if (heldId !== null && heldId !== id) dropHeld();
    if (outcome.needsSecondStep) {
      if (isSameUser) heldId = id;
      env.store({ user_id: id, expires_at: session.expiresAt, is_held: true });
      become({ status: 'second-step' }, isSameUser ? 'held' : wasSignedIn ? 'signed-out' : null);
      if (wasSignedIn) env.tellOtherTabs({ type: 'refused' });
      return;
    }
    heldId = null;
    env.store({ user_id: id, expires_at: session.expiresAt });
    become({ status: 'signed-in', session }, isSameUser ? 'token-refreshed' : 'signed-in');
    if (isSameUser) env.tellOtherTabs({ type: 'token-refreshed', session });
  }

  /** Signed out, as far as this tab is concerned. */
  function forget(): void {
    const wasSignedIn = state.status === 'signed-in';
    renewal.cancel();
    env.store(null);
    if (!wasSignedIn) dropHeld();
    become({ status: 'signed-out', isAssumed: false }, wasSignedIn ? 'signed-out' : null);
  }

  /** She did not come back: what this tab had in hand for her goes. */
  function dropHeld(): void {
    if (heldId === null) return;
    heldId = null;
    become(state, 'signed-out');
  }

  /** Somebody signed in, here or in another tab: what was known is void, also for questions on their way. */
  function startOver(): Promise<void> {
    beginEra();
    hasStarted = true;
    become(
      { status: 'recovering', isUnreachable: false },
      state.status === 'signed-in' ? 'signed-out' : null,
    );
    return ask(true);
  }

  function beginEra(): void {
    era += 1;
    asking = null;
    heardOf = null;
    renewal.forgetFailures();
  }

  /** Another tab knows of a user: this one asks, or, when already asking, looks twice at the answer. */
  function hearOf(userId: string): void {
    if (state.status === 'recovering') heardOf = userId;
    else if (userIdOf(state) !== userId) void startOver();
  }

  async function enter(path: AccountPath, request: object): Promise<AccountOutcome> {
    const outcome = await sendAccountRequest(env.fetch, path, request);
    if (outcome.kind !== 'done') return outcome;
    await startOver();
    const userId = userIdOf(getState());
    if (userId !== null) env.tellOtherTabs({ type: 'signed-in', userId });
    else if (getState().status === 'second-step') env.tellOtherTabs({ type: 'refused' });
    if (getState().status !== 'signed-out') return outcome;
    // Accepted, and unknown a moment later: the cookie was not kept.
    const message = 'Your browser did not keep the session. Allow cookies for this site and try again.';
    return { kind: 'refused', status: 401, code: 'no_cookie', message, retryAfterMs: null };
  }

  async function confirm(path: AccountPath, request: object): Promise<AccountOutcome> {
    // Alone: a renewal that is on its way with the secret of before would find it void.
    const outcome = await env.runAlone(() => sendAccountRequest(env.fetch, path, request));
    if (outcome.kind === 'done') await ask(true);
    return outcome;
  }

  return {
    getState,
    subscribe(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    start() {
      if (hasStarted) return;
      hasStarted = true;
      if (env.hasSignedInHint()) void ask(true);
      else become({ status: 'signed-out', isAssumed: true }, null);
    },
    stop() {
      beginEra();
      renewal.cancel();
      hasStarted = false;
    },
    requireAnswer() {
      if (hasStarted && !(state.status === 'signed-out' && state.isAssumed)) return;
      hasStarted = true;
      if (state.status === 'signed-out') become({ status: 'recovering', isUnreachable: false }, null);
      void ask(true);
    },
    recheck() {
      if (state.status === 'signed-out') return Promise.resolve();
      return ask(true);
    },
    signIn: (request) => enter('/api/auth/sign-in/email', request),
    signUp: (request) => enter('/api/auth/sign-up/email', request),
    enter,
    confirm,
    async signOut() {
      const outcome = await sendAccountRequest(env.fetch, '/api/auth/sign-out', {});
      const isOver = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status === 401);
      if (!isOver) return outcome;
      beginEra();
      if (state.status === 'signed-in') {
        env.tellOtherTabs({ type: 'signed-out', userId: state.session.user.id });
      } else if (state.status === 'second-step') env.tellOtherTabs({ type: 'refused' });
      forget();
      return { kind: 'done', body: null };
    },
    onVisibilityChange() {
      if (!hasStarted) return;
      if (env.isVisible()) renewal.lookAtClock();
      else renewal.cancel();
    },
    onOnline() {
      if (!hasStarted || !renewal.isFailing()) return;
      renewal.forgetFailures();
      if (env.isVisible()) renewal.lookAtClock();
    },
    onMessage(message) {
      if (message.type === 'signed-in') {
        hearOf(message.userId);
      } else if (message.type === 'token-refreshed') {
        takeFromOtherTab(message.session);
      } else if (state.status !== 'signed-out') {
        beginEra();
        if (message.type === 'signed-out' && userIdOf(state) === message.userId) forget();
        else void ask(true);
      }
    },
    onStoredByOtherTab(stored) {
      if (stored === null) {
        if (state.status === 'signed-in' || state.status === 'second-step') void ask(true);
      } else if (!stored.is_held) {
        hearOf(stored.user_id);
      }
    },
  };

  function takeFromOtherTab(session: Session): void {
    if (userIdOf(state) !== session.user.id) return;
    renewal.forgetFailures();
    become({ status: 'signed-in', session }, 'token-refreshed');
    renewal.schedule();
  }
}

function userIdOf(state: SessionState): string | null {
  return state.status === 'signed-in' ? state.session.user.id : null;
}

function userIn(outcome: TokenOutcome): string | null {
  return outcome.kind === 'token' ? outcome.session.user.id : null;
}
