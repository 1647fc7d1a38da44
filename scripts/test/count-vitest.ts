import type { StepResult } from './run-steps.ts';

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Each test counts one; so does a file that could not even be loaded. */
export function countVitest(report: unknown): Omit<StepResult, 'output'> {
  // The shape is Vitest's own; the numbers are checked against it in count-reports.test.ts.
  const { testResults } = report as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + broken.length,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  };
}
