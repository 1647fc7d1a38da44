import { createRenewal } from './renewal.ts';
import { requestToken, type TokenOutcome } from './session-requests.ts';
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
  /** Null: nobody is signed in; then the hint goes too. */
  store(stored: StoredSession | null): void;
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
    const request = () => requestToken(this.env.fetch, this.env.nowMs);
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
    this.heldId = null;
    this.env.store({ user_id: id, expires_at: session.expiresAt });
    this.become({ status: 'signed-in', session }, isSameUser ? 'token-refreshed' : 'signed-in');
    if (isSameUser) this.env.tellOtherTabs({ type: 'token-refreshed', session });
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

function userIn(outcome: TokenOutcome): string | null {
  return outcome.kind === 'token' ? outcome.session.user.id : null;
}
