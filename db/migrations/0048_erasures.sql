CREATE TABLE "erased_accounts" (
	"account_hash" "bytea" PRIMARY KEY NOT NULL,
	"erased_on" date NOT NULL,
	"backups_gone_on" date NOT NULL,
	CONSTRAINT "erased_accounts_hash_size" CHECK (octet_length("erased_accounts"."account_hash") = 32),
	CONSTRAINT "erased_accounts_days" CHECK ("erased_accounts"."backups_gone_on" between "erased_accounts"."erased_on" and "erased_accounts"."erased_on" + 181)
);
--> statement-breakpoint
ALTER TABLE "erased_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "erasures_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('waiting', 'cancelled', 'running')),
	CONSTRAINT "erasures_cancelled_at" CHECK (("erasures"."cancelled_at" is not null) = ("erasures"."state" = 'cancelled')),
	CONSTRAINT "erasures_due_at" CHECK ("erasures"."due_at" between "erasures"."requested_at" and "erasures"."requested_at" + interval '15 days'),
	CONSTRAINT "erasures_requested_at" CHECK (isfinite("erasures"."requested_at"))
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_open" ON "erasures" USING btree ("user_id") WHERE "erasures"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "erasures_due_at" ON "erasures" USING btree ("due_at") WHERE "erasures"."state" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked', 'pin-set', 'pin-changed', 'pin-ended', 'pin-refused', 'export-made', 'export-fetched', 'export-restored', 'erasure-asked', 'erasure-kept'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-factor-removal-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message', 'move-blood-pressures', 'send-emergency-page-mail', 'make-export', 'send-erasure-mail'));--> statement-breakpoint
CREATE POLICY "user_keys_worker_erase" ON "user_keys" AS PERMISSIVE FOR DELETE TO "app_worker" USING (exists (select from erasures e where e.user_id = user_keys.user_id and e.state = 'running'));--> statement-breakpoint
CREATE POLICY "erased_accounts_worker_read" ON "erased_accounts" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "erased_accounts_worker_note" ON "erased_accounts" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "erased_accounts_worker_sweep" ON "erased_accounts" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("erased_accounts"."backups_gone_on" < current_date);--> statement-breakpoint
CREATE POLICY "erasures_own_read" ON "erasures" AS PERMISSIVE FOR SELECT TO "app_user" USING ("erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "erasures_own_ask" ON "erasures" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "erasures"."state" = 'waiting');--> statement-breakpoint
CREATE POLICY "erasures_own_change" ON "erasures" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "erasures"."state" = 'waiting' and "erasures"."due_at" > now()) WITH CHECK ("erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "erasures"."state" <> 'running');--> statement-breakpoint
CREATE POLICY "erasures_worker_read" ON "erasures" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "erasures_worker_run" ON "erasures" AS PERMISSIVE FOR UPDATE TO "app_worker" USING ("erasures"."state" = 'waiting' and "erasures"."due_at" <= now()) WITH CHECK ("erasures"."state" = 'running');--> statement-breakpoint
ALTER POLICY "user_keys_own_create" ON "user_keys" TO app_user WITH CHECK ("user_keys"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and not exists (select from erasures e where e.user_id = user_keys.user_id and e.state = 'running'));
--> statement-breakpoint
-- By hand from here on.
alter table erasures force row level security;
--> statement-breakpoint
alter table erased_accounts force row level security;
--> statement-breakpoint
-- When she asked stays as it is; what is due, the worker runs.
grant select, insert, update (due_at, state, cancelled_at) on erasures to app_user;
--> statement-breakpoint
grant select, update (state) on erasures to app_worker;
--> statement-breakpoint
grant select, insert, delete on erased_accounts to app_worker;
--> statement-breakpoint
-- By its policy only that of an account that is being erased.
grant delete on user_keys to app_worker;
