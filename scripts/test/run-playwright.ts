import { inProject } from '../prepare/project.mjs';
import { findBrowser, installBrowser } from './find-browser.ts';
import { isKnownRace } from './known-races.ts';
import { runReported } from './reports.ts';
import type { Report, StepResult } from './step-result.ts';
import { runTool } from './tools.ts';

const CONFIG = inProject('e2e', 'playwright.config.ts');
const REPORTER = inProject('scripts', 'test', 'playwright-reporter.ts');

/** Runs tests with the Chromium of this machine; where none is to be had they have failed, with what to do. */
export async function withBrowser(
  what: string,
  run: (env: { CHROMIUM_PATH: string }) => Promise<StepResult>,
): Promise<StepResult> {
  const advice = findBrowser() === null ? await installBrowser() : null;
  const browser = findBrowser();
  if (browser !== null) return await run({ CHROMIUM_PATH: browser });
  return { passed: 0, failed: 1, output: `The ${what} tests did not run, no Chromium was found: ${advice}.` };
}

/** `files` from the root; without any, all. */
export async function runBrowserTests(
  env: Record<string, string> = {},
  files: string[] = [],
): Promise<StepResult> {
  return await withBrowser('browser', async (browser) => {
    // A second try names what failed for a race; whether it may stands in known-races.ts.
    const options = ['--retries=1', '--reporter', `list,${REPORTER}`, ...files];
    return judgeSecondTries(await runPlaywright('browser', options, { ...env, ...browser }));
  });
}

/** What passed only at its second try has failed, but for the races that are known. */
export function judgeSecondTries(
  { secondTries, ...report }: Report & { output: string },
  isKnown: (story: string) => boolean = (story) => isKnownRace(story),
): StepResult {
  const faults = secondTries.filter((story) => !isKnown(story));
  const knownRaces = secondTries.filter(isKnown);
  const passed = report.passed + knownRaces.length;
  const failed = report.failed + faults.length;
  const words = faults.map((story) => `Passed only at its second try, which is a failure: ${story}\n`);
  return { ...report, passed, failed, knownRaces, output: report.output + words.join('') };
}

/** The files with a story for the given environment, from the root; needs the built client, as the stories do. */
export async function listStoryFiles(env: Record<string, string>): Promise<string[]> {
  const { failed, files, output } = await runPlaywright('stories', ['--list', '--reporter', REPORTER], env);
  if (failed > 0) throw new Error(`Playwright cannot list its stories:\n${output}`);
  return files.map(({ file }) => file);
}

async function runPlaywright(name: string, options: string[], env: Record<string, string>) {
  const args = ['test', '--config', CONFIG, ...options];
  return await runReported(name, (report) => runTool('@playwright/test/cli.js', args, { ...env, ...report }));
}
