import type { StepResult } from './run-steps.ts';

/** The parts of Playwright's JSON report that are counted. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Each test counts one in each browser size it runs in; so does an error outside of any test. */
export function countPlaywright(report: unknown): Omit<StepResult, 'output'> {
  // The shape is Playwright's own; the numbers are checked against it in count-reports.test.ts.
  const { suites, errors } = report as { suites: Suite[]; errors: unknown[] };
  const tests = suites.flatMap((suite) => listTests(suite, []));
  const withStatus = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status));
  return {
    passed: withStatus('expected', 'flaky').length,
    failed: withStatus('unexpected').length + errors.length,
    skipped: withStatus('skipped').map(({ name }) => name),
    retried: withStatus('flaky').map(({ name }) => name),
  };
}

function listTests(suite: Suite, parents: string[]): { name: string; status: string }[] {
  const path = [...parents, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => ({ status, name: [projectName, ...path, title].join(' › ') })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => listTests(inner, path)),
  ];
}
