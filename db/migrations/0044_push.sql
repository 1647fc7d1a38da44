CREATE TABLE "push_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"master_key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_wrapped_key_size" CHECK (octet_length("push_keys"."wrapped_key") = 61),
	CONSTRAINT "push_keys_master_key_id" CHECK (char_length("push_keys"."master_key_id") between 1 and 32)
);
--> statement-breakpoint
ALTER TABLE "push_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"turned_on_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_hash_unique" UNIQUE("endpoint_hash"),
	CONSTRAINT "push_subscriptions_endpoint_hash_size" CHECK (octet_length("push_subscriptions"."endpoint_hash") = 32),
	CONSTRAINT "push_subscriptions_content_size" CHECK (octet_length("push_subscriptions"."content") between 200 and 3000),
	CONSTRAINT "push_subscriptions_turned_on_at" CHECK (isfinite("push_subscriptions"."turned_on_at"))
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "by_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "push_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "pushed_to" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_keys_one" ON "push_keys" USING btree ((true));--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command'));--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_push_tried" CHECK ("reminders"."pushed_at" is null or "reminders"."push_tried_at" is not null);--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_pushed_to" CHECK (("reminders"."pushed_at" is null) = (cardinality("reminders"."pushed_to") = 0));--> statement-breakpoint
CREATE POLICY "push_keys_worker_read" ON "push_keys" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "push_keys_worker_create" ON "push_keys" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_own" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO public USING ("push_subscriptions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("push_subscriptions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "push_subscriptions_worker_read" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "push_subscriptions_worker_end" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
-- From here on by hand.
alter table push_keys force row level security;
--> statement-breakpoint
alter table push_subscriptions force row level security;
--> statement-breakpoint
grant select, insert on push_keys to app_worker;
--> statement-breakpoint
-- Renewed by the browser, a device gets another address, and stays the one she turned on.
grant select, insert, update (endpoint_hash, content) on push_subscriptions to app_user;
--> statement-breakpoint
-- An address that another session names is not this one's any more.
grant select (session_id, user_id, endpoint_hash), delete on push_subscriptions to app_worker;
--> statement-breakpoint
grant update (by_push) on reminder_settings to app_user;
--> statement-breakpoint
create function delete_own_push_subscriptions(wanted_session_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.push_subscriptions
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and session_id = wanted_session_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_push_subscriptions(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_push_subscriptions(uuid) to app_user;
