// npm run newsletter: shows an issue of the newsletter, or sends it.
import { runCommand } from './run/run-command.mjs';
import { runUnderNode24 } from './run/run-under-node-24.mjs';

runCommand(() => runUnderNode24('server/newsletter/run.ts', process.argv.slice(2)));
