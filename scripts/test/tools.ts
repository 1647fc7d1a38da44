import { describePath } from '../prepare/find-node.mjs';
import { inProject } from '../prepare/project.mjs';
import { runToEnd } from '../run/run-to-end.mjs';
import type { StepResult } from './step-result.ts';

// Settings of a product that somebody runs from this shell: a test must never write into its data.
const SETTINGS =
  /^(PORT|HOST|DATA_DIR|KEY_FILE|PUBLIC_URL|DATABASE_\w+|SESSION_SECRET|MASTER_KEY|BACKUP_\w+|TRUSTED_PROXIES|DIGITAL_CONSENT_AGE|RATE_LIMIT_\w+|SMTP_\w+|MAIL_\w+|S3_\w+|AI_\w+|CONTACT_\w+|SOCIAL_\w+|EXPORT_SNOMED|FHIR_CODE_BASE|LUNARIA_\w+|NODE_ENV)$/;

type Environment = Record<string, string | undefined>;

/** Our environment without the settings of the product; plain text out of every tool. */
function describeEnvironment(added: Environment): Environment {
  const without = Object.keys(process.env).filter((name) => SETTINGS.test(name));
  return {
    ...Object.fromEntries(without.map((name) => [name, undefined])),
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...describePath(process.execPath),
    ...added,
  };
}

/** Runs a tool of node_modules under this Node. */
export async function runTool(script: string, args: string[], env: Environment = {}) {
  return await runToEnd({
    node: process.execPath,
    args: [inProject('node_modules', script), ...args],
    env: describeEnvironment(env),
    output: 'pipe',
  });
}

/** Runs several tools as checks of one step: each counts one, all of them run. */
export async function runChecks(checks: { script: string; args: string[] }[]): Promise<StepResult> {
  const result: StepResult = { passed: 0, failed: 0, output: '' };
  for (const { script, args } of checks) {
    const { code, output } = await runTool(script, args);
    if (code === 0) result.passed++;
    else result.failed++;
    if (code !== 0) result.output += `${args.join(' ')}\n${output}\n`;
  }
  return result;
}
