import type { FinishedStep } from './run-steps.ts';

const SLOWEST = 10;

/** One line when a step has ended: when, which, how many, how long. */
export function describeProgress(step: FinishedStep, sinceStartSeconds: number): string {
  const at = `${Math.round(sinceStartSeconds)} s`.padStart(6);
  return `[${at}] ${step.name}: ${describeCounts(step)} (${step.seconds.toFixed(1)} s)`;
}

/** What the tool of a failed step printed, in full; without NUL and the like, which make a log unreadable to grep. */
export function describeFailure({ name, output }: FinishedStep): string {
  const text = output.replaceAll(/[^\P{Cc}\t\n]/gu, '').trimEnd();
  return `\n----- ${name} -----\n${text}\n----- end of ${name} -----\n`;
}

/**
 * Names what was left out and what needed a second try, then what it cost: the slowest files, and minutes and counts of
 * each step, one that ran several times as one; the last line is `N passed, N failed`.
 */
export function describeTotals(finished: FinishedStep[]): string {
  const list = (title: string, read: (step: FinishedStep) => string[] | undefined) => {
    const lines = finished.flatMap((step) => (read(step) ?? []).map((line) => `  ${step.name}: ${line}`));
    return lines.length > 0 ? ['', title, ...lines] : [];
  };
  const slowest = findSlowest(finished).map(
    ({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`,
  );
  return [
    ...list('Skipped:', ({ skipped }) => skipped),
    ...list('Passed only at the second try, as known-races.ts allows:', ({ knownRaces }) => knownRaces),
    ...(slowest.length > 0 ? ['', 'The slowest files, in seconds of a worker:', ...slowest] : []),
    '',
    ...[...Map.groupBy(finished, ({ name }) => name)].map(([name, steps]) => {
      const minutes = (sum(steps, ({ seconds }) => seconds) / 60).toFixed(1);
      return `${name.padEnd(9)} ${minutes.padStart(5)} min  ${describeCounts(...steps)}`;
    }),
    `${sum(finished, ({ passed }) => passed)} passed, ${sum(finished, ({ failed }) => failed)} failed`,
  ].join('\n');
}

/** Over all steps: what ran as unit and as database test is one file, as is what ran on several days' parts. */
function findSlowest(finished: FinishedStep[]): { file: string; seconds: number }[] {
  const files = finished.flatMap((step) => step.files ?? []);
  return [...Map.groupBy(files, ({ file }) => file)]
    .map(([file, runs]) => ({ file, seconds: sum(runs, ({ seconds }) => seconds) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
}

function describeCounts(...steps: FinishedStep[]): string {
  const skipped = sum(steps, (step) => step.skipped?.length ?? 0);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum(steps, ({ passed }) => passed)} passed, ${sum(steps, ({ failed }) => failed)} failed${left}`;
}

function sum<T>(all: T[], read: (one: T) => number): number {
  return all.reduce((total, one) => total + read(one), 0);
}
