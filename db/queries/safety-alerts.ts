import type { AlertState } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { safetyAlerts } from '../schema/safety-alerts.ts';

/** An alert as it is stored: rule, level and reasons as they were encrypted. */
export interface AlertRow {
  id: string;
  day: CalendarDate;
  facts_key: Uint8Array;
  content: Uint8Array;
  rules_version: number;
  raised_at: Date;
  read_at: Date | null;
  state: AlertState;
  /** Null while it is open. */
  settled_at: Date | null;
}

const columns = {
  id: safetyAlerts.id,
  day: safetyAlerts.day,
  facts_key: safetyAlerts.factsKey,
  content: safetyAlerts.content,
  rules_version: safetyAlerts.rulesVersion,
  raised_at: safetyAlerts.raisedAt,
  read_at: safetyAlerts.readAt,
  state: safetyAlerts.state,
  settled_at: safetyAlerts.settledAt,
};

/** The newest of hers, the open before the settled, at most so many. */
export async function findAlertRows(tx: Tx, userId: string, limit: number): Promise<AlertRow[]> {
  return (await alertsOfUser(tx).execute({ userId, limit })).map(toAlertRow);
}

/** Read with every entry: built and planned once per connection. */
const alertsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(safetyAlerts)
    .where(eq(safetyAlerts.userId, sql.placeholder('userId')))
    .orderBy(sql`${safetyAlerts.state} = 'open' desc`, desc(safetyAlerts.raisedAt), asc(safetyAlerts.id))
    .limit(sql.placeholder('limit'))
    .prepare('alerts_of_user'),
);

/** The one with this id, or null. */
export async function findAlertRow(tx: Tx, userId: string, id: string): Promise<AlertRow | null> {
  const [row] = await tx
    .select(columns)
    .from(safetyAlerts)
    .where(and(eq(safetyAlerts.userId, userId), eq(safetyAlerts.id, id)));
  return row ? toAlertRow(row) : null;
}

/** Inserts the alert with this id, or overwrites what may change of it: day and facts stay what they were. */
export async function upsertAlertRow(tx: Tx, userId: string, row: AlertRow): Promise<void> {
  const values = {
    content: row.content,
    rulesVersion: row.rules_version,
    raisedAt: row.raised_at,
    readAt: row.read_at,
    state: row.state,
    settledAt: row.settled_at,
  };
  await tx
    .insert(safetyAlerts)
    .values({ userId, id: row.id, day: row.day, factsKey: row.facts_key, ...values })
    .onConflictDoUpdate({ target: [safetyAlerts.userId, safetyAlerts.id], set: values });
}

/** Deletes the alerts with these ids; fine when some are gone already. */
export async function deleteAlertRows(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await tx.execute(sql`select delete_own_safety_alerts(array[${list}])`);
}

function toAlertRow(
  row: {
    [Key in keyof AlertRow]: AlertRow[Key] extends CalendarDate | null ? string | null : AlertRow[Key];
  },
): AlertRow {
  return row as AlertRow; // by format: the columns are dates, given as YYYY-MM-DD
}
