import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Database } from '@lunaria/db/engine/database.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import type { AuditKey } from '@lunaria/server/encryption/audit-key.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { openAuditKey } from '@lunaria/server/keys/open-audit-key.ts';
import { createReadyAccount } from '@lunaria/server/testing/create-ready-account.ts';
import { hashCheaply } from '@lunaria/server/testing/hash-cheaply.ts';
import type { Account } from './story.ts';

/** Where the time of her next reminder is made to come: it is as if the clock of the server stood there. */
export const DUE_NOW = '/due-now';

interface ReadyAccountsOptions {
  port: number;
  /** Of the product's database, which it has migrated by the time the first account is asked for. */
  databaseUrl: string;
  sessionSecret: string;
  masterKey: string;
}

/**
 * Makes accounts straight in the product's database and answers with the cookies of a sign-up: those of one machine hold
 * on all of its ports. Stands beside the product, which knows nothing of it.
 */
export async function serveReadyAccounts(options: ReadyAccountsOptions): Promise<{ stop(): Promise<void> }> {
  const { port, databaseUrl, sessionSecret, masterKey } = options;
  let opening: Promise<{ database: Database; auditKey: AuditKey }> | undefined;
  const open = () => {
    opening ??= openDatabase({ engine: 'postgres', url: databaseUrl, poolSize: 2 }).then(
      async (database) => ({
        database,
        auditKey: await openAuditKey(database, parseMasterKeys(masterKey)),
      }),
    );
    return opening;
  };
  const server = createServer(async (request, response) => {
    try {
      if (request.url === DUE_NOW) {
        const { email } = (await json(request)) as { email: string }; // reminders.ts sends it
        await makeDue((await open()).database, email);
        response.end();
        return;
      }
      const { email, fullName, password } = (await json(request)) as Account; // story.ts sends it
      const cookies = await createReadyAccount(
        { ...(await open()), sessionSecret, isSecure: false },
        { email, fullName, passwordHash: await hashCheaply(password) },
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
      await (await opening)?.database.close();
    },
  };
}

async function makeDue(database: Database, email: string): Promise<void> {
  await database.runAsWorker(
    `update reminders set due_at = now() where id = (
       select r.id from reminders r join users u on u.id = r.user_id
       where u.email = $1 and not r.is_done order by r.due_at limit 1)`,
    [email],
  );
}
