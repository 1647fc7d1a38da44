// node scripts/run.mjs WEB SCRIPT [ARGUMENTS]: installs what is missing, sees to the client as WEB says (prepare.mjs: none,
// any, fresh), and runs a command of ours to its end under Node 24, whatever npm runs under.
import { findNode } from './prepare/find-node.mjs';
import { prepare } from './prepare/prepare.mjs';
import { inProject, ReadableError } from './prepare/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { superviseUntilStopped } from './run/supervise.mjs';

runCommand(async () => {
  const [web, script, ...args] = process.argv.slice(2);
  if ((web !== 'none' && web !== 'any' && web !== 'fresh') || script === undefined)
    throw new ReadableError('Written as: node scripts/run.mjs none|any|fresh SCRIPT [ARGUMENTS]');
  // What the server's own commands need is what `npm start` installed; everything else tests, checks or measures.
  await prepare({ packages: script.startsWith('server/') ? 'served' : 'all', web });
  const { code } = await superviseUntilStopped([{ node: findNode(), args: [inProject(script), ...args] }]);
  return code;
});
