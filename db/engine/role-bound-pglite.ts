import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { DatabaseRole } from './database.ts';

/**
 * The one embedded connection, seen as a client that always acts as `role`: every statement outside a
 * transaction gets a transaction of its own that sets the role first. For the account library, which sends
 * statements without knowing of roles. On PostgreSQL a pool with a start-up role does the same.
 */
export class RoleBoundPglite {
  readonly #pglite: PGlite;
  readonly #setRole: string;

  constructor(pglite: PGlite, role: DatabaseRole) {
    this.#pglite = pglite;
    this.#setRole = `select set_config('role', '${role}', true), set_config('app.user_id', '', true)`;
  }

  query(...args: Parameters<PGlite['query']>): ReturnType<PGlite['query']> {
    return this.transaction((tx) => tx.query(...args));
  }

  exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    return this.transaction((tx) => tx.exec(...args));
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#pglite.transaction(async (tx) => {
      await tx.exec(this.#setRole); // the simple protocol: one call into the engine instead of five
      return await work(tx);
    });
  }

  /** As the type drizzle asks for; query, exec and transaction are all it calls. */
  asClient(): PGlite {
    return this as unknown as PGlite;
  }
}
