import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { onboardingAnswers } from '../schema/onboarding-answers.ts';

/** A row as it is stored, without whose it is: texts as they were encrypted, fields of other stages null. */
export type OnboardingAnswersRow = Omit<typeof onboardingAnswers.$inferSelect, 'userId' | 'updatedAt'>;

export async function findOnboardingAnswers(tx: Tx, userId: string): Promise<OnboardingAnswersRow | null> {
  const [row] = await tx.select().from(onboardingAnswers).where(eq(onboardingAnswers.userId, userId));
  if (!row) return null;
  const { userId: _user, updatedAt: _at, ...answers } = row;
  return answers;
}

/** Writes all fields, whether there was a row or not. */
export async function upsertOnboardingAnswers(
  tx: Tx,
  userId: string,
  row: OnboardingAnswersRow,
): Promise<void> {
  await tx
    .insert(onboardingAnswers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: onboardingAnswers.userId, set: row });
}

/** Forgets that she is pregnant by her answers; those of another stage stay. */
export async function deletePregnantAnswers(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(onboardingAnswers)
    .where(sql`${onboardingAnswers.userId} = ${userId} and ${onboardingAnswers.stage} = 'pregnant'`);
}
