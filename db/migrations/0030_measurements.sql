CREATE TABLE "measurements" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"local_day" date NOT NULL,
	"at" timestamp with time zone,
	"slot" text,
	"value" double precision,
	"entered_value" double precision,
	"entered_unit" text,
	"content" "bytea",
	"log_fields" text[],
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurements_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "measurements_kind" CHECK ("measurements"."kind" in ('weight', 'temperature-basal', 'rate-resting', 'pressure')),
	CONSTRAINT "measurements_local_day" CHECK ("measurements"."local_day" between '1900-01-01'::date and ("measurements"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "measurements_at" CHECK ("measurements"."at" between '1900-01-01 00:00+00'::timestamptz and "measurements"."updated_at" + interval '14 hours'),
	CONSTRAINT "measurements_at_of_day" CHECK ("measurements"."at" at time zone 'UTC' between "measurements"."local_day" - interval '14 hours' and "measurements"."local_day" + interval '36 hours'),
	CONSTRAINT "measurements_slot" CHECK ("measurements"."slot" in ('log')),
	CONSTRAINT "measurements_named" CHECK ("measurements"."slot" is not null or "measurements"."at" is not null or "measurements"."log_fields" is not null),
	CONSTRAINT "measurements_slot_of_log" CHECK ("measurements"."slot" is null or "measurements"."log_fields" is not null),
	CONSTRAINT "measurements_log_fields" CHECK (case "measurements"."kind"
        when 'weight' then "measurements"."log_fields" <@ '{pregnancy.weight_kg,post-menopause.weight_kg,weight_kg}'
        when 'temperature-basal' then "measurements"."log_fields" <@ '{conception.basal_temperature,menstrual-cycle.basal_body_temperature}'
        when 'rate-resting' then "measurements"."log_fields" <@ '{menstrual-cycle.resting_heart_rate}'
        else "measurements"."log_fields" <@ '{}' end),
	CONSTRAINT "measurements_value" CHECK (coalesce(case "measurements"."kind"
        when 'weight' then "measurements"."value" between 10 and 650
        when 'temperature-basal' then "measurements"."value" between 32 and 43
        when 'rate-resting' then "measurements"."value" between 20 and 250 and "measurements"."value" = trunc("measurements"."value")
        else "measurements"."value" is null end, false)),
	CONSTRAINT "measurements_entered" CHECK (coalesce(case "measurements"."entered_unit"
        when 'kg' then "measurements"."kind" = 'weight' and "measurements"."entered_value" = "measurements"."value"
        when 'lbs' then "measurements"."kind" = 'weight' and abs("measurements"."entered_value" * 0.45359237 - "measurements"."value") < 0.0001
        when 'C' then "measurements"."kind" = 'temperature-basal' and "measurements"."entered_value" = "measurements"."value"
        when 'F' then "measurements"."kind" = 'temperature-basal' and abs(("measurements"."entered_value" - 32) * 5 / 9 - "measurements"."value") < 0.0051
        when '/min' then "measurements"."kind" = 'rate-resting' and "measurements"."entered_value" = "measurements"."value"
        else "measurements"."kind" not in ('weight', 'temperature-basal', 'rate-resting')
          and "measurements"."entered_unit" is null and "measurements"."entered_value" is null end, false)),
	CONSTRAINT "measurements_content" CHECK (coalesce(case "measurements"."kind" when 'pressure' then octet_length("measurements"."content") between 34 and 36
        else "measurements"."content" is null end, false))
);
--> statement-breakpoint
ALTER TABLE "measurements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_one_of_day" ON "measurements" USING btree ("user_id","kind","local_day") WHERE "measurements"."slot" = 'log';--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_one_of_instant" ON "measurements" USING btree ("user_id","kind","at") WHERE "measurements"."slot" is null;--> statement-breakpoint
CREATE INDEX "measurements_user_kind_day" ON "measurements" USING btree ("user_id","kind","local_day");--> statement-breakpoint
CREATE INDEX "measurements_logged" ON "measurements" USING btree ("user_id","local_day") WHERE "measurements"."log_fields" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-factor-removal-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message', 'move-blood-pressures'));--> statement-breakpoint
CREATE POLICY "measurements_own" ON "measurements" AS PERMISSIVE FOR ALL TO "app_user" USING ("measurements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("measurements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));