CREATE TABLE "cycle_forecasts" (
	"user_id" uuid NOT NULL,
	"cycle_start" date NOT NULL,
	"shown_on" date NOT NULL,
	"predicted_start" date NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"known_cycles" smallint NOT NULL,
	"is_ovulation_known" boolean NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_forecasts_pkey" PRIMARY KEY("user_id","cycle_start","predicted_start","window_from","window_to"),
	CONSTRAINT "cycle_forecasts_cycle_start" CHECK ("cycle_forecasts"."cycle_start" >= '1900-01-01'::date),
	CONSTRAINT "cycle_forecasts_shown_on" CHECK ("cycle_forecasts"."shown_on" between "cycle_forecasts"."cycle_start" and ("cycle_forecasts"."kept_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "cycle_forecasts_after_shown" CHECK ("cycle_forecasts"."window_from" > "cycle_forecasts"."shown_on"),
	CONSTRAINT "cycle_forecasts_window" CHECK ("cycle_forecasts"."predicted_start" between "cycle_forecasts"."window_from" and "cycle_forecasts"."window_to"),
	CONSTRAINT "cycle_forecasts_reach" CHECK ("cycle_forecasts"."window_to" <= "cycle_forecasts"."cycle_start" + 150),
	CONSTRAINT "cycle_forecasts_known_cycles" CHECK ("cycle_forecasts"."known_cycles" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "cycle_forecasts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cycle_marks" (
	"user_id" uuid NOT NULL,
	"cycle_start" date NOT NULL,
	"verdict" text,
	"reason" text,
	"ovulation_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_marks_pkey" PRIMARY KEY("user_id","cycle_start"),
	CONSTRAINT "cycle_marks_cycle_start" CHECK ("cycle_marks"."cycle_start" between '1900-01-01'::date and ("cycle_marks"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "cycle_marks_verdict" CHECK ("cycle_marks"."verdict" in ('unusual', 'whole', 'start-missing', 'same-period')),
	CONSTRAINT "cycle_marks_reason" CHECK ("cycle_marks"."reason" in ('illness', 'stress', 'travel', 'medication', 'hormones', 'procedure', 'other')),
	CONSTRAINT "cycle_marks_reason_of_unusual" CHECK (coalesce("cycle_marks"."verdict" = 'unusual', false) = ("cycle_marks"."reason" is not null)),
	CONSTRAINT "cycle_marks_ovulation_in_cycle" CHECK ("cycle_marks"."ovulation_on" between "cycle_marks"."cycle_start" and "cycle_marks"."cycle_start" + 119),
	CONSTRAINT "cycle_marks_ovulation_on" CHECK ("cycle_marks"."ovulation_on" <= ("cycle_marks"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "cycle_marks_says_something" CHECK (num_nonnulls("cycle_marks"."verdict", "cycle_marks"."ovulation_on") > 0)
);
--> statement-breakpoint
ALTER TABLE "cycle_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cycle_pauses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date,
	"reason" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_pauses_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cycle_pauses_from_on" CHECK ("cycle_pauses"."from_on" between '1900-01-01'::date and ("cycle_pauses"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "cycle_pauses_to_on" CHECK ("cycle_pauses"."to_on" between "cycle_pauses"."from_on" and ("cycle_pauses"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "cycle_pauses_reason" CHECK ("cycle_pauses"."reason" in ('breastfeeding', 'hormones', 'treatment', 'not-recorded', 'other'))
);
--> statement-breakpoint
ALTER TABLE "cycle_pauses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stage_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stage_changes_from_stage" CHECK ("stage_changes"."from_stage" in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')),
	CONSTRAINT "stage_changes_to_stage" CHECK ("stage_changes"."to_stage" in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause')),
	CONSTRAINT "stage_changes_to_another" CHECK ("stage_changes"."from_stage" <> "stage_changes"."to_stage")
);
--> statement-breakpoint
ALTER TABLE "stage_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cycle_forecasts" ADD CONSTRAINT "cycle_forecasts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_marks" ADD CONSTRAINT "cycle_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_pauses" ADD CONSTRAINT "cycle_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_changes" ADD CONSTRAINT "stage_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_forecasts_user_shown_on" ON "cycle_forecasts" USING btree ("user_id","shown_on");--> statement-breakpoint
CREATE INDEX "stage_changes_user_changed_at" ON "stage_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE POLICY "cycle_forecasts_own_read" ON "cycle_forecasts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("cycle_forecasts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "cycle_forecasts_own_keep" ON "cycle_forecasts" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("cycle_forecasts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "cycle_marks_own" ON "cycle_marks" AS PERMISSIVE FOR ALL TO "app_user" USING ("cycle_marks"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("cycle_marks"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "cycle_pauses_own" ON "cycle_pauses" AS PERMISSIVE FOR ALL TO "app_user" USING ("cycle_pauses"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("cycle_pauses"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "stage_changes_own_read" ON "stage_changes" AS PERMISSIVE FOR SELECT TO "app_user" USING ("stage_changes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "stage_changes_by_trigger" ON "stage_changes" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("stage_changes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and pg_trigger_depth() > 0);--> statement-breakpoint
alter table cycle_marks force row level security;
--> statement-breakpoint
alter table cycle_pauses force row level security;
--> statement-breakpoint
alter table cycle_forecasts force row level security;
--> statement-breakpoint
alter table stage_changes force row level security;
--> statement-breakpoint
-- Whose a row is cannot be changed. A mark that moves with its period is written anew.
grant select, insert, update (verdict, reason, ovulation_on), delete on cycle_marks to app_user;
--> statement-breakpoint
grant select, insert, update (from_on, to_on, reason), delete on cycle_pauses to app_user;
--> statement-breakpoint
-- What was said stays as it was said.
grant select, insert on cycle_forecasts to app_user;
--> statement-breakpoint
grant select, insert (user_id, from_stage, to_stage) on stage_changes to app_user;
--> statement-breakpoint
create trigger cycle_marks_set_updated_at before insert or update on cycle_marks
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger cycle_pauses_set_updated_at before insert or update on cycle_pauses
  for each row execute function set_updated_at();
--> statement-breakpoint
-- When a forecast was kept is the database's own word, whatever was sent.
create function set_kept_at() returns trigger language plpgsql as $$
begin
  new.kept_at := now();
  return new;
end
$$;
--> statement-breakpoint
create trigger cycle_forecasts_set_kept_at before insert on cycle_forecasts
  for each row execute function set_kept_at();
--> statement-breakpoint
-- Whatever changes the mode leaves its trace; a hundred a day are more than anybody means, and an end to what a loop can fill.
create function record_stage_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from stage_changes where user_id = new.id and changed_at > now() - interval '1 day') < 100 then
    insert into stage_changes (user_id, from_stage, to_stage) values (new.id, old.life_stage, new.life_stage);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger profiles_record_stage_change after update on profiles
  for each row when (old.life_stage is distinct from new.life_stage) execute function record_stage_change();
