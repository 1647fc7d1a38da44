import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from '../schema/index.ts';

/** The queries' first argument: a connection, or a transaction, on either engine. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The roles of migrations/0000_roles.sql and 0045_links.sql. */
export type DatabaseRole = 'app_user' | 'app_auth' | 'app_worker' | 'app_link';

/** How values are written as text, in a transaction: the same on both engines, wherever they run. */
export const TEXT_SETTINGS = `
  set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local bytea_output to 'hex'; set local extra_float_digits to 1`;

/** The same, and who reads a snapshot. */
export const SNAPSHOT_SETTINGS = `set local role app_backup; ${TEXT_SETTINGS}`;

/** What a request without a session brings: SHA-256 of the secret in its address, 32 bytes. */
export interface LinkSecret {
  hash: Uint8Array;
}

/** One statement with `$1` placeholders, as the job queue sends them. Rows come back as objects. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * True when no statement, an injected one included, can act as the owner of the tables (docs/SECURITY.md):
   * on PostgreSQL with logins of their own for the roles. PGlite has one connection, and that is a superuser's.
   */
  readonly isOwnerOutOfReach: boolean;
  /** True when an injected statement can store large objects: no superuser has withheld them (large-objects.ts). */
  readonly canStoreLargeObjects: boolean;
  /**
   * Runs `work` in one transaction as app_user with `app.user_id` set; the row level policies do the rest.
   * Throws what `work` throws, after rolling back. `userId` must be a UUID.
   */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * `asUser` for a single reading statement, in one round trip to PostgreSQL instead of two. Every statement of
   * `work` is a transaction of its own there, and none may write.
   */
  readAsUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction as app_link, which sees the one row that a secret belongs to, and nothing where it
   * belongs to none. What follows is done as whoever that row names.
   */
  asLink<T>(secret: LinkSecret, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction as app_worker (jobs). */
  asWorker<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For the account library: every statement, inside a transaction or not, runs as app_auth. */
  readonly auth: Tx;
  /** Statements of the job queue, each on its own, as app_worker. */
  readonly runAsWorker: RunStatement;
  /**
   * Runs `work` in one transaction as app_backup that reads every row of every table as it was at one moment, and can write
   * nothing. PostgreSQL has a connection of its own for it, and nobody waits; the embedded database answers nobody meanwhile.
   */
  snapshot<T>(work: (read: RunStatement) => Promise<T>): Promise<T>;
  /** Connections to PostgreSQL by role, right now; none with the embedded database. */
  describeConnections(): { role: DatabaseRole; open: number; idle: number; waiting: number }[];
  /** Resolves when the database answers; rejects otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the id, or throws a TypeError: it becomes part of a statement, so nothing but a UUID may pass. */
export function assertUserId(userId: string): string {
  if (!uuidPattern.test(userId)) throw new TypeError('The user id is not a UUID.');
  return userId;
}

/** The hash in hexadecimal digits, or throws a TypeError: it becomes part of a statement. */
export function writeLinkHash({ hash }: LinkSecret): string {
  if (hash.length !== 32) throw new TypeError('The hash of a secret has 32 bytes.');
  return Buffer.from(hash).toString('hex');
}
