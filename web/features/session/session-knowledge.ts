import { isLeftAlone } from '@lunaria/domain/account/left-alone.ts';
import { createRenewal } from './renewal.ts';
import { requestToken, sendAccountRequest, type TokenOutcome } from './session-requests.ts';
import {
  type Session,
  type SessionEvent,
  type SessionMessage,
  type SessionState,
  type StoredSession,
  userIdOf,
} from './session-state.ts';

/** Everything the session touches outside itself, so that a test can be the browser. */
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
  /** Null: nobody is signed in; then the hint goes too. Locked: the key of what this device keeps goes. */
  store(stored: StoredSession | null): void;
  readStored(): StoredSession | null;
  /** When this browser was touched last, in any tab; null where nobody knows. */
  touchedMs(): number | null;
  touch(): void;
  /** She left this device, and the server may not have heard of it. */
  isLeaving(): boolean;
  setLeaving(isLeaving: boolean): void;
  tellOtherTabs(message: SessionMessage): void;
}

/**
 * What one tab knows of who is signed in, and how it comes to know: recovered at start, renewed before it ends while
 * the tab is visible, dropped when the server refuses for good, kept when the server merely does not answer.
 */
export class SessionKnowledge {
  readonly renewal: ReturnType<typeof createRenewal>;
  readonly stateListeners = new Set<() => void>();
  readonly eventListeners = new Set<(event: SessionEvent) => void>();
  hasStarted = false;
  private state: SessionState = { status: 'recovering', isUnreachable: false };
  /** Grows whenever somebody signs in or out; an answer to an older question is thrown away. */
  private era = 0;
  private asking: Promise<void> | null = null;
  /** Whose things this tab still has in hand while she takes the second step. */
  private heldId: string | null = null;
  /** The user another tab says is signed in, heard while this one was still asking. */
  private heardOf: string | null = null;
  private readonly env: SessionEnvironment;

  constructor(env: SessionEnvironment) {
    this.env = env;
    this.renewal = createRenewal(env, {
      getState: () => this.state,
      isStarted: () => this.hasStarted,
      ask: () => void this.ask(false),
    });
  }

  // Read through a function: the compiler would otherwise remember the state from before an await.
  getState(): SessionState {
    return this.state;
  }

  become(next: SessionState, event: SessionEvent | null): void {
    this.state = next;
    for (const listener of this.stateListeners) listener();
    if (event) for (const listener of this.eventListeners) listener(event);
  }

  /** One question at a time; whoever asks meanwhile gets the same answer. */
  ask(isForced: boolean): Promise<void> {
    if (this.asking) return this.asking;
    this.renewal.cancel();
    const question = this.answerToken(isForced).finally(() => {
      if (this.asking !== question) return;
      this.asking = null;
      this.renewal.schedule();
    });
    this.asking = question;
    return question;
  }

  private async answerToken(isForced: boolean): Promise<void> {
    const askedIn = this.era;
    const request = async (): Promise<TokenOutcome> =>
      (await this.settle())
        ? await requestToken(this.env.fetch, this.env.nowMs)
        : { kind: 'unavailable', retryAfterMs: null };
    // A tab that knows nothing yet does not queue behind the others: it has a page to show.
    let outcome = await (this.state.status === 'recovering'
      ? request()
      : this.env.runAlone(async () => (isForced || this.renewal.isDue() ? request() : null)));
    // Asked before she signed out, answered after: the cookies of the answer came back with it.
    if (askedIn !== this.era && this.state.status === 'signed-out' && outcome?.kind === 'token')
      this.env.store(null);
    if (askedIn !== this.era || outcome === null) return;
    // The question was on its way when somebody signed in elsewhere: the answer may be from before.
    if (this.heardOf !== null && this.heardOf !== userIn(outcome)) outcome = await request();
    this.heardOf = null;
    if (askedIn === this.era) this.take(outcome);
  }

  private take(outcome: TokenOutcome): void {
    if (outcome.kind === 'unavailable') {
      this.renewal.fail(outcome.retryAfterMs);
      const stored = this.env.readStored();
      if (stored?.locked || this.state.status === 'locked') {
        this.showLocked(stored?.user_id ?? lockedUserIn(this.state), true, null);
        return;
      }
      const isAway = this.renewal.isOutOfTouch();
      // As after a reload: what this device keeps decides what is shown, and after a day that is nothing.
      if (isAway) this.heldId = userIdOf(this.state);
      if (isAway || this.state.status === 'recovering')
        this.become({ status: 'recovering', isUnreachable: true }, isAway ? 'held' : null);
      return;
    }
    this.renewal.forgetFailures();
    const wasSignedIn = this.state.status === 'signed-in';
    if (outcome.kind === 'refused') {
      this.forget();
      if (wasSignedIn) this.env.tellOtherTabs({ type: 'refused' });
      return;
    }
    const { session } = outcome;
    const { id } = session.user;
    const isSameUser = userIdOf(this.state) === id;
    if (this.heldId !== null && this.heldId !== id) this.dropHeld();
    if (outcome.needsSecondStep) {
      if (isSameUser) this.heldId = id;
      this.env.store({ user_id: id, expires_at: session.expiresAt, is_held: true });
      this.become({ status: 'second-step' }, isSameUser ? 'held' : wasSignedIn ? 'signed-out' : null);
      if (wasSignedIn) this.env.tellOtherTabs({ type: 'refused' });
      return;
    }
    if (outcome.isLocked) {
      this.env.store({ user_id: id, expires_at: session.expiresAt, is_held: true, locked: 'told' });
      const event = isSameUser ? 'held' : wasSignedIn ? 'signed-out' : null;
      if (isSameUser) this.heldId = id;
      this.showLocked(id, false, event);
      if (wasSignedIn) this.env.tellOtherTabs({ type: 'locked', userId: id });
      return;
    }
    this.heldId = null;
    const after = session.lock && (session.lock.afterMinutes ?? 0);
    // Opening a page is a touch, and so is choosing when it locks.
    if (after !== null && (!isSameUser || this.env.readStored()?.lock_after !== after)) this.env.touch();
    this.env.store({
      user_id: id,
      expires_at: session.expiresAt,
      ...(after !== null && { lock_after: after }),
    });
    this.become({ status: 'signed-in', session }, isSameUser ? 'token-refreshed' : 'signed-in');
    if (isSameUser) this.env.tellOtherTabs({ type: 'token-refreshed', session });
  }

