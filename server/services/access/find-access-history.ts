import type { Database } from '@lunaria/db/engine/database.ts';
import { findAccessEvents } from '@lunaria/db/queries/access-events.ts';
import { ACCESS_EVENTS_AT_ONCE, type AccessHistory } from '@lunaria/domain/access/access-event.ts';

/** What came to what is hers, the newest first, those before `before`; the policies show her own alone. */
export async function findAccessHistory(
  database: Database,
  userId: string,
  before: number | null,
): Promise<AccessHistory> {
  const rows = await database.readAsUser(userId, (tx) =>
    // One more than is shown says whether there are earlier ones.
    findAccessEvents(tx, userId, { before, limit: ACCESS_EVENTS_AT_ONCE + 1 }),
  );
  return {
    access_events: rows
      .slice(0, ACCESS_EVENTS_AT_ONCE)
      .map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    has_earlier: rows.length > ACCESS_EVENTS_AT_ONCE,
  };
}
