import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { schema } from '../schema/index.ts';
import {
  assertUserId,
  type Database,
  type DatabaseRole,
  type RunStatement,
  SNAPSHOT_SETTINGS,
  type Tx,
  writeLinkHash,
} from './database.ts';
import { explainConnectionFailure } from './database-away-error.ts';
import { withholdLargeObjects } from './large-objects.ts';
import { migrationLockKey, migrationsFolder } from './migrate.ts';
import { oncePer } from './once-per.ts';
import { prepareLogins, toConnection } from './postgres-logins.ts';
import { describeOwner } from './postgres-tls.ts';
import { sendTogether } from './send-together.ts';
import { UserReader } from './user-reader.ts';

export interface PostgresOptions {
  /** Connection string of the owner: it migrates, and it is a member of the roles the server acts as. */
  url: string;
  /** Connections for requests; account and job work have small pools of their own beside it. */
  poolSize?: number | undefined;
  /** Whether `url` may turn TLS off beyond this machine (postgres-tls.ts); false unless given. */
  allowsPlain?: boolean | undefined;
  /** Runs as the owner after the migrations: the job queue installs its tables here. */
  afterMigrate?: ((runAsOwner: RunStatement) => Promise<void>) | undefined;
}

/** Opens PostgreSQL 15 or later: migrates under an advisory lock, then connects with one pool per role. */
export async function openPostgres({
  url,
  poolSize = 10,
  allowsPlain = false,
  afterMigrate,
}: PostgresOptions): Promise<Database> {
  const { connections, isOwnerOutOfReach, canStoreLargeObjects } = await migrateAsOwner(
    describeOwner(url, allowsPlain),
    afterMigrate,
  );
  const userPool = connectAs('app_user', connections.app_user, poolSize);
  const authPool = connectAs('app_auth', connections.app_auth, Math.max(2, Math.ceil(poolSize / 2)));
  const workerPool = connectAs('app_worker', connections.app_worker, 3);
  const linkPool = connectAs('app_link', connections.app_link, 2);
  return {
    engine: 'postgres',
    isOwnerOutOfReach,
    canStoreLargeObjects,
    asUser: async (userId, work) => await runInTransaction(userPool, nameUser(userId), work),
    readAsUser: async (userId, work) => await readOnce(userPool, nameUser(userId), work),
    asLink: async (secret, work) =>
      await runInTransaction(
        linkPool,
        `select set_config('app.link_hash', '${writeLinkHash(secret)}', true)`,
        work,
      ),
    asWorker: (work) => runInTransaction(workerPool, 'select 1', work),
    auth: drizzle(authPool, { schema }),
    runAsWorker: toRunStatement(workerPool),
    snapshot: (work) => readSnapshot(describeOwner(url, allowsPlain), work),
    describeConnections: () =>
      (
        [
          ['app_user', userPool],
          ['app_auth', authPool],
          ['app_worker', workerPool],
          ['app_link', linkPool],
        ] as const
      ).map(([role, { totalCount: open, idleCount: idle, waitingCount: waiting }]) => ({
        role,
        open,
        idle,
        waiting,
      })),
    check: async () => void (await userPool.query('select 1')),
    close: async () =>
      void (await Promise.all([userPool, authPool, workerPool, linkPool].map((pool) => pool.end()))),
  };
}

interface Connections {
  connections: Record<DatabaseRole, pg.ClientConfig>;
  isOwnerOutOfReach: boolean;
  canStoreLargeObjects: boolean;
}

async function migrateAsOwner(
  connection: pg.ClientConfig,
  afterMigrate: PostgresOptions['afterMigrate'],
): Promise<Connections> {
  const owner = new pg.Client({ ...connection, application_name: 'lunaria owner' });
  await owner.connect().catch((error: unknown) => {
    throw explainConnectionFailure(error, `${owner.host}:${owner.port}`);
  });
  try {
    // Held by the session: whoever comes second waits, then finds nothing left to do.
    await owner.query(`select pg_advisory_lock(${migrationLockKey})`);
    await migrateOn(owner, afterMigrate);
    const canStoreLargeObjects = await withholdLargeObjects(toRunStatement(owner));
    return { ...findConnections(owner, connection, await prepareLogins(owner)), canStoreLargeObjects };
  } finally {
    await owner.end();
  }
}

/** Brings a database up to date on a connection of its owner, whom nobody else disturbs. */
export async function migrateOn(
  owner: pg.Client,
  afterMigrate: PostgresOptions['afterMigrate'],
): Promise<void> {
  await migrate(drizzle(owner), { migrationsFolder });
  await afterMigrate?.(toRunStatement(owner));
}

/** Without logins of their own the roles are taken on the owner's connection: policies hold, an injection does not stop there. */
function findConnections(
  owner: pg.Client,
  connection: pg.ClientConfig,
  logins: Awaited<ReturnType<typeof prepareLogins>>,
): Omit<Connections, 'canStoreLargeObjects'> {
  const find = (role: DatabaseRole): pg.ClientConfig =>
    logins ? toConnection(owner, logins[role]) : connection;
  return {
    connections: {
      app_user: find('app_user'),
      app_auth: find('app_auth'),
      app_worker: find('app_worker'),
      app_link: find('app_link'),
    },
    isOwnerOutOfReach: logins !== null,
  };
}

/** A pool whose connections start as `role`: what a statement forgets to say is decided here. */
function connectAs(role: DatabaseRole, connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    options: `-c role=${role}`,
    application_name: `lunaria ${role}`,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
  });
  // An idle connection that breaks (a restart of the database) is replaced by the pool; without a listener the
  // event would end the process.
  pool.on('error', () => {});
  // The same for one that breaks while it is used: its statements fail, and whoever waits for them is told.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

function nameUser(userId: string): string {
  return `select set_config('app.user_id', '${assertUserId(userId)}', true)`;
}

/**
 * BEGIN and the setting travel together with the first statement of `work` (one round trip, not three). Should
 * BEGIN fail, that statement runs without `app.user_id`, where the policies show nothing and accept nothing.
 */
async function runInTransaction<T>(pool: pg.Pool, setting: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    sendTogether(client);
    const begun = client.query(`begin; ${setting}`);
    begun.catch(() => {}); // awaited below; `work` may fail first
    const result = await work(drizzleOf(client));
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function readOnce<T>(pool: pg.Pool, setting: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await readerOf(client).read(setting, work);
  } finally {
    client.release();
  }
}

async function readSnapshot<T>(
  connection: pg.ClientConfig,
  work: (read: RunStatement) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ ...connection, application_name: 'lunaria backup' });
  owner.on('error', () => {}); // one that breaks fails the statement that waits for it
  await owner.connect();
  try {
    await owner.query(`begin isolation level repeatable read, read only; ${SNAPSHOT_SETTINGS}`);
    return await work(toRunStatement(owner));
  } finally {
    await owner.end();
  }
}

// Making a drizzle instance for every request would cost more than the query's planning.
const drizzleOf = oncePer((client: pg.PoolClient): Tx => drizzle(client, { schema }));
const readerOf = oncePer((client: pg.PoolClient) => new UserReader(client));

function toRunStatement(connection: pg.Pool | pg.Client): RunStatement {
  return async (text, values) => {
    // pg answers several statements in one text with several results, which its types do not say.
    const answer = (await connection.query(text, values)) as pg.QueryResult | pg.QueryResult[];
    return { rows: Array.isArray(answer) ? answer.flatMap((result) => result.rows) : answer.rows };
  };
}
