// npm run demo: the application with an example account, its data apart from anybody's own.
import { runCommand } from './run/run-command.mjs';
import { startServer } from './run/start-server.mjs';

runCommand(() => startServer('server/demo/run.ts'));
