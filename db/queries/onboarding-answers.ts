import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { onboardingAnswers } from '../schema/onboarding-answers.ts';
import { periodTracking } from '../schema/period-tracking.ts';

/** A row as it is stored, without whose it is: texts as they were encrypted, fields of other stages null. */
export type OnboardingAnswersRow = Omit<
  typeof onboardingAnswers.$inferSelect,
  'userId' | 'updatedAt' | 'conditionsTaken'
>;

export async function findOnboardingAnswers(tx: Tx, userId: string): Promise<OnboardingAnswersRow | null> {
  const [row] = await tx.select().from(onboardingAnswers).where(eq(onboardingAnswers.userId, userId));
  if (!row) return null;
  const { userId: _user, updatedAt: _at, conditionsTaken: _taken, ...answers } = row;
  return answers;
}

/** Inserts the answers, or overwrites all their fields. */
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

/** Illnesses that she named and that do not stand in her medical history yet, as they were encrypted; null for none. */
export async function findConditionsToTake(tx: Tx, userId: string): Promise<Uint8Array | null> {
  const [row] = await tx
    .select({ healthConditions: onboardingAnswers.healthConditions })
    .from(onboardingAnswers)
    .where(and(eq(onboardingAnswers.userId, userId), eq(onboardingAnswers.conditionsTaken, false)));
  return row?.healthConditions ?? null;
}

/** They stand there now. */
export async function markConditionsTaken(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(onboardingAnswers)
    .set({ conditionsTaken: true })
    .where(eq(onboardingAnswers.userId, userId));
}

/** Forgets that she is pregnant by her answers; those of another stage stay. */
export async function deletePregnantAnswers(tx: Tx): Promise<void> {
  await tx.execute(sql`select delete_own_onboarding_answers('pregnant')`);
}

/**
 * A period that she named in her answers is there no more, or begins on another day: what she answered is the last one
 * recorded by the day of the answers, and nothing without one.
 */
export async function followLastPeriod(tx: Tx, userId: string, gone: CalendarDate): Promise<void> {
  await tx
    .update(onboardingAnswers)
    .set({
      lastPeriod: sql`(select max(${periodTracking.periodStartDate}) from ${periodTracking}
        where ${periodTracking.userId} = ${userId} and ${periodTracking.periodStartDate} <= ${onboardingAnswers.statedOn})`,
    })
    .where(and(eq(onboardingAnswers.userId, userId), eq(onboardingAnswers.lastPeriod, gone)));
}
