CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "notices_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'document-read', 'something-waits')),
	CONSTRAINT "notices_times" CHECK (isfinite("notices"."made_at") and isfinite("notices"."useful_until") and isfinite("notices"."dismissed_at"))
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"wording" text DEFAULT 'discreet' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_preferences_zone_length" CHECK (char_length("reminder_preferences"."zone") between 1 and 64),
	CONSTRAINT "reminder_preferences_quiet_minutes" CHECK ("reminder_preferences"."quiet_from" between 0 and 1439 and "reminder_preferences"."quiet_to" between 0 and 1439),
	CONSTRAINT "reminder_preferences_quiet_both" CHECK (("reminder_preferences"."quiet_from" is null) = ("reminder_preferences"."quiet_to" is null) and "reminder_preferences"."quiet_from" is distinct from coalesce("reminder_preferences"."quiet_to", -1)),
	CONSTRAINT "reminder_preferences_wording" CHECK ("reminder_preferences"."wording" in ('discreet', 'plain'))
);
--> statement-breakpoint
ALTER TABLE "reminder_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_on" boolean NOT NULL,
	"lead_days" smallint NOT NULL,
	"minute" smallint NOT NULL,
	"weekdays" smallint NOT NULL,
	"first_on" date,
	"every_days" smallint,
	"by_mail" boolean NOT NULL,
	"on_dashboard" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_settings_pkey" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "reminder_settings_id" UNIQUE("id"),
	CONSTRAINT "reminder_settings_kind" CHECK ("reminder_settings"."kind" in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'document-read', 'something-waits')),
	CONSTRAINT "reminder_settings_lead_days" CHECK ("reminder_settings"."lead_days" between 0 and 60),
	CONSTRAINT "reminder_settings_minute" CHECK ("reminder_settings"."minute" between 0 and 1439),
	CONSTRAINT "reminder_settings_weekdays" CHECK ("reminder_settings"."weekdays" between 1 and 127),
	CONSTRAINT "reminder_settings_first_on" CHECK ("reminder_settings"."first_on" between '1900-01-01'::date and '9999-12-31'::date),
	CONSTRAINT "reminder_settings_every_days" CHECK ("reminder_settings"."every_days" between 1 and 400),
	CONSTRAINT "reminder_settings_changed_at" CHECK (isfinite("reminder_settings"."changed_at"))
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"on_day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"mail_tried_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","subject_id","on_day"),
	CONSTRAINT "reminders_kind" CHECK ("reminders"."kind" in ('period-due', 'period-late', 'fertile-window', 'log-today', 'pill', 'patch', 'ring', 'injection', 'renewal', 'document-read', 'something-waits')),
	CONSTRAINT "reminders_times" CHECK (isfinite("reminders"."due_at") and isfinite("reminders"."useful_until")),
	CONSTRAINT "reminders_mail_tried" CHECK ("reminders"."mailed_at" is null or "reminders"."mail_tried_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_preferences" ADD CONSTRAINT "reminder_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at","id") WHERE not "reminders"."is_done";--> statement-breakpoint
CREATE POLICY "notices_own_read" ON "notices" AS PERMISSIVE FOR SELECT TO "app_user" USING ("notices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "notices_own_dismiss" ON "notices" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("notices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("notices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "notices_worker" ON "notices" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reminder_preferences_own" ON "reminder_preferences" AS PERMISSIVE FOR ALL TO public USING ("reminder_preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("reminder_preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "reminder_preferences_worker_read" ON "reminder_preferences" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "reminder_settings_own" ON "reminder_settings" AS PERMISSIVE FOR ALL TO public USING ("reminder_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("reminder_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "reminder_settings_worker_read" ON "reminder_settings" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "reminder_settings_worker_unsubscribe" ON "reminder_settings" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reminders_own_read" ON "reminders" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reminders"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "reminders_worker" ON "reminders" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on by hand.
alter table reminder_preferences force row level security;
--> statement-breakpoint
alter table reminder_settings force row level security;
--> statement-breakpoint
alter table reminders force row level security;
--> statement-breakpoint
alter table notices force row level security;
--> statement-breakpoint
grant select, insert, update (zone, quiet_from, quiet_to, wording) on reminder_preferences to app_user;
--> statement-breakpoint
grant select, insert,
  update (is_on, lead_days, minute, weekdays, first_on, every_days, by_mail, on_dashboard, changed_at)
  on reminder_settings to app_user;
--> statement-breakpoint
-- What she was reminded of is written by jobs alone.
grant select on reminders to app_user;
--> statement-breakpoint
grant select, update (dismissed_at) on notices to app_user;
--> statement-breakpoint
grant select on reminder_preferences to app_worker;
--> statement-breakpoint
-- The link of a mail that ends its kind.
grant select, update (by_mail) on reminder_settings to app_worker;
--> statement-breakpoint
grant select, insert, update, delete on reminders to app_worker;
--> statement-breakpoint
grant select, insert, delete on notices to app_worker;
--> statement-breakpoint
create trigger reminder_preferences_set_updated_at before insert or update on reminder_preferences
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger reminder_settings_set_updated_at before insert or update on reminder_settings
  for each row execute function set_updated_at();
