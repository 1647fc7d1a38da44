CREATE TABLE "disabled_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"disabled_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	CONSTRAINT "disabled_accounts_disabled_at" CHECK (isfinite("disabled_accounts"."disabled_at")),
	CONSTRAINT "disabled_accounts_enabled_at" CHECK ("disabled_accounts"."enabled_at" >= "disabled_accounts"."disabled_at")
);
--> statement-breakpoint
ALTER TABLE "disabled_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "disabled_accounts" ADD CONSTRAINT "disabled_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "disabled_accounts_own_read" ON "disabled_accounts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("disabled_accounts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "disabled_accounts_auth_read" ON "disabled_accounts" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "disabled_accounts_worker" ON "disabled_accounts" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- By hand from here on.
alter table disabled_accounts force row level security;
--> statement-breakpoint
grant select on disabled_accounts to app_user, app_auth;
--> statement-breakpoint
-- For the operator's commands; the row goes with its account.
grant select, insert, update (disabled_at, enabled_at) on disabled_accounts to app_worker;
--> statement-breakpoint
create policy disabled_accounts_backup on disabled_accounts for select to app_backup using (true);
--> statement-breakpoint
grant select on disabled_accounts to app_backup;
