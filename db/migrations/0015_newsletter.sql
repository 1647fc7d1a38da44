CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issue_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_subscription" UNIQUE("issue_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"article" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_article_unique" UNIQUE("article"),
	CONSTRAINT "newsletter_issues_list" CHECK ("newsletter_issues"."list" in ('newsletter', 'blog')),
	CONSTRAINT "newsletter_issues_article_of_blog" CHECK (("newsletter_issues"."article" is not null) = ("newsletter_issues"."list" = 'blog')),
	CONSTRAINT "newsletter_issues_article" CHECK ("newsletter_issues"."article" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("newsletter_issues"."article") <= 200),
	CONSTRAINT "newsletter_issues_subject_length" CHECK (char_length("newsletter_issues"."subject") between 1 and 200),
	CONSTRAINT "newsletter_issues_body_length" CHECK (char_length("newsletter_issues"."body") between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "newsletter_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"address" text NOT NULL,
	"wording_version" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_address_list" UNIQUE("address","list"),
	CONSTRAINT "newsletter_subscriptions_list" CHECK ("newsletter_subscriptions"."list" in ('newsletter', 'blog')),
	CONSTRAINT "newsletter_subscriptions_address_length" CHECK (char_length("newsletter_subscriptions"."address") between 3 and 254),
	CONSTRAINT "newsletter_subscriptions_address_lower_case" CHECK ("newsletter_subscriptions"."address" = lower("newsletter_subscriptions"."address")),
	CONSTRAINT "newsletter_subscriptions_wording_version" CHECK (char_length("newsletter_subscriptions"."wording_version") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscription_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscription_id" ON "newsletter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_unconfirmed" ON "newsletter_subscriptions" USING btree ("requested_at") WHERE "newsletter_subscriptions"."confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_where_there_is_one" CHECK (("outbox"."user_id" is null) = ("outbox"."job" in ('send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message')));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message'));--> statement-breakpoint
CREATE POLICY "newsletter_deliveries_worker" ON "newsletter_deliveries" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_issues_worker" ON "newsletter_issues" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscriptions_worker" ON "newsletter_subscriptions" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
alter table newsletter_subscriptions force row level security;
--> statement-breakpoint
alter table newsletter_issues force row level security;
--> statement-breakpoint
alter table newsletter_deliveries force row level security;
--> statement-breakpoint
-- No other role: neither a patient's request nor the account library's sees who subscribed.
grant select, insert, update (wording_version, requested_at, confirmed_at), delete on newsletter_subscriptions to app_worker;
--> statement-breakpoint
grant select, insert on newsletter_issues to app_worker;
--> statement-breakpoint
grant select, insert, delete on newsletter_deliveries to app_worker;
