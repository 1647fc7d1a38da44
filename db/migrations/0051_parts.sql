ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked', 'pin-set', 'pin-changed', 'pin-ended', 'pin-refused', 'export-made', 'export-fetched', 'export-restored', 'erasure-asked', 'erasure-kept', 'part-erased'));--> statement-breakpoint
CREATE POLICY "cycle_forecasts_own_erase" ON "cycle_forecasts" AS PERMISSIVE FOR DELETE TO public USING ("cycle_forecasts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "health_documents_own_erase" ON "health_documents" AS PERMISSIVE FOR DELETE TO public USING ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER POLICY "cycle_forecasts_own_read" ON "cycle_forecasts" TO public USING ("cycle_forecasts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER POLICY "daily_health_signals_own" ON "daily_health_signals" TO public USING ("daily_health_signals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("daily_health_signals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER POLICY "health_documents_own_read" ON "health_documents" TO public USING ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- By hand from here on: what she could not delete by herself so far (0032_delete_own_rows.sql says why by functions).
create function delete_own_daily_health_signals(wanted_day date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.daily_health_signals
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and signal_date = wanted_day
  returning user_id;
end;
--> statement-breakpoint
-- Of cycles that began, or that stood on her screen, from day to day.
create function delete_own_cycle_forecasts(first_day date, last_day date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.cycle_forecasts
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid
    and (cycle_start between first_day and last_day or shown_on between first_day and last_day)
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_own_tags(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.own_tags
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
-- Its pages, reading and corrections go with it; the path of its file stays behind until the file is gone
-- (0012_health_documents_guards.sql).
create or replace function leave_path_behind() returns trigger language plpgsql as $$
begin
  -- Named in full: the function below finds no other schema.
  insert into public.document_uploads (file_path, user_id, abandoned_at) values (old.file_path, old.user_id, now());
  return old;
end
$$;
--> statement-breakpoint
create function delete_own_health_documents(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.health_documents
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
-- The function of 0032 deletes only what ended; who erases a part means the one that goes on, too.
create function delete_own_pregnancies(wanted_id uuid, with_ongoing boolean) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.pregnancies
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
    and (ended_at is not null or with_ongoing)
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_daily_health_signals(date), delete_own_cycle_forecasts(date, date),
  delete_own_own_tags(uuid), delete_own_health_documents(uuid), delete_own_pregnancies(uuid, boolean) from public;
--> statement-breakpoint
grant execute on function delete_own_daily_health_signals(date), delete_own_cycle_forecasts(date, date),
  delete_own_own_tags(uuid), delete_own_health_documents(uuid), delete_own_pregnancies(uuid, boolean) to app_user;
