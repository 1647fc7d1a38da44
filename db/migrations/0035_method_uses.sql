CREATE TABLE "method_uses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"method" text NOT NULL,
	"started_on" date,
	"started_certainty" text NOT NULL,
	"ended_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "method_uses_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "method_uses_method" CHECK ("method_uses"."method" in ('combined-pill', 'patch', 'ring', 'progestogen-pill', 'injection', 'implant', 'hormonal-coil', 'copper-coil', 'barrier', 'withdrawal', 'fertility-awareness', 'sterilisation', 'other')),
	CONSTRAINT "method_uses_started_certainty" CHECK ("method_uses"."started_certainty" in ('day', 'month', 'year', 'unknown')),
	CONSTRAINT "method_uses_start_known" CHECK (("method_uses"."started_on" is null) = ("method_uses"."started_certainty" = 'unknown')),
	CONSTRAINT "method_uses_start_first_day" CHECK ("method_uses"."started_certainty" not in ('month', 'year') or (extract(day from "method_uses"."started_on") = 1 and ("method_uses"."started_certainty" = 'month' or extract(month from "method_uses"."started_on") = 1))),
	CONSTRAINT "method_uses_started_on" CHECK ("method_uses"."started_on" between '1900-01-01'::date and ("method_uses"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "method_uses_ended_on" CHECK ("method_uses"."ended_on" between coalesce("method_uses"."started_on", '1900-01-01'::date) and ("method_uses"."updated_at" at time zone 'UTC' + interval '14 hours')::date)
);
--> statement-breakpoint
ALTER TABLE "method_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "method_uses" ADD CONSTRAINT "method_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "method_uses_own" ON "method_uses" AS PERMISSIVE FOR ALL TO public USING ("method_uses"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("method_uses"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- From here on by hand.
alter table method_uses force row level security;
--> statement-breakpoint
-- Whose a method is cannot be changed.
grant select, insert, update (method, started_on, started_certainty, ended_on) on method_uses to app_user;
--> statement-breakpoint
create trigger method_uses_set_updated_at before insert or update on method_uses
  for each row execute function set_updated_at();
--> statement-breakpoint
create function delete_own_method_uses(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.method_uses
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_method_uses(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_method_uses(uuid) to app_user;
