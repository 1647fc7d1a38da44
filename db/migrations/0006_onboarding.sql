CREATE TABLE "guardians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" "bytea",
	"named_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"wording_version" text,
	CONSTRAINT "guardians_email_size" CHECK (octet_length("guardians"."email") between 34 and 791),
	CONSTRAINT "guardians_email_until_refused" CHECK (("guardians"."email" is null) = ("guardians"."answer" is not distinct from 'refused')),
	CONSTRAINT "guardians_answer" CHECK ("guardians"."answer" in ('given', 'refused')),
	CONSTRAINT "guardians_answer_with_its_time" CHECK (num_nulls("guardians"."answer", "guardians"."answered_at", "guardians"."wording_version") in (0, 3)),
	CONSTRAINT "guardians_asked_before_answered" CHECK ("guardians"."answer" is null or "guardians"."asked_at" is not null),
	CONSTRAINT "guardians_wording_version" CHECK (char_length("guardians"."wording_version") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "guardians" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "onboarding_answers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"stated_on" date NOT NULL,
	"age" smallint,
	"health_conditions" "bytea",
	"last_period" date,
	"cycle_length" integer,
	"main_focus" text,
	"trying_duration" text,
	"fertility_treatments" text[],
	"on_hrt" boolean,
	"main_concerns" text[],
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_answers_of_stage" CHECK (case "onboarding_answers"."stage"
        when 'pre-menstrual' then "onboarding_answers"."age" is not null
          and num_nonnulls("onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'regular-cycle' then num_nulls("onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'trying-to-conceive' then num_nulls("onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."main_focus", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'pregnant' then num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'menopause' then num_nulls("onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments") = 0
        else false end),
	CONSTRAINT "onboarding_answers_stated_on" CHECK ("onboarding_answers"."stated_on" between '1900-01-01'::date and ("onboarding_answers"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "onboarding_answers_age" CHECK ("onboarding_answers"."age" between 8 and 18),
	CONSTRAINT "onboarding_answers_health_conditions_size" CHECK (octet_length("onboarding_answers"."health_conditions") between 30 and 6029),
	CONSTRAINT "onboarding_answers_last_period" CHECK ("onboarding_answers"."last_period" between '1900-01-01'::date and "onboarding_answers"."stated_on"),
	CONSTRAINT "onboarding_answers_cycle_length" CHECK ("onboarding_answers"."cycle_length" between 21 and 45),
	CONSTRAINT "onboarding_answers_main_focus" CHECK ("onboarding_answers"."main_focus" in ('contraception', 'conception', 'ivf', 'general')),
	CONSTRAINT "onboarding_answers_trying_duration" CHECK ("onboarding_answers"."trying_duration" in ('just-started', '1-3-months', '3-6-months', '6-12-months', 'over-year')),
	CONSTRAINT "onboarding_answers_fertility_treatments" CHECK ("onboarding_answers"."fertility_treatments" is null or are_known_codes("onboarding_answers"."fertility_treatments", '{none,ovulation,medications,iui,ivf,other}')),
	CONSTRAINT "onboarding_answers_none_stands_alone" CHECK (not ('none' = any("onboarding_answers"."fertility_treatments")) or cardinality("onboarding_answers"."fertility_treatments") = 1),
	CONSTRAINT "onboarding_answers_main_concerns" CHECK ("onboarding_answers"."main_concerns" is null or are_known_codes("onboarding_answers"."main_concerns", '{hot-flashes,night-sweats,mood-changes,sleep-issues,weight-changes,bone-health,other}'))
);
--> statement-breakpoint
ALTER TABLE "onboarding_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pregnancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"dating_method" text NOT NULL,
	"last_period_date" date,
	"due_date" date,
	"current_week" integer NOT NULL,
	"stated_on" date NOT NULL,
	"first_pregnancy" boolean,
	"complications" "bytea",
	"end_reason" text,
	"ended_at" timestamp with time zone,
	"ended_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pregnancies_dating" CHECK (case "pregnancies"."dating_method"
        when 'lastPeriod' then "pregnancies"."last_period_date" is not null and "pregnancies"."due_date" is null and "pregnancies"."current_week" = 0
        when 'dueDate' then "pregnancies"."due_date" is not null and "pregnancies"."last_period_date" is null and "pregnancies"."current_week" = 0
        when 'currentWeek' then "pregnancies"."current_week" between 1 and 42 and num_nonnulls("pregnancies"."last_period_date", "pregnancies"."due_date") = 0
        else false end),
	CONSTRAINT "pregnancies_last_period" CHECK ("pregnancies"."last_period_date" between '1900-01-01'::date and "pregnancies"."stated_on"),
	CONSTRAINT "pregnancies_due_date" CHECK ("pregnancies"."due_date" between '1900-01-01'::date and '2199-12-31'::date),
	CONSTRAINT "pregnancies_stated_on" CHECK ("pregnancies"."stated_on" between '1900-01-01'::date and ("pregnancies"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "pregnancies_complications_size" CHECK (octet_length("pregnancies"."complications") between 30 and 6029),
	CONSTRAINT "pregnancies_end_reason" CHECK ("pregnancies"."end_reason" in ('birth', 'loss', 'prefer-not-to-say')),
	CONSTRAINT "pregnancies_end" CHECK (("pregnancies"."end_reason" is null) = ("pregnancies"."ended_at" is null) and ("pregnancies"."ended_on" is null or "pregnancies"."ended_at" is not null)),
	CONSTRAINT "pregnancies_ended_on" CHECK ("pregnancies"."ended_on" between '1900-01-01'::date and ("pregnancies"."updated_at" at time zone 'UTC' + interval '14 hours')::date)
);
--> statement-breakpoint
ALTER TABLE "pregnancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "stated_age" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "age_stated_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "height_cm" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "height_unit" text DEFAULT 'cm' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "weight_kg" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "weight_unit" text DEFAULT 'kg' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "blood_type" text;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregnancies" ADD CONSTRAINT "pregnancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardians_user_id" ON "guardians" USING btree ("user_id","named_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pregnancies_one_goes_on" ON "pregnancies" USING btree ("user_id") WHERE "pregnancies"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_birth_date" CHECK ("profiles"."birth_date" between '1900-01-01'::date and ("profiles"."updated_at" at time zone 'UTC' + interval '14 hours')::date);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_stated_age" CHECK ("profiles"."stated_age" between 0 and 130);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_age_with_its_day" CHECK (("profiles"."stated_age" is null) = ("profiles"."age_stated_on" is null));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_age_stated_on" CHECK ("profiles"."age_stated_on" between '1900-01-01'::date and ("profiles"."updated_at" at time zone 'UTC' + interval '14 hours')::date);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_height" CHECK ("profiles"."height_cm" between 50 and 280);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_height_unit" CHECK ("profiles"."height_unit" in ('cm', 'ft'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_weight" CHECK ("profiles"."weight_kg" between 10 and 650);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_weight_unit" CHECK ("profiles"."weight_unit" in ('kg', 'lbs'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_blood_type" CHECK ("profiles"."blood_type" in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'prefer-not-to-say'));--> statement-breakpoint
CREATE POLICY "guardians_own_read" ON "guardians" AS PERMISSIVE FOR SELECT TO "app_user" USING ("guardians"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "guardians_own_create" ON "guardians" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("guardians"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "guardians_own_update" ON "guardians" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("guardians"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "guardians"."answer" is null) WITH CHECK ("guardians"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "guardians_own_delete" ON "guardians" AS PERMISSIVE FOR DELETE TO "app_user" USING ("guardians"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "guardians"."answer" is null);--> statement-breakpoint
CREATE POLICY "guardians_worker_read" ON "guardians" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "onboarding_answers_own" ON "onboarding_answers" AS PERMISSIVE FOR ALL TO "app_user" USING ("onboarding_answers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("onboarding_answers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "pregnancies_own" ON "pregnancies" AS PERMISSIVE FOR ALL TO "app_user" USING ("pregnancies"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("pregnancies"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));