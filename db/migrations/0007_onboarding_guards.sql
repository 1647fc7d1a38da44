alter table onboarding_answers force row level security;
--> statement-breakpoint
alter table pregnancies force row level security;
--> statement-breakpoint
alter table guardians force row level security;
--> statement-breakpoint
grant update (birth_date, stated_age, age_stated_on, height_cm, height_unit, weight_kg, weight_unit, blood_type) on profiles to app_user;
--> statement-breakpoint
-- Whose a row is cannot be changed. What is encrypted is bound to the row's id, which cannot be either.
grant select, insert, update (stage, stated_on, age, health_conditions, last_period, cycle_length, main_focus, trying_duration, fertility_treatments, on_hrt, main_concerns), delete on onboarding_answers to app_user;
--> statement-breakpoint
-- Pregnancies that ended are kept: no right to delete.
grant select, insert, update (dating_method, last_period_date, due_date, current_week, stated_on, first_pregnancy, complications, end_reason, ended_at, ended_on) on pregnancies to app_user;
--> statement-breakpoint
grant select, insert, update (email, asked_at, answer, answered_at, wording_version), delete on guardians to app_user;
--> statement-breakpoint
grant select (id, user_id, email, asked_at, answer) on guardians to app_worker;
--> statement-breakpoint
create trigger profiles_set_updated_at before update on profiles
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger onboarding_answers_set_updated_at before insert or update on onboarding_answers
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger pregnancies_set_updated_at before insert or update on pregnancies
  for each row execute function set_updated_at();
