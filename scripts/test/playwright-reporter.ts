import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { PROJECT_DIRECTORY } from '../prepare/project.mjs';
import { writeReport } from './reports.ts';

/** Each story counts one; so does an error outside of any. */
export default class PlaywrightReporter implements Reporter {
  #stories: TestCase[] = [];
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#stories = suite.allTests();
  }

  onError() {
    this.#errors++;
  }

  onEnd() {
    const withOutcome = (outcome: string) => this.#stories.filter((story) => story.outcome() === outcome);
    const seconds = new Map<string, number>();
    for (const { location, results } of this.#stories) {
      const file = relative(PROJECT_DIRECTORY, location.file);
      const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + spent);
    }
    writeReport({
      passed: withOutcome('expected').length,
      failed: withOutcome('unexpected').length + this.#errors,
      skipped: withOutcome('skipped').map(nameOf),
      secondTries: withOutcome('flaky').map(nameOf),
      files: [...seconds].map(([file, spent]) => ({ file, seconds: spent })),
    });
  }

  printsToStdio() {
    return false;
  }
}

/** Project, file, groups and title, as far as they have names. */
function nameOf(story: TestCase): string {
  return story
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ');
}
