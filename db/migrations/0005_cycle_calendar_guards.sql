alter table period_tracking force row level security;
--> statement-breakpoint
alter table daily_health_signals force row level security;
--> statement-breakpoint
-- Whose a row is cannot be changed. A period may get another start; the day of signals may not, their notes are bound to it.
grant select, insert, update (period_start_date, period_end_date, cycle_length), delete on period_tracking to app_user;
--> statement-breakpoint
grant select, insert, update (symptoms, intercourse, mood, discharge, notes) on daily_health_signals to app_user;
--> statement-breakpoint
-- The moment of a write is the database's own, whatever was sent: CHECKs on the future stand on it.
create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
--> statement-breakpoint
create trigger period_tracking_set_updated_at before insert or update on period_tracking
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger daily_health_signals_set_updated_at before insert or update on daily_health_signals
  for each row execute function set_updated_at();