  private showLocked(userId: string, isUnreachable: boolean, event: SessionEvent | null): void {
    this.become({ status: 'locked', userId, isUnreachable }, event);
  }

  /** Locks this browser at once, in every tab; the server hears of it as soon as it can. Nothing where there is no lock. */
  lock(): void {
    const stored = this.env.readStored();
    if (stored?.lock_after === undefined || stored.is_held) return;
    const { user_id, expires_at, lock_after } = stored;
    this.env.store({ user_id, expires_at, lock_after, is_held: true, locked: 'untold' });
    this.env.tellOtherTabs({ type: 'locked', userId: user_id });
    this.hearLocked(user_id);
    void this.ask(true);
  }

  /** Another tab was locked, or this one. */
  hearLocked(userId: string): void {
    if (this.state.status !== 'signed-in' && this.state.status !== 'recovering') return;
    this.beginEra();
    this.renewal.cancel();
    const isSameUser = userIdOf(this.state) === userId;
    if (isSameUser) this.heldId = userId;
    this.showLocked(userId, false, isSameUser ? 'held' : null);
  }

  /** Before anything is shown: a browser that was left alone longer than she allows is locked. */
  lockWhereLeftAlone(): void {
    const after = this.env.readStored()?.lock_after;
    if (after && isLeftAlone(this.env.touchedMs(), after, this.env.nowMs())) this.lock();
  }

  private settling: Promise<boolean> | null = null;

  /** Tells the server what it has to hear before anything else; false while it cannot be told. */
  settle(): Promise<boolean> {
    this.settling ??= this.tellServer().finally(() => {
      this.settling = null;
    });
    return this.settling;
  }

  private async tellServer(): Promise<boolean> {
    if (this.env.isLeaving()) {
      if (!(await this.tell('/api/auth/leave'))) return false;
      this.env.setLeaving(false);
    }
    if (this.env.readStored()?.locked !== 'untold') return true;
    if (!(await this.tell('/api/auth/lock/now'))) return false;
    const stored = this.env.readStored();
    if (stored?.locked) this.env.store({ ...stored, locked: 'told' });
    return true;
  }

  /** A refusal counts as heard: there is no session any more, or no lock. */
  private async tell(path: '/api/auth/leave' | '/api/auth/lock/now'): Promise<boolean> {
    const outcome = await sendAccountRequest(this.env.fetch, path, {});
    return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status < 429);
  }

  /** Signed out, as far as this tab is concerned. */
  forget(): void {
    const wasSignedIn = this.state.status === 'signed-in';
    this.renewal.cancel();
    this.env.store(null);
    if (!wasSignedIn) this.dropHeld();
    this.become({ status: 'signed-out', isAssumed: false }, wasSignedIn ? 'signed-out' : null);
  }

  /** She did not come back: what this tab had in hand for her goes. */
  private dropHeld(): void {
    if (this.heldId === null) return;
    this.heldId = null;
    this.become(this.state, 'signed-out');
  }

  /** Somebody signed in, here or in another tab: what was known is void, also for questions on their way. */
  startOver(): Promise<void> {
    this.beginEra();
    this.hasStarted = true;
    this.become(
      { status: 'recovering', isUnreachable: false },
      this.state.status === 'signed-in' ? 'signed-out' : null,
    );
    return this.ask(true);
  }

  beginEra(): void {
    this.era += 1;
    this.asking = null;
    this.heardOf = null;
    this.renewal.forgetFailures();
  }

  /** Another tab knows of a user: this one asks, or, when already asking, looks twice at the answer. */
  hearOf(userId: string): void {
    if (this.state.status === 'recovering') this.heardOf = userId;
    else if (userIdOf(this.state) !== userId) void this.startOver();
  }

  /** Another tab got a new token: this one takes it, where it is the same woman. */
  takeFromOtherTab(session: Session): void {
    if (userIdOf(this.state) !== session.user.id) return;
    this.renewal.forgetFailures();
    this.become({ status: 'signed-in', session }, 'token-refreshed');
    this.renewal.schedule();
  }
}

const lockedUserIn = (state: SessionState) => (state.status === 'locked' ? state.userId : '');

function userIn(outcome: TokenOutcome): string | null {
  return outcome.kind === 'token' ? outcome.session.user.id : null;
}
