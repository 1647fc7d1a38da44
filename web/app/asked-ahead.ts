/** What a page will ask for in a moment, asked for before its screens are drawn. */
const answers = new Map<string, Promise<Response | null>>();

/** Longer ago it may have become something else. */
const FRESH_MS = 5_000;

/** Keeps what is on its way to these addresses; null: it was not answered as hoped for. */
export function keepAhead(asked: ReadonlyMap<string, Promise<Response | null>>): void {
  for (const [address, answer] of asked) answers.set(address, answer);
  setTimeout(() => {
    for (const [address, answer] of asked) if (answers.get(address) === answer) answers.delete(address);
  }, FRESH_MS);
}

/** The answer that was asked for ahead, once; undefined where there is none. */
export function takeAhead(address: string): Promise<Response | null> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** After a change, and when another may come: what was true before is nobody's any more. */
export function forgetAhead(): void {
  answers.clear();
}
