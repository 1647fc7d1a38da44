import { randomBytes } from 'node:crypto';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { createMasterKeyText } from '@lunaria/server/encryption/master-key.ts';
import { startServer } from '@lunaria/server/start-server.ts';
import { stopOnSignals } from '@lunaria/server/stop-on-signals.ts';
import setUpDatabases from '../scripts/test/set-up-databases.ts';
import { serveReadyAccounts } from './ready-accounts.ts';

// Killed, Playwright asks nothing to end: the product goes with the pipe to whoever started it.
process.stdin.resume().on('end', () => {
  if (!process.emit('SIGTERM')) process.exit(143);
});

// The product as it is shipped, in a process of its own, with an empty database: on PostgreSQL one that is made for it,
// beside somebody who makes accounts in it; else the embedded one. No setting of the shell reaches it.
const { PORT = '', DATA_DIR = '', E2E_ENGINE, E2E_ACCOUNTS_PORT } = process.env;
// All browsers of the stories come from one address; the limits themselves are tested at the server.
// Leaving quickly leads to nobody else's site; its story answers there.
const QUICK_EXIT_URL = 'https://localhost/elsewhere';
// Nobody is reached there: what a device is sent, the stories bring to it themselves.
const push = { PUSH: 'on', PUSH_HOSTS: 'push.invalid' };
const settings = { PORT, DATA_DIR, RATE_LIMIT_FACTOR: '1000', QUICK_EXIT_URL, ...push };

if (E2E_ENGINE === 'postgres') {
  const takeBack = await setUpDatabases();
  const database = await createPostgresDatabase();
  const sessionSecret = randomBytes(32).toString('base64');
  const secrets = { SESSION_SECRET: sessionSecret, MASTER_KEY: createMasterKeyText() };
  const product = await startServer({ ...settings, ...secrets, DATABASE_URL: database.url });
  const accounts = await serveReadyAccounts({
    port: Number(E2E_ACCOUNTS_PORT),
    databaseUrl: database.url,
    sessionSecret,
    masterKey: secrets.MASTER_KEY,
  });
  stopOnSignals({
    ...product,
    async stop() {
      await Promise.all([product.stop(), accounts.stop()]);
      await database.drop();
      await takeBack();
    },
  });
} else {
  stopOnSignals(await startServer(settings));
}
