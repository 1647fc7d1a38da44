// npm run bench:api: requests per second and latencies of the API, beside bare handlers on the same machine.
import { prepare } from './prepare/prepare.mjs';
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(async () => {
  // Lunaria does not start without its pages.
  await prepare({ web: 'any' });
  return await runUnderNode24('benchmarks/api/run.ts', process.argv.slice(2));
});
