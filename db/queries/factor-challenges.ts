import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { factorChallenges } from '../schema/factor-challenges.ts';

// All of these run as app_auth.

export type ChallengeRow = typeof factorChallenges.$inferSelect;

/** Whose question it is: of a factor to a session, or of nobody yet (a passkey that signs in). */
export interface ChallengeOf {
  factorId: string | null;
  sessionId: string | null;
}

/**
 * Asks a question that may be answered for `seconds`. With a factor it takes the place of the one before: that one is
 * answered no more.
 */
export async function insertChallenge(
  tx: Tx,
  { factorId, sessionId }: ChallengeOf,
  { seconds, ...question }: { seconds: number; id?: string; challenge?: string; codeHash?: Uint8Array },
): Promise<ChallengeRow> {
  if (factorId !== null && sessionId !== null) {
    await tx
      .delete(factorChallenges)
      .where(
        and(
          eq(factorChallenges.factorId, factorId),
          eq(factorChallenges.sessionId, sessionId),
          isNull(factorChallenges.usedAt),
        ),
      );
  }
  const expiresAt = sql`now() + make_interval(secs => ${seconds}::int)`;
  const [made] = await tx
    .insert(factorChallenges)
    .values({ factorId, sessionId, ...question, expiresAt })
    .returning();
  if (!made) throw new Error('The question was not stored.');
  return made;
}

/**
 * Takes one of the answers that a question allows, before it is looked at; null where it is not theirs, was answered
 * rightly, is too old, or took `limit` answers.
 */
export async function takeChallenge(
  tx: Tx,
  { id, factorId, sessionId }: ChallengeOf & { id: string },
  limit: number,
): Promise<ChallengeRow | null> {
  const [taken] = await tx
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(
      and(
        eq(factorChallenges.id, id),
        factorId === null ? isNull(factorChallenges.factorId) : eq(factorChallenges.factorId, factorId),
        sessionId === null ? isNull(factorChallenges.sessionId) : eq(factorChallenges.sessionId, sessionId),
        isNull(factorChallenges.usedAt),
        gt(factorChallenges.expiresAt, sql`clock_timestamp()`),
        lt(factorChallenges.attempts, limit),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Notes that a question was answered rightly; false when it was before: of two at once one is noted. */
export async function closeChallenge(tx: Tx, id: string): Promise<boolean> {
  const closed = await tx
    .update(factorChallenges)
    .set({ usedAt: sql`now()` })
    .where(and(eq(factorChallenges.id, id), isNull(factorChallenges.usedAt)))
    .returning({ id: factorChallenges.id });
  return closed.length === 1;
}

/** Forgets questions that nobody can answer any more. */
export async function deleteEndedChallenges(tx: Tx): Promise<void> {
  await tx
    .delete(factorChallenges)
    .where(or(lt(factorChallenges.expiresAt, sql`now()`), lt(factorChallenges.usedAt, sql`now()`)));
}
