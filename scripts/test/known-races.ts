export interface KnownRace {
  /** From the root, and the title as it is printed. */
  file: string;
  title: string;
  /** The day it was put here, YYYY-MM-DD. */
  since: string;
  /** What races with what, as far as it is known. */
  reason: string;
}

/**
 * The only stories that may need a second try. Every other one that passes only then has failed: she has no second try
 * either. At most three (known-races.test.ts); one that is mended is taken off.
 */
export const KNOWN_RACES: KnownRace[] = [];

/** `story` is a name in Playwright's report: project, file below `e2e/`, groups and title. */
export function isKnownRace(story: string, races: KnownRace[] = KNOWN_RACES): boolean {
  const parts = story.split(' › ');
  return races.some(
    ({ file, title }) => parts.includes(file.replace(/^e2e\//, '')) && parts.at(-1) === title,
  );
}
