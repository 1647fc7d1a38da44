// npm run bench:web: how soon the pages show what they are opened for, in a slowed-down Chromium.
import { prepare } from './prepare/prepare.mjs';
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(async () => {
  await prepare({ web: 'fresh' });
  return await runUnderNode24('benchmarks/web/run.ts', process.argv.slice(2));
});
