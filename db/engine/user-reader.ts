import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { schema } from '../schema/index.ts';
import type { Tx } from './database.ts';
import { sendTogether } from './send-together.ts';

/**
 * One connection, seen as a client whose every statement is a transaction of its own: BEGIN, the user's id, the
 * statement and COMMIT leave in one packet and are answered in one. That is one round trip instead of two, and a
 * third less work for both sides. Fit for a single read: what several statements see or do together needs `asUser`.
 */
export class UserReader {
  /** Kept with the connection, so that its prepared statements are too. */
  readonly tx: Tx;
  readonly #client: pg.PoolClient;
  #begin: string | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // `query` is all that drizzle calls for a statement.
    this.tx = drizzle(this as unknown as pg.PoolClient, { schema });
  }

  /** `setting` is the statement that names the user; it holds until `work` has ended. */
  async read<T>(setting: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#begin = `begin read only; ${setting}`;
    try {
      return await work(this.tx);
    } finally {
      this.#begin = null;
    }
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#begin === null) throw new Error('A statement came after the read it belongs to.');
    sendTogether(this.#client);
    // Should the statement fail, COMMIT ends its transaction all the same.
    const [, result] = await Promise.all([
      this.#client.query(this.#begin),
      this.#client.query(statement, values),
      this.#client.query('commit'),
    ]);
    return result;
  }
}
