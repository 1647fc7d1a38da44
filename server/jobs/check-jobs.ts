import type { Database } from '@lunaria/db/engine/database.ts';
import { findOldestWaitingSeconds } from '@lunaria/db/queries/outbox.ts';

/** An outbox row is normally a job within a second, and a due job is taken within a few. */
const STUCK_AFTER_SECONDS = 120;

/** Returns null while work flows, or a sentence about what is stuck or has failed for good. */
export async function checkJobs(database: Database, queues: string[]): Promise<string | null> {
  const waiting = await database.asWorker((tx) => findOldestWaitingSeconds(tx));
  if (waiting !== null && waiting > STUCK_AFTER_SECONDS)
    return `the outbox has waited ${Math.round(waiting)} s`;
  // Documents are read one after the other, and so is a mailing sent and what is stored moved: those behind are overdue only
  // where nothing goes on in front of them.
  const { rows } = await database.runAsWorker(
    `with moving as (
       select distinct name from pgboss.job where name in ('read-document', 'ask-model', 'send-newsletter-issue', 'move-blood-pressures')
         and (state = 'active' or completed_on > now() - make_interval(secs => $1)))
     select count(*) filter (where state < 'active' and start_after < now() - make_interval(secs => $1)
              and name not in (select name from moving))::int as overdue,
            count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
     from pgboss.job where name = any($2)`,
    [STUCK_AFTER_SECONDS, queues],
  );
  // The statement above names both columns.
  const { overdue, failed } = rows[0] as { overdue: number; failed: number };
  if (overdue > 0) return `${overdue} jobs are overdue`;
  if (failed > 0) return `${failed} jobs failed for good in the last day`;
  return null;
}
