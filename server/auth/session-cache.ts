/** A session that was looked up, and how long that is believed. */
interface CachedSession {
  userId: string;
  believedUntil: number;
}

/** A revoked session stops working everywhere within this time; in the process that ended it, at once. */
export const BELIEVE_SECONDS = 5;

const MAX_ENTRIES = 50_000;

/**
 * Remembers for a few seconds which user a session cookie belongs to, so that reading a page's data does not look the
 * session up for every call. Keyed by the signed cookie: a changed character is another key and is looked up.
 */
export class SessionCache {
  readonly #entries = new Map<string, CachedSession>();
  readonly #now: () => number;
  #state = 0;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Returns the user's id, or null when the cookie has to be looked up. */
  find(cookie: string): string | null {
    const entry = this.#entries.get(cookie);
    if (!entry) return null;
    if (entry.believedUntil > this.#now()) return entry.userId;
    this.#entries.delete(cookie);
    return null;
  }

  /** Another after anything was forgotten. To be taken before a session is looked up that shall be remembered. */
  get state(): number {
    return this.#state;
  }

  /**
   * Remembers a session that was just read from the database and ends at `expiresAt`; not one that was read before
   * something was forgotten, which may have been this.
   */
  remember(cookie: string, userId: string, { expiresAt, state }: { expiresAt: Date; state: number }): void {
    if (state !== this.#state) return;
    if (this.#entries.size >= MAX_ENTRIES) this.#dropOldest();
    const believedUntil = Math.min(this.#now() + BELIEVE_SECONDS * 1000, expiresAt.getTime());
    this.#entries.set(cookie, { userId, believedUntil });
  }

  /** Forgets a session that this process ended. */
  forget(cookie: string): void {
    this.#state += 1;
    this.#entries.delete(cookie);
  }

  /** Forgets every session of a user: they were ended together, or are asked for more from now on. */
  forgetUser(userId: string): void {
    this.#state += 1;
    for (const [cookie, entry] of this.#entries) if (entry.userId === userId) this.#entries.delete(cookie);
  }

  /** A Map keeps the order of insertion: the first key is the oldest. */
  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
