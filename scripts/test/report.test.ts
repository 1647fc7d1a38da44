import { expect, test } from 'vitest';
import { describeFailure, describeTotals } from './report.ts';

const step = (name: string, passed: number, failed: number, skipped: string[] = []) => ({
  name,
  passed,
  failed,
  skipped,
  output: '',
  seconds: 1,
});

test('the last line sums up passed and failed, and what was skipped is named', () => {
  const lines = describeTotals([step('unit', 5, 0, ['a woman logs a day']), step('browser', 2, 1)]).split(
    '\n',
  );
  expect(lines.at(-1)).toBe('7 passed, 1 failed');
  expect(lines).toContain('  unit: a woman logs a day');
  expect(lines).toContain('unit      5 passed, 0 failed, 1 skipped');
  expect(lines).toContain('browser   2 passed, 1 failed');
});

test('what passed only when it was run again is named', () => {
  const lines = describeTotals([{ ...step('browser', 3, 0), retried: ['a woman logs out'] }]).split('\n');
  expect(lines).toContain('Failed first and passed when run again, to be looked into:');
  expect(lines).toContain('  browser: a woman logs out');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});

test('what a failed step printed is shown in full, without control characters', () => {
  const failed = { ...step('unit', 0, 1), output: 'first\n\tsecond \u0000\u001b[31mred\r\nüñ – ✓\n' };
  expect(describeFailure(failed)).toContain('\nfirst\n\tsecond [31mred\nüñ – ✓\n-----');
});
