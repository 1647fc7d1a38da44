import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { DatabaseAwayError } from '@lunaria/db/engine/database-away-error.ts';
import { PlainConnectionError } from '@lunaria/db/engine/plain-connection-error.ts';
import { ConfigError } from './config/read-config.ts';
import { MasterKeyError } from './encryption/master-key.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

try {
  const server = await startServer(process.env);
  stopOnSignals(server);
  process.stdout.write(`Lunaria is ready at ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}

/** One sentence for what an operator can mend; the whole error for what only a developer can. */
function describeStartFailure(error: unknown): string {
  const canBeMended =
    error instanceof ConfigError ||
    error instanceof DatabaseAwayError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof PlainConnectionError ||
    error instanceof MasterKeyError;
  if (canBeMended) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
