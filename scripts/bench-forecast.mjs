// npm run bench:forecast: how far off the forecast of the next period is.
import { prepare } from './prepare/prepare.mjs';
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(async () => {
  await prepare({ web: 'none' });
  return await runUnderNode24('benchmarks/forecast/run.ts', process.argv.slice(2));
});
