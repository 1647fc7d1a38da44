ALTER TABLE "pregnancies" ADD COLUMN "end_said_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "stage_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stage_changes" ADD COLUMN "recorded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "pregnancies" ADD CONSTRAINT "pregnancies_end_said_on" CHECK ("pregnancies"."end_said_on" between '1900-01-01'::date and ("pregnancies"."updated_at" at time zone 'UTC' + interval '14 hours')::date);--> statement-breakpoint
ALTER TABLE "pregnancies" ADD CONSTRAINT "pregnancies_said_of_an_end" CHECK ("pregnancies"."end_said_on" is null or "pregnancies"."ended_at" is not null);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_stage_chosen_at" CHECK ("profiles"."stage_chosen_at" between '1900-01-01 00:00:00+00'::timestamptz and "profiles"."updated_at");--> statement-breakpoint
grant update (stage_chosen_at) on profiles to app_user;
--> statement-breakpoint
-- The trigger works with her rights; its policy takes a row from nowhere else.
grant insert (changed_at) on stage_changes to app_user;
--> statement-breakpoint
-- An end can be corrected afterwards, and what was recorded by mistake taken away.
grant update (end_said_on), delete on pregnancies to app_user;
--> statement-breakpoint
-- The day she chose it, not the day on which it arrived: never ahead of now, never before her account or the change that
-- went before. A hundred a day are counted by when they arrived, so that a day of long ago holds no more than others.
create or replace function record_stage_change() returns trigger language plpgsql as $$
declare
  chosen timestamptz := clock_timestamp();
  before timestamptz;
begin
  if (select count(*) from stage_changes where user_id = new.id and recorded_at > now() - interval '1 day') < 100 then
    if new.stage_chosen_at is distinct from old.stage_chosen_at then
      chosen := least(coalesce(new.stage_chosen_at, chosen), chosen);
    end if;
    select max(changed_at) + interval '1 microsecond' into before from stage_changes where user_id = new.id;
    insert into stage_changes (user_id, from_stage, to_stage, changed_at)
    values (new.id, old.life_stage, new.life_stage, greatest(chosen, new.created_at, before));
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- A last period that she deleted afterwards: the answers stay, without it.
ALTER TABLE "onboarding_answers" DROP CONSTRAINT "onboarding_answers_of_stage";--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_of_stage" CHECK (case "onboarding_answers"."stage"
        when 'pre-menstrual' then "onboarding_answers"."age" is not null
          and num_nonnulls("onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'regular-cycle' then num_nulls("onboarding_answers"."cycle_length", "onboarding_answers"."main_focus") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'trying-to-conceive' then num_nulls("onboarding_answers"."cycle_length", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."main_focus", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'pregnant' then num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."last_period", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments", "onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
        when 'menopause' then num_nulls("onboarding_answers"."on_hrt", "onboarding_answers"."main_concerns") = 0
          and num_nonnulls("onboarding_answers"."age", "onboarding_answers"."health_conditions", "onboarding_answers"."cycle_length", "onboarding_answers"."main_focus", "onboarding_answers"."trying_duration", "onboarding_answers"."fertility_treatments") = 0
        else false end);
