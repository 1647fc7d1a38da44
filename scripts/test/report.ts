import type { FinishedStep } from './run-steps.ts';

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

/** Names what was left out and what passed only at a second try, then counts by step; the last line is `N passed, N failed`. */
export function describeTotals(steps: FinishedStep[]): string {
  const skipped = steps.flatMap(({ name, skipped }) => skipped.map((test) => `  ${name}: ${test}`));
  const retried = steps.flatMap(({ name, retried = [] }) => retried.map((test) => `  ${name}: ${test}`));
  const sum = (count: (step: FinishedStep) => number) =>
    steps.reduce((total, step) => total + count(step), 0);
  return [
    ...(skipped.length > 0 ? ['', 'Skipped:', ...skipped] : []),
    ...(retried.length > 0
      ? ['', 'Failed first and passed when run again, to be looked into:', ...retried]
      : []),
    '',
    ...steps.map((step) => `${step.name.padEnd(9)} ${describeCounts(step)}`),
    `${sum((step) => step.passed)} passed, ${sum((step) => step.failed)} failed`,
  ].join('\n');
}

function describeCounts({ passed, failed, skipped }: FinishedStep): string {
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${left}`;
}
