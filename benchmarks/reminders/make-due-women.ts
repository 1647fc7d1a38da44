import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';
import pg from 'pg';

const TABLES = ['users', 'reminder_preferences', 'reminder_settings', 'reminders'];

/** Those that wait are somebody's for so long: nobody takes them before they are let go. */
const WAIT = `interval '2 hours'`;
const isWaiting = `not is_done and held_until > now() + interval '1 hour'`;

/** Reminders that are due, for the owner of a database to look after. */
export interface DueReminders {
  /** The keys of their mails, the longest due first. */
  keys: string[];
  /** Lets so many go, the longest due first; all without a number. */
  letGo(count?: number): Promise<void>;
  /** Holds those back again that were let go and that nobody has. */
  hold(): Promise<void>;
  /** Those that are not done. */
  countLeft(): Promise<number>;
  /** Those of them that were let go, with those that somebody has. */
  countOut(): Promise<number>;
  /** Those that are done with all that was to be done noted, and the notices on dashboards. */
  countDone(): Promise<{ done: number; notices: number; womenWithNotice: number }>;
  close(): Promise<void>;
}

/**
 * Makes so many women who confirmed their addresses and want to be reminded to log their day, by mail and on the dashboard, and
 * for each the reminder, which came due within the last minute. They wait until they are let go. It is about noon where they
 * live, so that the day does not end meanwhile.
 */
export async function makeDueWomen(url: string, count: number): Promise<DueReminders> {
  const now = new Date();
  const zone = zoneOfNoon(now);
  const client = new pg.Client({ connectionString: url, application_name: 'lunaria benchmark' });
  await client.connect();
  await client.query(`
    begin;
    set local role app_auth;
    insert into users (id, email, full_name, email_verified, email_proved_at, terms_version, terms_accepted_at)
      select gen_random_uuid(), 'due-' || number || '@example.org', 'Maria', true, now(), '2026-01', now()
      from generate_series(1, ${count}) number;
    set local role none;
    ${TABLES.map((table) => `alter table ${table} no force row level security;`).join('')}
    create temporary table due on commit drop as select id from users where email like 'due-%@example.org';
    insert into reminder_preferences (user_id, zone) select id, '${zone}' from due;
    insert into reminder_settings
      (user_id, kind, is_on, lead_days, minute, weekdays, by_mail, on_dashboard, changed_at)
      select id, 'log-today', true, 0, 1200, 127, true, true, now() - interval '1 month' from due;
    insert into reminders (user_id, kind, on_day, due_at, useful_until, held_until)
      select id, 'log-today', '${wallTimeAt(now, zone).day}', now() - random() * interval '59 seconds',
        now() + interval '8 hours', now() + ${WAIT}
      from due;
    ${TABLES.map((table) => `alter table ${table} force row level security;`).join('')}
    commit`);
  const asWorker = async (statement: string) => {
    const answer = (await client.query(
      `begin; set local role app_worker; ${statement}; commit`,
    )) as unknown as pg.QueryResult[]; // as: several statements in one text are answered one by one
    return answer.flatMap(({ rows }) => rows);
  };
  const countUndone = async (condition: string) => {
    const [row] = await asWorker(
      `select count(*)::int as count from reminders where not is_done and ${condition}`,
    );
    return Number(row?.count);
  };
  await client.query('analyze users, profiles, reminder_preferences, reminder_settings, reminders');
  const rows = await asWorker('select id from reminders order by due_at, id');
  return {
    keys: rows.map(({ id }) => `reminder-${id}`),
    hold: async () =>
      void (await asWorker(
        `update reminders set held_until = now() + ${WAIT} where not is_done and held_until is null`,
      )),
    letGo: async (some) =>
      void (await asWorker(
        `update reminders set held_until = null where id in (
           select id from reminders where ${isWaiting} order by due_at, id ${some === undefined ? '' : `limit ${some}`})`,
      )),
    countLeft: () => countUndone('true'),
    countOut: () => countUndone(`(held_until is null or held_until < now() + interval '1 hour')`),
    countDone: async () => {
      const [row] = await asWorker(`
        select (select count(*)::int from reminders where is_done and mailed_at is not null and shown_at is not null) as done,
          (select count(*)::int from notices) as notices, (select count(distinct user_id)::int from notices) as women`);
      return { done: row?.done, notices: row?.notices, womenWithNotice: row?.women };
    },
    close: () => client.end(),
  };
}

/** A zone of a fixed offset where it is between noon and one; its name has the sign turned round. */
function zoneOfNoon(now: Date): string {
  const hours = 12 - now.getUTCHours();
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
