import { createHmac, hash, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseRole } from './database.ts';

export interface PostgresLogin {
  user: string;
  password: string | undefined;
}

/**
 * One login per role and database, member of that role and of nothing else. A connection that logged in as the
 * owner and then took a role could always go back (`set_config('role', 'none', …)` inside any statement); from
 * these logins there is nowhere to go.
 *
 * Made at every start by the owner, under the migration lock. Returns null where that is not allowed or the server
 * lets only the owner in: an owner without CREATEROLE, or pg_hba.conf naming users one by one.
 */
export async function prepareLogins(owner: pg.Client): Promise<Record<DatabaseRole, PostgresLogin> | null> {
  try {
    const logins = {
      app_user: await prepareLogin(owner, 'app_user'),
      app_auth: await prepareLogin(owner, 'app_auth'),
      app_worker: await prepareLogin(owner, 'app_worker'),
      app_link: await prepareLogin(owner, 'app_link'),
    };
    await tryLogin(owner, logins.app_user);
    return logins;
  } catch (error) {
    if (error instanceof pg.DatabaseError && refusals.has(error.code ?? '')) return null;
    throw error;
  }
}

/** insufficient_privilege, invalid_authorization_specification, invalid_password */
const refusals = new Set(['42501', '28000', '28P01']);

/** Roles belong to the cluster: the database's number keeps two installations in one cluster apart. */
const nameOfLogin = (role: DatabaseRole) =>
  `select format('%s_%s', '${role}', oid) as name from pg_database where datname = current_database()`;

async function prepareLogin(owner: pg.Client, role: DatabaseRole): Promise<PostgresLogin> {
  const { rows } = await owner.query<{ name: string }>(nameOfLogin(role));
  const user = rows[0]?.name;
  if (!user) throw new Error('The database does not know itself.');
  const password = derivePassword(owner, user);
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [user]);
  if (!rowCount) {
    await owner.query(`create role ${user} login noinherit nosuperuser nocreatedb nocreaterole nobypassrls`);
  }
  await owner.query(
    `alter role ${user} login password ${password ? `'${hashForPostgres(password)}'` : 'null'}`,
  );
  await owner.query(`grant ${role} to ${user}`);
  return { user, password };
}

/**
 * From the owner's own password, which every process of this installation has: nothing to store, nothing to set.
 * Where the owner needs none (trust, peer), the login gets none and the same rules decide.
 */
function derivePassword(owner: pg.Client, user: string): string | undefined {
  if (typeof owner.password !== 'string' || owner.password === '') return undefined;
  return createHmac('sha256', owner.password).update(`lunaria login ${user}`).digest('base64url');
}

/** As PostgreSQL itself would store it (RFC 5803): the password does not stand in a statement or a server log. */
function hashForPostgres(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = hash('sha256', hmac('Client Key'), 'base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}

async function tryLogin(owner: pg.Client, login: PostgresLogin): Promise<void> {
  const client = new pg.Client(toConnection(owner, login));
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** Where the owner connects to, as somebody else. */
export function toConnection(owner: pg.Client, { user, password }: PostgresLogin): pg.ClientConfig {
  const { host, port, database, ssl } = owner;
  return { host, port, ssl, user, password, ...(database ? { database } : {}) };
}
