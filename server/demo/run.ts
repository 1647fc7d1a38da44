import { startServer } from '../start-server.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createExampleAccount, EXAMPLE_ACCOUNT } from './create-example-account.ts';

// `npm run demo`: the product beside your own data, with somebody in it.
const server = await startServer({
  ...process.env,
  DATA_DIR: process.env.DATA_DIR ?? './data.demo',
  LUNARIA_DEV: '1',
});
stopOnSignals(server);
await createExampleAccount(server.url);
process.stdout.write(
  `Lunaria is ready at ${server.url} - log in as ${EXAMPLE_ACCOUNT.email} with the password ${EXAMPLE_ACCOUNT.password}\n`,
);
