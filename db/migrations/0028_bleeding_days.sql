CREATE TABLE "bleeding_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"flow" text,
	"kind" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bleeding_days_pkey" PRIMARY KEY("user_id","day"),
	CONSTRAINT "bleeding_days_day" CHECK ("bleeding_days"."day" between '1900-01-01'::date and ("bleeding_days"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "bleeding_days_flow" CHECK ("bleeding_days"."flow" in ('none', 'spotting', 'unspecified', 'light', 'medium', 'heavy')),
	CONSTRAINT "bleeding_days_kind" CHECK ("bleeding_days"."kind" in ('period', 'between', 'hormone-break', 'after-sex', 'lochia', 'unknown')),
	CONSTRAINT "bleeding_days_says_something" CHECK (num_nonnulls("bleeding_days"."flow", "bleeding_days"."kind") > 0)
);
--> statement-breakpoint
ALTER TABLE "bleeding_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bleeding_days" ADD CONSTRAINT "bleeding_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "bleeding_days_own" ON "bleeding_days" AS PERMISSIVE FOR ALL TO "app_user" USING ("bleeding_days"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("bleeding_days"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- What her daily logs said of bleeding moves. Migrations run as the owner, whom FORCE would show no row: it is lifted for
-- the length of this transaction. The moment of a log stays hers: moving is no change of it.
alter table daily_logs no force row level security;
--> statement-breakpoint
alter table daily_logs disable trigger daily_logs_set_updated_at;
--> statement-breakpoint
-- One row a day. Where a day was logged in several modes, the answer that says most stands (domain/bleeding/log-bleeding.ts).
insert into bleeding_days (user_id, day, flow, kind, updated_at)
select distinct on (user_id, log_date) user_id, log_date, flow, kind, updated_at
from daily_logs, lateral (values
  (1, extras #>> '{menstrual-cycle,period_flow}', null),
  (2, case extras #>> '{contraception,breakthrough_bleeding}'
    when 'bleeding' then 'unspecified' else extras #>> '{contraception,breakthrough_bleeding}' end, 'between'),
  (3, case extras #>> '{menopause,period_this_week}'
    when 'no' then 'none' when 'yes' then 'unspecified' else extras #>> '{menopause,period_this_week}' end, 'period')
) as said (nr, flow, kind)
where flow is not null
order by user_id, log_date, array_position(array['none', 'spotting', 'unspecified', 'light', 'medium', 'heavy'], flow) desc, nr;
--> statement-breakpoint
update daily_logs set extras = (
  select coalesce(jsonb_object_agg(stage, rest), '{}'::jsonb)
  from jsonb_each(extras) as mode (stage, logged),
    lateral (select logged - array['period_flow', 'breakthrough_bleeding', 'period_this_week'] as rest) as kept
  where rest <> '{}'::jsonb or logged = '{}'::jsonb
)
where jsonb_path_exists(extras, '$.*.period_flow') or jsonb_path_exists(extras, '$.*.breakthrough_bleeding')
  or jsonb_path_exists(extras, '$.*.period_this_week');
--> statement-breakpoint
alter table daily_logs enable trigger daily_logs_set_updated_at;
--> statement-breakpoint
alter table daily_logs force row level security;
--> statement-breakpoint
ALTER TABLE "daily_logs" ADD CONSTRAINT "daily_logs_no_bleeding" CHECK (not (jsonb_path_exists("daily_logs"."extras", '$.*.period_flow') or jsonb_path_exists("daily_logs"."extras", '$.*.breakthrough_bleeding') or jsonb_path_exists("daily_logs"."extras", '$.*.period_this_week')));
--> statement-breakpoint
alter table bleeding_days force row level security;
--> statement-breakpoint
-- Whose a row is and its day cannot be changed.
grant select, insert, update (flow, kind), delete on bleeding_days to app_user;
--> statement-breakpoint
create trigger bleeding_days_set_updated_at before insert or update on bleeding_days
  for each row execute function set_updated_at();
