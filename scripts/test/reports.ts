import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_DIRECTORY } from '../prepare/project.mjs';
import type { Report } from './step-result.ts';
import type { runTool } from './tools.ts';

const VARIABLE = 'TEST_REPORT';

/** For the reporters. */
export function writeReport(report: Report): void {
  const path = process.env[VARIABLE];
  if (path === undefined) throw new Error(`${VARIABLE} names the file of the report.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report));
}

/**
 * Runs a tool with one of our reporters, and reads the report. Without one (a crash, a wrong setting) it has failed
 * once, as it has when the tool failed for a reason that is none of its tests.
 */
export async function runReported(
  name: string,
  run: (env: Record<string, string>) => ReturnType<typeof runTool>,
): Promise<Report & { output: string }> {
  const path = join(CACHE_DIRECTORY, 'test', `${name}.json`);
  rmSync(path, { force: true });
  const { code, output } = await run({ [VARIABLE]: path });
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    const nothing = { passed: 0, failed: 1, skipped: [], secondTries: [], files: [] };
    return { ...nothing, output: `${output}\nNo report of ${name} (exit ${code}).` };
  }
  return { ...report, failed: code !== 0 && report.failed === 0 ? 1 : report.failed, output };
}
