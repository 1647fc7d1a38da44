import type { Database } from '@lunaria/db/engine/database.ts';
import { findOldestWaitingSeconds, findRefusedMails } from '@lunaria/db/queries/outbox.ts';
import { countOf } from '@lunaria/domain/count-of.ts';

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
     select (count(*) filter (where is_overdue))::int as overdue,
            coalesce(extract(epoch from now() - min(start_after) filter (where is_overdue)), 0)::float8 as late,
            extract(epoch from now() - max(started_on))::float8 as taken,
            (count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day'))::int as failed
     from (select *, state < 'active' and start_after < now() - make_interval(secs => $1)
             and name not in (select name from moving) as is_overdue
           from pgboss.job where name = any($2)) as job`,
    [STUCK_AFTER_SECONDS, queues],
  );
  // The statement above names the columns.
  const { overdue, late, taken, failed } = rows[0] as Record<'overdue' | 'late' | 'failed', number> & {
    taken: number | null;
  };
  if (overdue > 0) {
    const last = taken === null ? 'none was ever taken' : `the last one was taken ${Math.round(taken)} s ago`;
    return `${countOf(overdue, 'job is', 'jobs are')} overdue, the oldest by ${Math.round(late)} s; ${last}`;
  }
  if (failed > 0) return `${countOf(failed, 'job')} failed for good in the last day`;
  return null;
}

/** Returns null while mails go out, or a sentence: none did for all that were tried since the last one. */
export async function checkMails(database: Database): Promise<string | null> {
  const { count, oldestSeconds } = await database.asWorker((tx) => findRefusedMails(tx));
  if (count === 0) return null;
  const since = `the oldest has waited ${Math.round(oldestSeconds)} s`;
  return `${countOf(count, 'mail was', 'mails were')} tried since the last one that went out; ${since}`;
}
