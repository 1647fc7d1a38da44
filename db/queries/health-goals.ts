import type { GoalPlace } from '@lunaria/domain/goals/goal-place.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { and, asc, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { healthGoals } from '../schema/health-goals.ts';

const columns = {
  id: healthGoals.id,
  kind: healthGoals.kind,
  amount: healthGoals.amount,
  days_per_week: healthGoals.daysPerWeek,
  started_on: healthGoals.startedOn,
  state: healthGoals.state,
  state_since: healthGoals.stateSince,
  last_pause_from: healthGoals.lastPauseFrom,
  last_pause_to: healthGoals.lastPauseTo,
};

/** Her goals behind `place` (null: from the beginning), at most so many, those that ended too, newest start first. */
export async function findHealthGoals(
  tx: Tx,
  userId: string,
  place: GoalPlace | null,
  limit: number,
): Promise<HealthGoal[]> {
  const { started_on: startedOn, id } = place ?? BEGINNING;
  return (await goalsOfUser(tx).execute({ userId, startedOn, id, limit })).map(toGoal);
}

/** Before every goal there can be. */
const BEGINNING = { started_on: 'infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Read at every visit of the dashboard: built and planned once per connection. */
const goalsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(healthGoals)
    .where(
      and(
        eq(healthGoals.userId, sql.placeholder('userId')),
        or(
          lt(healthGoals.startedOn, sql.placeholder('startedOn')),
          and(
            eq(healthGoals.startedOn, sql.placeholder('startedOn')),
            gt(healthGoals.id, sql.placeholder('id')),
          ),
        ),
      ),
    )
    .orderBy(desc(healthGoals.startedOn), asc(healthGoals.id))
    .limit(sql.placeholder('limit'))
    .prepare('goals_of_user'),
);

/** What a write of the goal with this id has to look at, locked until the transaction ends: it, and those that have not ended. */
export async function lockHealthGoals(tx: Tx, userId: string, id: string): Promise<HealthGoal[]> {
  const rows = await tx
    .select(columns)
    .from(healthGoals)
    .where(and(eq(healthGoals.userId, userId), or(eq(healthGoals.id, id), ne(healthGoals.state, 'ended'))))
    .for('update');
  return rows.map(toGoal);
}

/** Inserts the goal with this id, or overwrites all its fields. */
export async function upsertHealthGoal(tx: Tx, userId: string, goal: HealthGoal): Promise<void> {
  const values = {
    kind: goal.kind,
    amount: goal.amount,
    daysPerWeek: goal.days_per_week,
    startedOn: goal.started_on,
    state: goal.state,
    stateSince: goal.state_since,
    lastPauseFrom: goal.last_pause_from,
    lastPauseTo: goal.last_pause_to,
  };
  await tx
    .insert(healthGoals)
    .values({ userId, id: goal.id, ...values })
    .onConflictDoUpdate({ target: [healthGoals.userId, healthGoals.id], set: values });
}

/** Deletes the goal with this id; fine when there is none. */
export async function deleteHealthGoal(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select delete_own_health_goals(${id})`);
}

function toGoal(row: { [Key in keyof HealthGoal]: Widened<HealthGoal[Key]> }): HealthGoal {
  return row as HealthGoal; // the table's CHECKs hold the same codes, and days come as YYYY-MM-DD
}

/** A code or a day as the database's types know it. */
type Widened<Value> = Value extends string ? string : Value;
