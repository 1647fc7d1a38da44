import type { RecordCounts } from '@lunaria/domain/account/erasure.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { notedDays } from './noted-days.ts';

/** How much of hers there is, for her to see before it goes. Runs as app_user. */
export async function countRecords(tx: Tx, userId: string): Promise<RecordCounts> {
  const of = (table: string, condition = sql`true`) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where user_id = ${userId} and ${condition})`;
  const days = sql`(select count(*)::int from ${notedDays(userId)} as noted)`;
  const answer = await tx.execute(sql`select ${days} as days, ${of('period_tracking')} as periods,
    ${of('daily_health_signals', sql`notes is not null`)} as notes, ${of('measurements')} as measurements,
    ${of('health_documents', sql`deleted_at is null`)} as documents, ${of('pregnancies')} as pregnancies,
    ${of('health_goals')} as goals, ${of('method_uses')} as methods,
    ${of('medical_records', sql`deleted_at is null`)} as records`);
  // as: both drivers answer so, and the statement names these columns
  const [counts] = (answer as unknown as { rows: RecordCounts[] }).rows;
  if (!counts) throw new Error('Nothing was counted.');
  return counts;
}
