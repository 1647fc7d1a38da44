import type { Database } from './database.ts';

/**
 * The same database, in which one user has at most so many transactions at once; what she asks for beyond waits in a line
 * of her own. Otherwise a hundred long readings of one account take every connection, and another account's short one
 * stands behind all of them. No transaction may be opened inside of another one of the same user.
 */
export function shareByUser(database: Database, atOnceOfOne: number): Database {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();

  async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(userId) ?? { running: 0, waiting: [] };
    lines.set(userId, line);
    if (line.running < atOnceOfOne) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(userId);
    }
  }

  return {
    ...database,
    asUser: async (userId, work) => await inTurn(userId, () => database.asUser(userId, work)),
    readAsUser: async (userId, work) => await inTurn(userId, () => database.readAsUser(userId, work)),
  };
}
