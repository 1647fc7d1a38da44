CREATE TABLE "exports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"leaves_out" text[] NOT NULL,
	"has_passphrase" boolean NOT NULL,
	"passphrase" "bytea",
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"file_path" text,
	"file_size" bigint,
	"digest" "bytea",
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"downloaded_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '7 days' NOT NULL,
	CONSTRAINT "exports_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "exports_file_path" UNIQUE("file_path"),
	CONSTRAINT "exports_state" CHECK ("exports"."state" in ('waiting', 'building', 'ready', 'failed')),
	CONSTRAINT "exports_leaves_out" CHECK ("exports"."leaves_out" <@ array['losses', 'notes'] and cardinality("exports"."leaves_out") <= 2),
	CONSTRAINT "exports_passphrase" CHECK (("exports"."passphrase" is not null) = ("exports"."has_passphrase" and "exports"."state" in ('waiting', 'building'))),
	CONSTRAINT "exports_passphrase_size" CHECK (octet_length("exports"."passphrase") between 37 and 413),
	CONSTRAINT "exports_progress" CHECK ("exports"."progress" between 0 and 100),
	CONSTRAINT "exports_attempts" CHECK ("exports"."attempts" between 0 and 5),
	CONSTRAINT "exports_file_path_form" CHECK ("exports"."file_path" ~ ('^' || "exports"."user_id"::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]zip$')),
	CONSTRAINT "exports_file" CHECK (("exports"."file_path" is not null) = ("exports"."state" in ('building', 'ready'))),
	CONSTRAINT "exports_ready" CHECK (num_nulls("exports"."file_size", "exports"."digest", "exports"."ready_at") = case "exports"."state" when 'ready' then 0 else 3 end),
	CONSTRAINT "exports_file_size" CHECK ("exports"."file_size" > 0),
	CONSTRAINT "exports_digest_size" CHECK (octet_length("exports"."digest") = 32),
	CONSTRAINT "exports_downloaded" CHECK ("exports"."downloaded_at" is null or "exports"."ready_at" is not null),
	CONSTRAINT "exports_times" CHECK (isfinite("exports"."requested_at") and isfinite("exports"."held_until") and isfinite("exports"."expires_at"))
);
--> statement-breakpoint
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_in_progress" ON "exports" USING btree ("user_id") WHERE "exports"."state" in ('waiting', 'building');--> statement-breakpoint
CREATE INDEX "exports_expires_at" ON "exports" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked', 'pin-set', 'pin-changed', 'pin-ended', 'pin-refused', 'export-made', 'export-fetched', 'export-restored'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-factor-removal-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message', 'move-blood-pressures', 'send-emergency-page-mail', 'make-export'));--> statement-breakpoint
CREATE POLICY "exports_own" ON "exports" AS PERMISSIVE FOR ALL TO public USING ("exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "exports_worker_read" ON "exports" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "exports_worker_again" ON "exports" AS PERMISSIVE FOR UPDATE TO "app_worker" USING ("exports"."state" in ('waiting', 'building') and "exports"."held_until" < now()) WITH CHECK ("exports"."state" = 'waiting');--> statement-breakpoint
CREATE POLICY "exports_worker_end" ON "exports" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("exports"."expires_at" < now());
--> statement-breakpoint
-- By hand from here on.
alter table exports force row level security;
--> statement-breakpoint
-- Whose it is, which, what was asked for and when cannot be changed.
grant select, insert,
  update (state, passphrase, progress, attempts, file_path, file_size, digest, held_until, ready_at, downloaded_at, expires_at)
  on exports to app_user;
--> statement-breakpoint
-- The sweep: what nobody goes on with, what is over, and which files belong to a row.
grant select (user_id, id, state, file_path, held_until, expires_at), update (state, file_path, held_until), delete
  on exports to app_worker;
--> statement-breakpoint
create function delete_own_exports(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.exports
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_exports(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_exports(uuid) to app_user;
--> statement-breakpoint
-- A file that is brought back says itself when her mode changed: this trigger alone writes that down, and only where nothing is
-- written down yet.
create or replace function record_stage_change() returns trigger language plpgsql as $$
declare
  restored text := nullif(current_setting('app.restored_stages', true), '');
  chosen timestamptz := clock_timestamp();
  before timestamptz;
begin
  if restored is not null and not exists (select from stage_changes where user_id = new.id) then
    insert into stage_changes (user_id, from_stage, to_stage, changed_at)
    select new.id, from_stage, to_stage, changed_at
    from jsonb_populate_recordset(null::stage_changes, restored::jsonb);
    return null;
  end if;
  if (select count(*) from stage_changes where user_id = new.id and recorded_at > now() - interval '1 day') < 100 then
    if new.stage_chosen_at is distinct from old.stage_chosen_at then
      chosen := least(coalesce(new.stage_chosen_at, chosen), chosen);
    end if;
    select max(changed_at) + interval '1 microsecond' into before from stage_changes where user_id = new.id;
    insert into stage_changes (user_id, from_stage, to_stage, changed_at)
    values (new.id, old.life_stage, new.life_stage, greatest(chosen, new.created_at, before));
  end if;
  return null;
end
$$;
