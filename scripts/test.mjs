// npm test: types, style, build, budgets, unit, database and browser tests; `npm test -- unit style` runs some.
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(() => runUnderNode24('scripts/test/run-tests.ts', ['usual', ...process.argv.slice(2)]));
