import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** For CHECKs: the latest day that it is anywhere on earth (UTC+14) at a moment. Nobody knows her time zone here. */
export function latestTodayAt(moment: AnyPgColumn): SQL {
  return sql`(${moment} at time zone 'UTC' + interval '14 hours')::date`;
}
