CREATE TABLE "daily_logs" (
	"user_id" uuid NOT NULL,
	"log_date" date NOT NULL,
	"sleep_hours" double precision,
	"sleep_quality" smallint,
	"activity_minutes" smallint,
	"activity_type" text,
	"mood" smallint,
	"stress" smallint,
	"weight_kg" double precision,
	"water_glasses" double precision,
	"extras" jsonb NOT NULL,
	"blood_pressure" "bytea",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_logs_pkey" PRIMARY KEY("user_id","log_date"),
	CONSTRAINT "daily_logs_date" CHECK ("daily_logs"."log_date" between '1900-01-01'::date and ("daily_logs"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "daily_logs_sleep_hours" CHECK ("daily_logs"."sleep_hours" between 0 and 24),
	CONSTRAINT "daily_logs_sleep_quality" CHECK ("daily_logs"."sleep_quality" between 1 and 10),
	CONSTRAINT "daily_logs_activity_minutes" CHECK ("daily_logs"."activity_minutes" between 0 and 1440),
	CONSTRAINT "daily_logs_activity_type" CHECK ("daily_logs"."activity_type" in ('cardio', 'strength', 'yoga', 'walking', 'none')),
	CONSTRAINT "daily_logs_activity" CHECK (not ("daily_logs"."activity_minutes" = 0 and "daily_logs"."activity_type" is not null and "daily_logs"."activity_type" <> 'none')),
	CONSTRAINT "daily_logs_mood" CHECK ("daily_logs"."mood" between 1 and 10),
	CONSTRAINT "daily_logs_stress" CHECK ("daily_logs"."stress" between 1 and 10),
	CONSTRAINT "daily_logs_weight" CHECK ("daily_logs"."weight_kg" between 10 and 650),
	CONSTRAINT "daily_logs_water" CHECK ("daily_logs"."water_glasses" between 0 and 100),
	CONSTRAINT "daily_logs_extras" CHECK (are_daily_log_extras("daily_logs"."extras")),
	CONSTRAINT "daily_logs_blood_pressure_size" CHECK (octet_length("daily_logs"."blood_pressure") between 34 and 36)
);
--> statement-breakpoint
ALTER TABLE "daily_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "health_goals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" double precision,
	"days_per_week" smallint,
	"started_on" date NOT NULL,
	"state" text NOT NULL,
	"state_since" date,
	"last_pause_from" date,
	"last_pause_to" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_goals_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "health_goals_amount" CHECK (coalesce(case "health_goals"."kind"
        when 'sleep' then "health_goals"."amount" between 3 and 14
        when 'activity' then "health_goals"."amount" between 5 and 5000 and "health_goals"."amount" = trunc("health_goals"."amount")
        when 'water' then "health_goals"."amount" between 1 and 40
        when 'mood' then "health_goals"."amount" is null
        when 'logging' then "health_goals"."amount" is null
        end, false)),
	CONSTRAINT "health_goals_days_per_week" CHECK (coalesce(case "health_goals"."kind" when 'activity' then "health_goals"."days_per_week" is null else "health_goals"."days_per_week" between 1 and 7 end, false)),
	CONSTRAINT "health_goals_started_on" CHECK ("health_goals"."started_on" between '1900-01-01'::date and ("health_goals"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "health_goals_state" CHECK ("health_goals"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "health_goals_state_since_its_day" CHECK (("health_goals"."state" = 'active') = ("health_goals"."state_since" is null)),
	CONSTRAINT "health_goals_state_since" CHECK ("health_goals"."state_since" between "health_goals"."started_on" and ("health_goals"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "health_goals_last_pause_whole" CHECK (("health_goals"."last_pause_from" is null) = ("health_goals"."last_pause_to" is null)),
	CONSTRAINT "health_goals_last_pause" CHECK ("health_goals"."last_pause_from" between "health_goals"."started_on" and "health_goals"."last_pause_to" and "health_goals"."last_pause_to" <= ("health_goals"."updated_at" at time zone 'UTC' + interval '14 hours')::date)
);
--> statement-breakpoint
ALTER TABLE "health_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "temperature_unit" text DEFAULT 'F' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "water_unit" text DEFAULT 'glasses' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_logs" ADD CONSTRAINT "daily_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_goals" ADD CONSTRAINT "health_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_goals_one_of_a_kind" ON "health_goals" USING btree ("user_id","kind") WHERE "health_goals"."state" <> 'ended';--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_temperature_unit" CHECK ("profiles"."temperature_unit" in ('F', 'C'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_water_unit" CHECK ("profiles"."water_unit" in ('glasses', 'ml'));--> statement-breakpoint
CREATE POLICY "daily_logs_own" ON "daily_logs" AS PERMISSIVE FOR ALL TO "app_user" USING ("daily_logs"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("daily_logs"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "health_goals_own" ON "health_goals" AS PERMISSIVE FOR ALL TO "app_user" USING ("health_goals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("health_goals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));