import type pg from 'pg';

/**
 * What is written to this connection until the running turn ends leaves as one packet: each on its own would cost a
 * system call and wake the database for half a transaction.
 */
export function sendTogether(client: pg.PoolClient): void {
  // There since pg began and used by its own queries in this way; only the types leave it out.
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  stream.cork();
  // After the promises that are ready now, before anything is waited for.
  process.nextTick(() => stream.uncork());
}
