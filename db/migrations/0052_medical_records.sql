CREATE TABLE "medical_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"started_on" date,
	"started_precision" text NOT NULL,
	"ended_on" date,
	"ended_precision" text,
	"content" "bytea" NOT NULL,
	"origin" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medical_records_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "medical_records_kind" CHECK ("medical_records"."kind" in ('condition', 'medication', 'allergy', 'vaccination', 'procedure', 'family', 'provider', 'implant', 'obstetric')),
	CONSTRAINT "medical_records_status" CHECK ("medical_records"."status" in ('active', 'inactive', 'resolved', 'planned', 'refuted')),
	CONSTRAINT "medical_records_origin" CHECK ("medical_records"."origin" in ('typed', 'document', 'import', 'setup', 'sync')),
	CONSTRAINT "medical_records_started_precision" CHECK ("medical_records"."started_precision" in ('day', 'month', 'year', 'age', 'unknown')),
	CONSTRAINT "medical_records_ended_precision" CHECK ("medical_records"."ended_precision" in ('day', 'month', 'year', 'age', 'unknown')),
	CONSTRAINT "medical_records_start_known" CHECK (("medical_records"."started_on" is null) = ("medical_records"."started_precision" = 'unknown')),
	CONSTRAINT "medical_records_end_known" CHECK (("medical_records"."ended_on" is null) = (coalesce("medical_records"."ended_precision", 'unknown') = 'unknown')),
	CONSTRAINT "medical_records_start_first_day" CHECK (case "medical_records"."started_precision"
        when 'month' then extract(day from "medical_records"."started_on") = 1
        when 'year' then extract(doy from "medical_records"."started_on") = 1
        when 'age' then extract(doy from "medical_records"."started_on") = 1
        else true end),
	CONSTRAINT "medical_records_end_last_day" CHECK (case "medical_records"."ended_precision"
        when 'month' then extract(day from "medical_records"."ended_on" + 1) = 1
        when 'year' then extract(doy from "medical_records"."ended_on" + 1) = 1
        when 'age' then extract(doy from "medical_records"."ended_on" + 1) = 1
        else true end),
	CONSTRAINT "medical_records_started_on" CHECK ("medical_records"."started_on" between '1900-01-01'::date and case when "medical_records"."status" = 'planned' then '2199-12-31'::date else ("medical_records"."updated_at" at time zone 'UTC' + interval '14 hours')::date end),
	CONSTRAINT "medical_records_ended_on" CHECK ("medical_records"."ended_on" between coalesce("medical_records"."started_on", '1900-01-01'::date) and '2199-12-31'::date),
	CONSTRAINT "medical_records_content_size" CHECK (octet_length("medical_records"."content") between 31 and 16384)
);
--> statement-breakpoint
ALTER TABLE "medical_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD COLUMN "conditions_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_records_deleted" ON "medical_records" USING btree ("deleted_at") WHERE "medical_records"."deleted_at" is not null;--> statement-breakpoint
CREATE POLICY "medical_records_own" ON "medical_records" AS PERMISSIVE FOR ALL TO public USING ("medical_records"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("medical_records"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "medical_records_worker_read" ON "medical_records" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "medical_records_worker_delete" ON "medical_records" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("medical_records"."deleted_at" < now() - interval '1 hour');--> statement-breakpoint
-- From here on by hand.
alter table medical_records force row level security;
--> statement-breakpoint
-- Whose a record is, of which kind and where it came from cannot be changed. Rows go by the sweeper alone.
grant select, insert, update (status, started_on, started_precision, ended_on, ended_precision, content, deleted_at) on medical_records to app_user;
--> statement-breakpoint
grant select (user_id, id, deleted_at), delete on medical_records to app_worker;
--> statement-breakpoint
grant update (conditions_taken) on onboarding_answers to app_user;
--> statement-breakpoint
create policy medical_records_backup on medical_records for select to app_backup using (true);
--> statement-breakpoint
grant select on medical_records to app_backup;
--> statement-breakpoint
create trigger medical_records_set_updated_at before insert or update on medical_records
  for each row execute function set_updated_at();
--> statement-breakpoint
-- Erasing a part (0051_parts.sql): at once and for good.
create function delete_own_medical_records(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.medical_records
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_medical_records(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_medical_records(uuid) to app_user;
