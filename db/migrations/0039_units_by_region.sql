ALTER TABLE "profiles" ALTER COLUMN "weight_unit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "weight_unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "temperature_unit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "temperature_unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "water_unit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "water_unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "week_start" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_week_start" CHECK ("profiles"."week_start" in (0, 1, 5, 6));--> statement-breakpoint
-- From here on by hand. Rows that are there keep their units: who chose them and who did not cannot be told apart.
grant update (week_start) on profiles to app_user;
