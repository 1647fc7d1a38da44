import { findNode } from '../prepare/find-node.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { inProject } from '../prepare/project.mjs';
import { superviseUntilStopped } from './supervise.mjs';

/**
 * Installs what is missing and runs a TypeScript command of ours to its end.
 *
 * @param {string} script relative to the clone
 * @param {string[]} args
 * @param {Parameters<typeof prepare>[0]} [needs]
 * @returns {Promise<number>} exit code
 */
export async function runUnderNode24(script, args, needs = { web: 'none' }) {
  await prepare(needs);
  const { code } = await superviseUntilStopped([{ node: findNode(), args: [inProject(script), ...args] }]);
  return code;
}
