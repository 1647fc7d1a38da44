// npm run build: installs what is missing and builds the client where it is stale.
import { prepare } from './prepare/prepare.mjs';
import { runCommand } from './run/run-command.mjs';

runCommand(async () => {
  await prepare({ packages: 'served', web: 'fresh' });
  return 0;
});
