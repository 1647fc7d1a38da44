ALTER TABLE "profiles" ADD COLUMN "shows_losses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Guards, as in the migrations before: she says it herself.
grant update (shows_losses) on profiles to app_user;
