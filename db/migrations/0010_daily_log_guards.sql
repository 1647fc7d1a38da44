alter table daily_logs force row level security;
--> statement-breakpoint
alter table health_goals force row level security;
--> statement-breakpoint
grant update (temperature_unit, water_unit) on profiles to app_user;
--> statement-breakpoint
-- Whose a row is and its day cannot be changed: the blood pressure is bound to both.
grant select, insert, update (sleep_hours, sleep_quality, activity_minutes, activity_type, mood, stress, weight_kg, water_glasses, extras, blood_pressure), delete on daily_logs to app_user;
--> statement-breakpoint
grant select, insert, update (kind, amount, days_per_week, started_on, state, state_since, last_pause_from, last_pause_to), delete on health_goals to app_user;
--> statement-breakpoint
create trigger daily_logs_set_updated_at before insert or update on daily_logs
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger health_goals_set_updated_at before insert or update on health_goals
  for each row execute function set_updated_at();
