import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { hashPassword } from '@lunaria/server/auth/hash-password.ts';
import { createReadyAccount } from '@lunaria/server/testing/create-ready-account.ts';
import type { Account } from './story.ts';

interface ReadyAccountsOptions {
  port: number;
  /** Of the product's database, which it has migrated by the time the first account is asked for. */
  databaseUrl: string;
  sessionSecret: string;
}

/**
 * Makes accounts straight in the product's database and answers with the cookies of a sign-up: those of one machine hold
 * on all of its ports. Stands beside the product, which knows nothing of it.
 */
export async function serveReadyAccounts(options: ReadyAccountsOptions): Promise<{ stop(): Promise<void> }> {
  const { port, databaseUrl, sessionSecret } = options;
  let opening: ReturnType<typeof openDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase({ engine: 'postgres', url: databaseUrl, poolSize: 2 });
    return opening;
  };
  // Hashing is most of what a sign-up costs, and nearly all of them have one password.
  const hashes = new Map<string, Promise<string>>();
  const hashOnce = (password: string) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };

  const server = createServer(async (request, response) => {
    try {
      const { email, fullName, password } = (await json(request)) as Account; // story.ts sends it
      const cookies = await createReadyAccount(
        { database: await open(), sessionSecret, isSecure: false },
        { email, fullName, passwordHash: await hashOnce(password) },
        {
          cookieHeader: request.headers.cookie ?? null,
          userAgent: request.headers['user-agent'] ?? null,
          address: request.socket.remoteAddress ?? null,
        },
      );
      response.setHeader('Set-Cookie', cookies).end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await (await opening)?.close();
    },
  };
}
