import { createSessionManager, type SessionManager } from './session-manager.ts';
import type { SessionEvent, SessionMessage, StoredSession } from './session-state.ts';

/** For tests: one browser with a clock that only moves when told, one cookie jar, any number of tabs. */
export class FakeBrowser {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  hasHint = true;
  stored: StoredSession | null = null;
  tabs: FakeTab[] = [];
  requests: string[] = [];
  /** Who the cookie belongs to; null when the server would refuse it. */
  cookieOf: string | null = 'maria';
  /** Whether the cookie is there that opens what this device keeps; the server sets it beside a token. */
  hasDeviceKey = false;
  /** Whether her account has a second step that the session of the cookie has not taken. */
  needsSecondStep = false;
  /** The lock of her account; undefined for none. */
  lockAfter: number | null | undefined;
  isLocked = false;
  touchedMs: number | null = null;
  isLeaving = false;
  /** Set to answer something else than a healthy server would. */
  answer: ((path: string) => Promise<Response>) | null = null;
  #timers = new Set<{ atMs: number; callback: () => void }>();
  #lock: Promise<unknown> = Promise.resolve();
  tokensGiven = 0;

  openTab(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  startTimer(callback: () => void, ms: number): () => void {
    const timer = { atMs: this.nowMs + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  get timerCount(): number {
    return this.#timers.size;
  }

  /** Lets the time pass, ringing every timer on its minute and letting each finish what it starts. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await this.settle();
      const next = [...this.#timers].sort((a, b) => a.atMs - b.atMs)[0];
      if (!next || next.atMs > endMs) break;
      this.#timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.callback();
    }
    this.nowMs = endMs;
    await this.settle();
  }

  /** Until nothing that was started is still on its way: each macrotask drains every microtask before it. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  runAlone<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#lock.then(task);
    this.#lock = run.catch(() => undefined);
    return run;
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    this.requests.push(path);
    if (this.answer) return this.answer(path);
    if (path === '/api/auth/token') return this.tokenAnswer();
    if (path === '/api/auth/sign-out' || path === '/api/auth/leave') this.cookieOf = null;
    if (path === '/api/auth/lock/now') this.isLocked = true;
    if (path === '/api/auth/unlock') return this.unlockAnswer(String(init?.body));
    if (path.endsWith('/verify')) this.needsSecondStep = false;
    if (path === '/api/auth/sign-in/email') this.cookieOf = JSON.parse(String(init?.body)).email;
    return Response.json({});
  }

  /** 1234 opens it, 0000 is one too many, any other is wrong. */
  unlockAnswer(body: string): Response {
    const { pin } = JSON.parse(body) as { pin: string }; // as the manager was asked to send it
    if (pin === '0000') {
      this.cookieOf = null;
      return Response.json({ code: 'unauthenticated', message: 'Log in anew.' }, { status: 401 });
    }
    if (pin !== '1234') return Response.json({ code: 'wrong_pin', message: 'Not right.' }, { status: 403 });
    this.isLocked = false;
    return Response.json({});
  }

  tokenAnswer(lifeSeconds = 300): Response {
    if (this.cookieOf === null)
      return Response.json({ code: 'no_session', message: 'Sign in.' }, { status: 401 });
    this.tokensGiven += 1;
    return Response.json({
      access_token: `token-${this.tokensGiven}`,
      token_type: 'bearer',
      expires_at: this.nowMs / 1000 + lifeSeconds,
      expires_in: lifeSeconds,
      aal: 'aal1',
      next_aal: this.needsSecondStep ? 'aal2' : 'aal1',
      is_locked: this.isLocked,
      has_lock: this.lockAfter !== undefined,
      lock_after_minutes: this.lockAfter ?? null,
      user: {
        id: this.cookieOf,
        email: `${this.cookieOf}@example.org`,
        email_verified: false,
        terms_version: '2026-01-01',
        user_metadata: { full_name: 'Maria del Carmen' },
      },
    });
  }
}

export class FakeTab {
  readonly browser: FakeBrowser;
  readonly manager: SessionManager;
  events: SessionEvent[] = [];
  isVisible = true;

  constructor(browser: FakeBrowser) {
    this.browser = browser;
    this.manager = createSessionManager({
      fetch: (input, init) => browser.fetch(String(input), init),
      nowMs: () => browser.nowMs,
      startTimer: (callback, ms) => browser.startTimer(callback, ms),
      isVisible: () => this.isVisible,
      hasSignedInHint: () => browser.hasHint,
      runAlone: (task) => browser.runAlone(task),
      store: (stored) => this.#store(stored),
      readStored: () => browser.stored,
      touchedMs: () => browser.touchedMs,
      touch: () => {
        browser.touchedMs = browser.nowMs;
      },
      isLeaving: () => browser.isLeaving,
      setLeaving: (isLeaving) => {
        browser.isLeaving = isLeaving;
      },
      tellOtherTabs: (message) => this.#tell(message),
    });
    this.manager.onEvent((event) => this.events.push(event));
  }

  get status() {
    return this.manager.getState().status;
  }

  get session() {
    const state = this.manager.getState();
    if (state.status !== 'signed-in') throw new Error(`not signed in but ${state.status}`);
    return state.session;
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.manager.onVisibilityChange();
  }

  #others(): FakeTab[] {
    return this.browser.tabs.filter((tab) => tab !== this);
  }

  #store(stored: StoredSession | null): void {
    const isNews = JSON.stringify(stored) !== JSON.stringify(this.browser.stored);
    this.browser.stored = stored;
    if (stored === null || stored.locked) this.browser.hasDeviceKey = false;
    if (!isNews) return;
    for (const tab of this.#others()) setImmediate(() => tab.manager.onStoredByOtherTab(stored));
  }

  #tell(message: SessionMessage): void {
    for (const tab of this.#others()) setImmediate(() => tab.manager.onMessage(structuredClone(message)));
  }
}
