import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { PROJECT_DIRECTORY } from '../prepare/project.mjs';
import { writeReport } from './reports.ts';

/** Each test counts one; so does a file that could not even be loaded, and an error outside of any test. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const inState = (...states: string[]) => tests.filter((test) => states.includes(test.result().state));
    const broken = modules.filter(
      (module) => !module.ok() && [...module.children.allTests('failed')].length === 0,
    );
    writeReport({
      passed: inState('passed').length,
      failed: inState('failed').length + broken.length + errors.length,
      skipped: inState('skipped', 'pending').map(({ fullName }) => fullName),
      secondTries: [],
      files: modules.map((module) => ({
        file: relative(PROJECT_DIRECTORY, module.moduleId),
        seconds: secondsOf(module),
      })),
    });
  }
}

/** Loading what a file imports is part of what it costs. */
function secondsOf(module: TestModule): number {
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return (prepareDuration + setupDuration + collectDuration + duration) / 1000;
}
