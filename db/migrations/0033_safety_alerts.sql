CREATE TABLE "safety_alerts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"facts_key" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"rules_version" integer NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "safety_alerts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "safety_alerts_once" UNIQUE("user_id","day","facts_key"),
	CONSTRAINT "safety_alerts_day" CHECK ("safety_alerts"."day" between '1900-01-01'::date and ("safety_alerts"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "safety_alerts_facts_key_size" CHECK (octet_length("safety_alerts"."facts_key") = 32),
	CONSTRAINT "safety_alerts_content_size" CHECK (octet_length("safety_alerts"."content") between 541 and 16413 and octet_length("safety_alerts"."content") % 512 = 29),
	CONSTRAINT "safety_alerts_rules_version" CHECK ("safety_alerts"."rules_version" >= 1),
	CONSTRAINT "safety_alerts_times" CHECK (isfinite("safety_alerts"."raised_at") and isfinite("safety_alerts"."read_at") and isfinite("safety_alerts"."settled_at")),
	CONSTRAINT "safety_alerts_state" CHECK ("safety_alerts"."state" in ('open', 'done', 'not-right')),
	CONSTRAINT "safety_alerts_settled" CHECK (("safety_alerts"."state" = 'open') = ("safety_alerts"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "safety_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "safety_alerts" ADD CONSTRAINT "safety_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "safety_alerts_own" ON "safety_alerts" AS PERMISSIVE FOR ALL TO public USING ("safety_alerts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("safety_alerts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- Written by hand from here on.
alter table safety_alerts force row level security;
--> statement-breakpoint
-- Whose an alert is, of which day and which facts cannot be changed.
grant select, insert, update (content, rules_version, raised_at, read_at, state, settled_at) on safety_alerts to app_user;
--> statement-breakpoint
create trigger safety_alerts_set_updated_at before insert or update on safety_alerts
  for each row execute function set_updated_at();
--> statement-breakpoint
create function delete_own_safety_alerts(wanted_ids uuid[]) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.safety_alerts
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = any (wanted_ids)
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_safety_alerts(uuid[]) from public;
--> statement-breakpoint
grant execute on function delete_own_safety_alerts(uuid[]) to app_user;
