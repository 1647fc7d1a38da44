import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';

/** What a kill came into. */
export interface Struck {
  /** Where the server was not touched, whether the kill came into the middle. */
  wasStruck?: boolean;
  /** Looks into the data while nobody works on it. True where the kill came into the middle. */
  look?(run: RunStatement): Promise<boolean>;
  /** With the server that was started again: waits until all is as it should be. What is not, as sentences. */
  settle(): Promise<string[]>;
}

/** One kind of work that is killed. */
export interface Kind {
  name: string;
  /** Does it once, undisturbed: how long it takes is known then. */
  prepare(): Promise<void>;
  /** Begins it and kills whoever does it, at a moment that is drawn. */
  strike(chance: Chance): Promise<Struck>;
  /** What must be so ever after, as `look`; it may end the transaction. */
  lookBack?(run: RunStatement): Promise<string[]>;
}

/** Asks again and again until there is an answer; null when there was none in time. */
export async function poll<T>(
  ask: () => Promise<T | null>,
  { seconds = 90, everyMs = 200 } = {},
): Promise<T | null> {
  const until = performance.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
