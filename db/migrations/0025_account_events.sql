CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"address" text,
	"has_other_addresses" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_events_once_an_hour" UNIQUE("user_id","kind","name","hour"),
	CONSTRAINT "account_events_kind" CHECK ("account_events"."kind" in ('password-wrong', 'code-wrong', 'password-changed', 'password-reset', 'password-removed', 'factor-added', 'factor-removed', 'removal-asked', 'removal-stopped', 'codes-renewed', 'code-used', 'provider-added', 'provider-removed', 'email-change-asked', 'email-changed', 'sessions-ended', 'change-undone')),
	CONSTRAINT "account_events_name_length" CHECK (char_length("account_events"."name") <= 200),
	CONSTRAINT "account_events_count" CHECK ("account_events"."count" >= 1),
	CONSTRAINT "account_events_address_length" CHECK (char_length("account_events"."address") <= 64)
);
--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING btree ("at");--> statement-breakpoint
CREATE POLICY "account_events_auth" ON "account_events" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_events_own_read" ON "account_events" AS PERMISSIVE FOR SELECT TO "app_user" USING ("account_events"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
alter table account_events force row level security;
--> statement-breakpoint
grant select, insert, update, delete on account_events to app_auth;
--> statement-breakpoint
grant select on account_events to app_user;
