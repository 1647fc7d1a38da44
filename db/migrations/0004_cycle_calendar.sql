CREATE TABLE "daily_health_signals" (
	"user_id" uuid NOT NULL,
	"signal_date" date NOT NULL,
	"symptoms" text[] NOT NULL,
	"intercourse" jsonb NOT NULL,
	"mood" text[] NOT NULL,
	"discharge" text NOT NULL,
	"notes" "bytea",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_health_signals_pkey" PRIMARY KEY("user_id","signal_date"),
	CONSTRAINT "daily_health_signals_date" CHECK ("daily_health_signals"."signal_date" between '1900-01-01'::date and '2100-12-31'::date),
	CONSTRAINT "daily_health_signals_symptoms" CHECK (are_known_codes("daily_health_signals"."symptoms", '{cramps,headache,bloating,tender_breasts,back_pain,nausea,fatigue,acne}')),
	CONSTRAINT "daily_health_signals_intercourse" CHECK (are_intercourse_entries("daily_health_signals"."intercourse")),
	CONSTRAINT "daily_health_signals_mood" CHECK (are_known_codes("daily_health_signals"."mood", '{happy,sad,anxious,irritable,energetic,calm}')),
	CONSTRAINT "daily_health_signals_discharge" CHECK ("daily_health_signals"."discharge" in ('none', 'dry', 'sticky', 'creamy', 'watery', 'ewcm')),
	CONSTRAINT "daily_health_signals_notes_size" CHECK (octet_length("daily_health_signals"."notes") between 30 and 12029)
);
--> statement-breakpoint
ALTER TABLE "daily_health_signals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "period_tracking" (
	"user_id" uuid NOT NULL,
	"period_start_date" date NOT NULL,
	"period_end_date" date,
	"cycle_length" integer NOT NULL,
	"last_day" date GENERATED ALWAYS AS (coalesce(period_end_date, period_start_date + 4)) STORED,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "period_tracking_pkey" PRIMARY KEY("user_id","period_start_date"),
	CONSTRAINT "period_tracking_start" CHECK ("period_tracking"."period_start_date" >= '1900-01-01'),
	CONSTRAINT "period_tracking_end" CHECK ("period_tracking"."period_end_date" >= "period_tracking"."period_start_date"),
	CONSTRAINT "period_tracking_not_in_future" CHECK ("period_tracking"."period_start_date" <= ("period_tracking"."updated_at" at time zone 'UTC' + interval '14 hours')::date and ("period_tracking"."period_end_date" is null or "period_tracking"."period_end_date" <= ("period_tracking"."updated_at" at time zone 'UTC' + interval '14 hours')::date)),
	CONSTRAINT "period_tracking_cycle_length" CHECK ("period_tracking"."cycle_length" between 21 and 45)
);
--> statement-breakpoint
ALTER TABLE "period_tracking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_health_signals" ADD CONSTRAINT "daily_health_signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_tracking" ADD CONSTRAINT "period_tracking_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "period_tracking_user_last_day" ON "period_tracking" USING btree ("user_id","last_day");--> statement-breakpoint
CREATE POLICY "daily_health_signals_own" ON "daily_health_signals" AS PERMISSIVE FOR ALL TO "app_user" USING ("daily_health_signals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("daily_health_signals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "period_tracking_own" ON "period_tracking" AS PERMISSIVE FOR ALL TO "app_user" USING ("period_tracking"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("period_tracking"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));