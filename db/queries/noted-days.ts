import { type SQL, sql } from 'drizzle-orm';

/** The days on which something is noted, each once, as a column `day`. A result of a laboratory is no note of its day. */
export const notedDays = (userId: string): SQL =>
  sql`(select log_date as day from daily_logs where user_id = ${userId}
    union select signal_date from daily_health_signals where user_id = ${userId}
    union select day from day_answers where user_id = ${userId}
    union select day from bleeding_days where user_id = ${userId}
    union select local_day from measurements where user_id = ${userId} and kind <> 'lab')`;
