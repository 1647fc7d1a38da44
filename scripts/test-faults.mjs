// npm run test:faults: whether small faults, put in one after the other, are caught. Takes numbers or parts of names.
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(() => runUnderNode24('scripts/faults/test-faults.ts', process.argv.slice(2)));
