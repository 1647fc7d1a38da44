import type { Database } from '../engine/database.ts';
import { users } from '../schema/users.ts';

type NewUser = Partial<Omit<typeof users.$inferInsert, 'id'>>;

/** An account with its profile, as the account library makes it (without a way to log in). Returns its id. */
export async function createTestUser(database: Database, changes: NewUser = {}): Promise<string> {
  const id = crypto.randomUUID();
  await database.auth.insert(users).values({
    id,
    email: `user-${id}@example.org`,
    fullName: 'Maria del Carmen',
    termsVersion: '2026-01',
    termsAcceptedAt: new Date('2026-11-01T10:00:00Z'),
    ...changes,
  });
  return id;
}
