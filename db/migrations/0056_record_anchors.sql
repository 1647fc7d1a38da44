CREATE TABLE "dismissed_proposals" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"value_key" text NOT NULL,
	"said" "bytea" NOT NULL,
	CONSTRAINT "dismissed_proposals_pkey" PRIMARY KEY("user_id","document_id","value_key"),
	CONSTRAINT "dismissed_proposals_value_key" CHECK ("dismissed_proposals"."value_key" ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'),
	CONSTRAINT "dismissed_proposals_said_size" CHECK (octet_length("dismissed_proposals"."said") between 31 and 8192)
);
--> statement-breakpoint
ALTER TABLE "dismissed_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "record_anchors" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"record_id" uuid,
	"measurement_id" uuid,
	"document_id" uuid,
	"page" smallint NOT NULL,
	"line" integer NOT NULL,
	"value_key" text NOT NULL,
	"quote" "bytea" NOT NULL,
	"document_gone_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_anchors_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "record_anchors_target" CHECK (num_nonnulls("record_anchors"."record_id", "record_anchors"."measurement_id") = 1),
	CONSTRAINT "record_anchors_page" CHECK ("record_anchors"."page" between 1 and 300),
	CONSTRAINT "record_anchors_line" CHECK ("record_anchors"."line" >= 1),
	CONSTRAINT "record_anchors_value_key" CHECK ("record_anchors"."value_key" ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'),
	CONSTRAINT "record_anchors_quote_size" CHECK (octet_length("record_anchors"."quote") between 31 and 8192),
	CONSTRAINT "record_anchors_gone" CHECK ("record_anchors"."document_id" is not null or "record_anchors"."document_gone_at" is not null),
	CONSTRAINT "record_anchors_gone_at" CHECK ("record_anchors"."document_gone_at" between '2026-01-01 00:00+00'::timestamptz and "record_anchors"."updated_at" + interval '14 hours')
);
--> statement-breakpoint
ALTER TABLE "record_anchors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "proposals_waiting" smallint;--> statement-breakpoint
ALTER TABLE "dismissed_proposals" ADD CONSTRAINT "dismissed_proposals_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_anchors" ADD CONSTRAINT "record_anchors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_anchors" ADD CONSTRAINT "record_anchors_record" FOREIGN KEY ("user_id","record_id") REFERENCES "public"."medical_records"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_anchors" ADD CONSTRAINT "record_anchors_measurement" FOREIGN KEY ("user_id","measurement_id") REFERENCES "public"."measurements"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_anchors" ADD CONSTRAINT "record_anchors_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE set null ("document_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_anchors_one_of_record" ON "record_anchors" USING btree ("user_id","record_id","document_id","value_key");--> statement-breakpoint
CREATE UNIQUE INDEX "record_anchors_one_of_measurement" ON "record_anchors" USING btree ("user_id","measurement_id","document_id","value_key");--> statement-breakpoint
CREATE INDEX "record_anchors_of_document" ON "record_anchors" USING btree ("user_id","document_id");--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_proposals_waiting" CHECK ("health_documents"."proposals_waiting" >= 0);--> statement-breakpoint
CREATE POLICY "dismissed_proposals_own" ON "dismissed_proposals" AS PERMISSIVE FOR ALL TO public USING ("dismissed_proposals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("dismissed_proposals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "record_anchors_own" ON "record_anchors" AS PERMISSIVE FOR ALL TO public USING ("record_anchors"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("record_anchors"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- From here on by hand.
alter table record_anchors force row level security;
--> statement-breakpoint
alter table dismissed_proposals force row level security;
--> statement-breakpoint
-- What an anchor is of, and in which document it stands, cannot be changed.
grant select, insert, update (page, line, value_key, quote, document_gone_at) on record_anchors to app_user;
--> statement-breakpoint
grant select, insert, update (said) on dismissed_proposals to app_user;
--> statement-breakpoint
-- Counted when she asks; what she answers, corrects or has read anew is counted anew.
grant update (proposals_waiting) on health_documents to app_user, app_worker;
--> statement-breakpoint
create policy record_anchors_backup on record_anchors for select to app_backup using (true);
--> statement-breakpoint
create policy dismissed_proposals_backup on dismissed_proposals for select to app_backup using (true);
--> statement-breakpoint
grant select on record_anchors, dismissed_proposals to app_backup;
--> statement-breakpoint
create trigger record_anchors_set_updated_at before insert or update on record_anchors
  for each row execute function set_updated_at();
--> statement-breakpoint
-- A document that goes leaves when: as she deleted it an hour before, or now.
create function date_document_gone() returns trigger language plpgsql as $$
begin
  new.document_gone_at := coalesce(new.document_gone_at, now());
  return new;
end
$$;
--> statement-breakpoint
create trigger record_anchors_date_gone before update on record_anchors
  for each row when (new.document_id is null) execute function date_document_gone();
--> statement-breakpoint
-- 0032_delete_own_rows.sql says why by functions.
create function delete_own_record_anchors(wanted_ids uuid[]) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.record_anchors
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = any (wanted_ids)
  returning user_id;
end;
--> statement-breakpoint
create function delete_own_dismissed_proposals(wanted_document uuid, wanted_keys text[]) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.dismissed_proposals
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and document_id = wanted_document
    and value_key = any (wanted_keys)
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_record_anchors(uuid[]), delete_own_dismissed_proposals(uuid, text[]) from public;
--> statement-breakpoint
grant execute on function delete_own_record_anchors(uuid[]), delete_own_dismissed_proposals(uuid, text[]) to app_user;
