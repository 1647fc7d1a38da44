-- Whoever has DELETE on a table may lock it against everybody, and DELETE cannot be granted by columns. So requests lose
-- it, and delete through these functions, which run with the owner's rights
-- (docs/decisions/rows-are-deleted-by-functions.md). A row is hers by two rules that do not know of each other: what the
-- function says, and the policy, which from here on holds for every role, the owner too.
alter policy bleeding_days_own on bleeding_days to public;
--> statement-breakpoint
alter policy cycle_marks_own on cycle_marks to public;
--> statement-breakpoint
alter policy cycle_pauses_own on cycle_pauses to public;
--> statement-breakpoint
alter policy daily_logs_own on daily_logs to public;
--> statement-breakpoint
alter policy document_corrections_own on document_corrections to public;
--> statement-breakpoint
alter policy document_uploads_own on document_uploads to public;
--> statement-breakpoint
alter policy guardians_own_read on guardians to public;
--> statement-breakpoint
alter policy guardians_own_delete on guardians to public;
--> statement-breakpoint
alter policy health_goals_own on health_goals to public;
--> statement-breakpoint
alter policy measurements_own on measurements to public;
--> statement-breakpoint
alter policy onboarding_answers_own on onboarding_answers to public;
--> statement-breakpoint
alter policy period_tracking_own on period_tracking to public;
--> statement-breakpoint
alter policy pregnancies_own on pregnancies to public;
--> statement-breakpoint
-- Each answers with whose the rows were, once for each. Written as SQL with a fixed meaning (`begin atomic`): tables and
-- operators are bound here, and no setting of the caller leads them elsewhere. An argument must not be named like a
-- column, which would be meant instead.
create function delete_own_bleeding_days(wanted_day date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.bleeding_days
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and day = wanted_day
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_cycle_marks(wanted_start date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.cycle_marks
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and cycle_start = wanted_start
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_cycle_pauses(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.cycle_pauses
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_daily_logs(wanted_day date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.daily_logs
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and log_date = wanted_day
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_document_corrections(wanted_document uuid, wanted_key text) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.document_corrections
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and document_id = wanted_document
    and value_key = wanted_key
  returning user_id;
end;
--> statement-breakpoint
-- Given up or not: an upload that was given up meanwhile cannot become a document, nor a file be forgotten that is in use.
create function delete_own_document_uploads(wanted_path text, is_abandoned boolean) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.document_uploads
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and file_path = wanted_path
    and (abandoned_at is not null) = is_abandoned
  returning user_id;
end;
--> statement-breakpoint
-- All of hers that have not answered; an answer stays.
create function delete_own_guardians() returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.guardians
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and answer is null
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_health_goals(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.health_goals
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_measurements(wanted_ids uuid[]) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.measurements
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = any (wanted_ids)
  returning user_id;
end;
--> statement-breakpoint
-- The answers of this stage alone: those of another stay.
create function delete_own_onboarding_answers(wanted_stage text) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.onboarding_answers
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and stage = wanted_stage
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_period_tracking(wanted_start date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.period_tracking
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and period_start_date = wanted_start
  returning user_id;
end;
--> statement-breakpoint
-- One that ended; one that goes on can be ended, not deleted.
create function delete_own_pregnancies(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.pregnancies
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id and ended_at is not null
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_bleeding_days(date), delete_own_cycle_marks(date), delete_own_cycle_pauses(uuid),
  delete_own_daily_logs(date), delete_own_document_corrections(uuid, text), delete_own_document_uploads(text, boolean),
  delete_own_guardians(), delete_own_health_goals(uuid), delete_own_measurements(uuid[]),
  delete_own_onboarding_answers(text), delete_own_period_tracking(date), delete_own_pregnancies(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_bleeding_days(date), delete_own_cycle_marks(date), delete_own_cycle_pauses(uuid),
  delete_own_daily_logs(date), delete_own_document_corrections(uuid, text), delete_own_document_uploads(text, boolean),
  delete_own_guardians(), delete_own_health_goals(uuid), delete_own_measurements(uuid[]),
  delete_own_onboarding_answers(text), delete_own_period_tracking(date), delete_own_pregnancies(uuid) to app_user;
--> statement-breakpoint
revoke delete on bleeding_days, cycle_marks, cycle_pauses, daily_logs, document_corrections, document_uploads, guardians,
  health_goals, measurements, onboarding_answers, period_tracking, pregnancies from app_user;
