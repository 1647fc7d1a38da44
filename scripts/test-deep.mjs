// npm run test:deep: what takes longer (kill loops, statistics, large fixtures).
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(() => runUnderNode24('scripts/test/run-tests.ts', ['deep', ...process.argv.slice(2)]));
