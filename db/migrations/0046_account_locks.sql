CREATE TABLE "account_locks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"after_minutes" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "account_locks_pin_hash" CHECK ("account_locks"."pin_hash" ~ '^\$argon2id\$.{20,200}$'),
	CONSTRAINT "account_locks_after_minutes" CHECK ("account_locks"."after_minutes" in (1, 5, 15, 60)),
	CONSTRAINT "account_locks_tries" CHECK ("account_locks"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "account_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_locks" ADD CONSTRAINT "account_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked', 'pin-set', 'pin-changed', 'pin-ended', 'pin-refused'));--> statement-breakpoint
CREATE POLICY "account_locks_auth" ON "account_locks" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- By hand from here on.
alter table account_locks force row level security;
--> statement-breakpoint
grant select, insert, update, delete on account_locks to app_auth;
