import { expect, test } from 'vitest';
import { describeFailure, describeTotals } from './report.ts';
import type { FinishedStep } from './run-steps.ts';

const step = (name: string, passed: number, failed: number, more: Partial<FinishedStep> = {}) => ({
  name,
  passed,
  failed,
  output: '',
  seconds: 30,
  ...more,
});
const linesOf = (...steps: FinishedStep[]) => describeTotals(steps).split('\n');

test('the last line sums up passed and failed, and what was skipped is named', () => {
  const lines = linesOf(step('unit', 5, 0, { skipped: ['a woman logs a day'] }), step('browser', 2, 1));
  expect(lines.at(-1)).toBe('7 passed, 1 failed');
  expect(lines).toContain('  unit: a woman logs a day');
});

test('each step is shown with its minutes, one that ran in several parts as one', () => {
  const lines = linesOf(
    step('unit', 5, 0, { skipped: ['a woman logs a day'] }),
    step('browser', 2, 1, { seconds: 100 }),
    step('browser', 40, 0, { seconds: 200 }),
  );
  expect(lines.slice(-3, -1)).toEqual([
    'unit        0.5 min  5 passed, 0 failed, 1 skipped',
    'browser     5.0 min  42 passed, 1 failed',
  ]);
});

test('the ten slowest files of all steps are named, what they took in several steps as one', () => {
  const files = Array.from({ length: 9 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index + 1 }));
  const shared = { file: 'shared.test.ts', seconds: 6 };
  const lines = linesOf(
    step('unit', 5, 0, { files: [...files, { file: 'quick.test.ts', seconds: 0.4 }, shared] }),
    step('browser', 5, 0, { files: [shared, { file: 'e2e/a.spec.ts', seconds: 125.25 }] }),
  );
  const first = lines.indexOf('The slowest files, in seconds of a worker:') + 1;
  const named = lines.slice(first, lines.indexOf('', first));
  expect(named.slice(0, 3)).toEqual([
    '   125.3 s  e2e/a.spec.ts',
    '    12.0 s  shared.test.ts',
    '     9.0 s  8.test.ts',
  ]);
  expect(named).toHaveLength(10);
});

test('a known race that needed its second try is named', () => {
  const lines = linesOf(step('browser', 3, 0, { knownRaces: ['a woman logs out'] }));
  expect(lines).toContain('Passed only at the second try, as known-races.ts allows:');
  expect(lines).toContain('  browser: a woman logs out');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});

test('what a failed step printed is shown in full, without control characters', () => {
  const failed = step('unit', 0, 1, { output: 'first\n\tsecond \u0000\u001b[31mred\r\nüñ – ✓\n' });
  expect(describeFailure(failed)).toContain('\nfirst\n\tsecond [31mred\nüñ – ✓\n-----');
});
