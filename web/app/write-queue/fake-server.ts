import type { WriteKind } from './write-kind.ts';

/** A change to a set of words, as the day's signals are merged: what was not touched keeps the stored value. */
export interface WordsChange {
  base: string[];
  mine: string[];
}

type Trouble =
  | 'none'
  /** The request does not arrive. */
  | 'unreachable'
  /** It arrives, the answer does not. */
  | 'answer-lost'
  /** It arrives and nothing ever comes back. */
  | 'silent'
  | { status: number; body?: unknown; headers?: Record<string, string> };

/** For tests: what the server has, and what it was told in which order. */
export class FakeServer {
  trouble: Trouble = 'none';
  /** Instead of the trouble, for one change. */
  troubleFor: ((change: unknown) => Trouble | null) | null = null;
  signedIn: string | null = 'maria';
  words = new Map<string, string[]>();
  steps = new Map<string, string[]>();
  requests = 0;
  underWay = 0;
  mostUnderWay = 0;
  /** When set, every request waits for it. */
  gate: Promise<void> | null = null;

  /** Records that are merged: a newer change swallows an older one. */
  readonly wordsKind: WriteKind<{ userId: string; key: string } & WordsChange> = {
    name: 'words',
    combine: (older, newer) => ({ ...newer, base: older.base }),
    send: (change) =>
      this.#answer(change.userId, change, () => {
        const stored = this.words.get(change.key) ?? [];
        const kept = stored.filter((word) => change.mine.includes(word) || !change.base.includes(word));
        const added = change.mine.filter((word) => !change.base.includes(word) && !stored.includes(word));
        this.words.set(change.key, [...kept, ...added]);
        return this.words.get(change.key);
      }),
    accepts: (change): change is { userId: string; key: string } & WordsChange =>
      typeof change === 'object' && change !== null && 'mine' in change && Array.isArray(change.mine),
  };

  /** Records whose changes are steps in order. */
  readonly stepsKind: WriteKind<{ userId: string; key: string; step: string }> = {
    name: 'steps',
    combine: () => null,
    send: (change) =>
      this.#answer(change.userId, change, () => {
        const told = this.steps.get(change.key) ?? [];
        // The same once more, because its answer was lost, changes nothing.
        if (told.at(-1) !== change.step) this.steps.set(change.key, [...told, change.step]);
        return change.step;
      }),
  };

  async #answer(userId: string, change: unknown, apply: () => unknown): Promise<Response> {
    const trouble = this.troubleFor?.(change) ?? this.trouble;
    this.requests += 1;
    this.underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
    try {
      await new Promise((resolve) => setImmediate(resolve));
      await this.gate;
      if (trouble === 'unreachable') throw new TypeError('Failed to fetch');
      if (typeof trouble === 'object') {
        const { status, body = { code: 'x', message: 'No.' }, headers = {} } = trouble;
        return Response.json(body, { status, headers });
      }
      if (this.signedIn === null)
        return Response.json({ code: 'no_session', message: 'Sign in.' }, { status: 401 });
      if (this.signedIn !== userId)
        return Response.json({ code: 'other_user', message: 'Not yours.' }, { status: 403 });
      const answer = apply();
      if (trouble === 'answer-lost') throw new TypeError('Failed to fetch');
      if (trouble === 'silent') return await new Promise<never>(() => {});
      return Response.json(answer);
    } finally {
      this.underWay -= 1;
    }
  }
}
