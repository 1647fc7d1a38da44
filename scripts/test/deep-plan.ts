/** In how many parts the deep run goes round, a few of them in each run of `.ci/run`. */
const PARTS = 12;
/** How many parts further the next day begins: about as many as a run has time for; all twelve have their day. */
const STRIDE = 5;
/** Few, so that a run that has little time left can still stop between two. */
const TOUCHED_AT_ONCE = 6;

export interface Batch {
  /** As it is printed, and asked for again where it is a part. */
  name: string;
  files: string[];
  /** It runs whatever the time is. */
  isDue?: boolean;
  /** By which share of the budget it has to be through. */
  share: number;
}

/** Part `part` of `parts`, from 1: every so-maniest file, so that files of one kind are in all parts alike. */
export function choosePart(files: string[], part: number, parts: number): string[] {
  return files.filter((_file, index) => index % parts === part - 1);
}

/**
 * What a run of limited time begins with: the files that a change touches, within half of the time; then part after
 * part from the one whose day it is, which always runs.
 */
export function planDeepRun(files: string[], touched: string[], day: number): Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < touched.length; start += TOUCHED_AT_ONCE) {
    const end = Math.min(start + TOUCHED_AT_ONCE, touched.length);
    const name = `files that the change touches, ${start + 1} to ${end} of ${touched.length}`;
    batches.push({ name, files: touched.slice(start, end), share: 0.5 });
  }
  for (let turn = 0; turn < PARTS; turn++) {
    const part = ((day * STRIDE + turn) % PARTS) + 1;
    const name = `part ${part}/${PARTS}`;
    batches.push({ name, files: choosePart(files, part, PARTS), isDue: turn === 0, share: 1 });
  }
  return batches;
}

/**
 * Runs the batches as far as the budget reaches, none of them cut off: one begins when the longest so far would still
 * fit. A file runs once. Returns the names of what ran and of what did not.
 */
export async function runWithin(
  budgetSeconds: number,
  batches: Batch[],
  run: (batch: Batch) => Promise<void>,
  readSeconds: () => number,
): Promise<{ ran: string[]; left: string[] }> {
  const done = new Set<string>();
  const [ran, left]: [string[], string[]] = [[], []];
  let longest = 0;
  for (const batch of batches) {
    const files = batch.files.filter((file) => !done.has(file));
    const start = readSeconds();
    if (!batch.isDue && start + longest > budgetSeconds * batch.share) {
      left.push(batch.name);
      continue;
    }
    if (files.length > 0) await run({ ...batch, files });
    longest = Math.max(longest, readSeconds() - start);
    for (const file of files) done.add(file);
    ran.push(batch.name);
  }
  return { ran, left };
}
