-- What the daily log measured moves (docs/algorithms/measurements.md). The owner sees rows of a table under FORCE only
-- where it is lifted; all of this is one transaction.
alter table daily_logs no force row level security;
--> statement-breakpoint
alter table outbox no force row level security;
--> statement-breakpoint
-- One row for each value of a day and kind, under the fields that hold it. Of two that differ a mode's takes the slot
-- before the common one, Conception Mode's temperature first; the other stays beside it, without the slot.
insert into measurements (user_id, kind, local_day, slot, value, entered_value, entered_unit, log_fields, updated_at)
select user_id, kind, log_date,
  case when row_number() over (partition by user_id, log_date, kind order by min(place)) = 1 then 'log' end,
  case unit when 'F' then round(((typed - 32) * 5 / 9)::numeric, 2)::float8 else typed end,
  typed, unit, array_agg(field order by place), updated_at
from daily_logs cross join lateral (values
  (1, 'weight', 'kg', 'pregnancy.weight_kg', (extras #>> '{pregnancy,weight_kg}')::float8),
  (2, 'weight', 'kg', 'post-menopause.weight_kg', (extras #>> '{post-menopause,weight_kg}')::float8),
  (3, 'weight', 'kg', 'weight_kg', weight_kg),
  (4, 'temperature-basal', 'F', 'conception.basal_temperature', (extras #>> '{conception,basal_temperature}')::float8),
  (5, 'temperature-basal', 'F', 'menstrual-cycle.basal_body_temperature',
    (extras #>> '{menstrual-cycle,basal_body_temperature}')::float8),
  (6, 'rate-resting', '/min', 'menstrual-cycle.resting_heart_rate',
    (extras #>> '{menstrual-cycle,resting_heart_rate}')::float8)
) as logged (place, kind, unit, field, typed)
where typed is not null
group by user_id, log_date, kind, unit, typed, updated_at;
--> statement-breakpoint
-- When she last changed a day stays what it was.
alter table daily_logs disable trigger daily_logs_set_updated_at;
--> statement-breakpoint
update daily_logs set extras = (
  select coalesce(jsonb_object_agg(mode, logged), '{}')
  from jsonb_each(extras #- '{pregnancy,weight_kg}' #- '{post-menopause,weight_kg}' #- '{conception,basal_temperature}'
    #- '{menstrual-cycle,basal_body_temperature}' #- '{menstrual-cycle,resting_heart_rate}') as left_over (mode, logged)
  where logged <> '{}')
where extras #> '{pregnancy,weight_kg}' is not null or extras #> '{post-menopause,weight_kg}' is not null
  or extras #> '{conception,basal_temperature}' is not null
  or extras #> '{menstrual-cycle,basal_body_temperature}' is not null
  or extras #> '{menstrual-cycle,resting_heart_rate}' is not null;
--> statement-breakpoint
alter table daily_logs enable trigger daily_logs_set_updated_at;
--> statement-breakpoint
-- From here on the extras have no place for what is measured: a process of the version before is refused, and its
-- client's queue sends again what it could not store.
do $$
declare
  moved constant text := ',?\s*"(basal_body_temperature|basal_temperature|resting_heart_rate|weight_kg)": \{[^}]*\}';
begin
  execute regexp_replace(pg_get_functiondef('are_daily_log_extras'::regproc), moved, '', 'g');
end
$$;
--> statement-breakpoint
alter table daily_logs drop column weight_kg;
--> statement-breakpoint
-- The blood pressure is encrypted for its old place: a job for each who has one seals it anew.
insert into outbox (user_id, job)
select distinct user_id, 'move-blood-pressures' from daily_logs where blood_pressure is not null;
--> statement-breakpoint
alter table daily_logs force row level security;
--> statement-breakpoint
alter table outbox force row level security;
--> statement-breakpoint
alter table measurements force row level security;
--> statement-breakpoint
-- Whose a row is, its kind and its day cannot be changed: what is encrypted is bound to them.
grant select, insert, update (at, slot, value, entered_value, entered_unit, content, log_fields), delete on measurements to app_user;
--> statement-breakpoint
create trigger measurements_set_updated_at before insert or update on measurements
  for each row execute function set_updated_at();
