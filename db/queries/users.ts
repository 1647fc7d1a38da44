import { eq } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { users } from '../schema/users.ts';

interface MailRecipient {
  email: string;
  emailVerified: boolean;
  fullName: string;
}

/** Whom a job writes to; null when the account is gone meanwhile. Runs as app_worker. */
export async function findMailRecipient(tx: Tx, userId: string): Promise<MailRecipient | null> {
  const rows = await tx
    .select({ email: users.email, emailVerified: users.emailVerified, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}
