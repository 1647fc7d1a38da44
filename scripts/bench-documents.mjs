// npm run bench:documents: how well and how fast documents are read and understood.
import { prepare } from './prepare/prepare.mjs';
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(async () => {
  await prepare({ web: 'none' });
  return await runUnderNode24('benchmarks/documents/run.ts', process.argv.slice(2));
});
