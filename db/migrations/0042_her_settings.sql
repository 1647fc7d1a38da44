ALTER TABLE "profiles" ADD COLUMN "luteal_days" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_luteal_days" CHECK ("profiles"."luteal_days" between 10 and 16);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_hidden_parts" CHECK (are_known_codes("profiles"."hidden_parts", '{health-today,B1,B2,B3,B4,B5}'));
--> statement-breakpoint
-- From here on by hand. Her name in the account, which mails greet her by, is written beside it by the role of accounts.
grant update (full_name, luteal_days, hidden_parts) on profiles to app_user;
