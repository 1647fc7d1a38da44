import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { healthDocuments } from '../schema/health-documents.ts';
import { medicalRecords } from '../schema/medical-records.ts';
import { onboardingAnswers } from '../schema/onboarding-answers.ts';
import { profiles } from '../schema/profiles.ts';
import type { DocumentRow } from './health-documents.ts';
import { type RecordRow, recordColumns, toRecordRow } from './medical-records.ts';
import { notedDays } from './noted-days.ts';

/** What her profile and her setup say of her life. Null where there is no profile. */
export async function findLife(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      born_on: profiles.birthDate,
      stage_now: profiles.lifeStage,
      stage_chosen_at: profiles.stageChosenAt,
      last_period: sql<
        string | null
      >`case ${onboardingAnswers.stage} when 'menopause' then ${onboardingAnswers.lastPeriod} end`,
    })
    .from(profiles)
    .leftJoin(onboardingAnswers, eq(onboardingAnswers.userId, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) return null;
  return {
    born_on: row.born_on as CalendarDate | null, // by format: a date as YYYY-MM-DD
    stage_now: row.stage_now as LifeStage, // the table's CHECK holds the same codes
    stage_chosen_at: row.stage_chosen_at?.toISOString() ?? null,
    last_period: row.last_period as CalendarDate | null, // as above
  };
}

/** Her records that may have a time, in no order: at most as many as are kept. */
export async function findDatedRecords(tx: Tx, userId: string): Promise<RecordRow[]> {
  const rows = await tx
    .select(recordColumns)
    .from(medicalRecords)
    .where(
      and(
        eq(medicalRecords.userId, userId),
        isNull(medicalRecords.deletedAt),
        and(ne(medicalRecords.kind, 'family'), ne(medicalRecords.kind, 'provider')),
      ),
    );
  return rows.map(toRecordRow);
}

/** What her documents are called, and when they were uploaded; in no order. */
type NamedDocumentRow = Pick<
  DocumentRow,
  'id' | 'user_id' | 'file_name' | 'own_name' | 'ai_suggested_name' | 'uploaded_at'
>;

export async function findDocumentNames(tx: Tx, userId: string): Promise<NamedDocumentRow[]> {
  return await tx
    .select({
      id: healthDocuments.id,
      user_id: healthDocuments.userId,
      file_name: healthDocuments.fileName,
      own_name: healthDocuments.ownName,
      ai_suggested_name: healthDocuments.aiSuggestedName,
      uploaded_at: healthDocuments.uploadedAt,
    })
    .from(healthDocuments)
    .where(and(eq(healthDocuments.userId, userId), isNull(healthDocuments.deletedAt)));
}

/** Months with something noted by the day: the first such day, and how many there are. In no order. */
export async function countNotedDays(
  tx: Tx,
  userId: string,
): Promise<{ first_day: CalendarDate; days: number }[]> {
  const answer = await tx.execute(sql`select min(day)::text as first_day, count(*)::int as days
    from ${notedDays(userId)} as noted
    group by date_trunc('month', day)`);
  // as: both drivers answer so, and the statement names these columns
  return (answer as unknown as { rows: { first_day: CalendarDate; days: number }[] }).rows;
}

/** Days on which something was measured in a laboratory, and how many values; in no order. */
export async function countLabValues(
  tx: Tx,
  userId: string,
): Promise<{ day: CalendarDate; values: number }[]> {
  const answer = await tx.execute(sql`select local_day::text as day, count(*)::int as values from measurements
    where user_id = ${userId} and kind = 'lab' group by local_day`);
  return (answer as unknown as { rows: { day: CalendarDate; values: number }[] }).rows; // as above
}
