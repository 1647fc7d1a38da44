ALTER TABLE "profiles" ADD COLUMN "date_order" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "clock_hours" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "news_seen" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_date_order" CHECK ("profiles"."date_order" in ('day-month', 'month-day'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_clock_hours" CHECK ("profiles"."clock_hours" in (12, 24));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_news_seen" CHECK ("profiles"."news_seen" between 0 and 10000);
--> statement-breakpoint
-- From here on by hand.
grant update (date_order, clock_hours, news_seen) on profiles to app_user;
