// npm start: the whole application on one port, with its data in ./data.
import { runCommand } from './run/run-command.mjs';
import { startServer } from './run/start-server.mjs';

runCommand(() => startServer('server/index.ts'));
