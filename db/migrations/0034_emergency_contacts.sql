CREATE TABLE "emergency_contacts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emergency_contacts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "emergency_contacts_position" CHECK ("emergency_contacts"."position" between 0 and 9),
	CONSTRAINT "emergency_contacts_content_size" CHECK (octet_length("emergency_contacts"."content") between 68 and 1000)
);
--> statement-breakpoint
ALTER TABLE "emergency_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_country" CHECK ("profiles"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
CREATE POLICY "emergency_contacts_own" ON "emergency_contacts" AS PERMISSIVE FOR ALL TO public USING ("emergency_contacts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("emergency_contacts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
alter table emergency_contacts force row level security;
--> statement-breakpoint
-- Looked at when a statement ends, so that one statement can put all of hers into another order.
alter table emergency_contacts add constraint emergency_contacts_one_at_a_place
  unique (user_id, position) deferrable initially immediate;
--> statement-breakpoint
-- Whose a contact is, and which, cannot be changed.
grant select, insert, update (position, content) on emergency_contacts to app_user;
--> statement-breakpoint
grant update (country) on profiles to app_user;
--> statement-breakpoint
create trigger emergency_contacts_set_updated_at before insert or update on emergency_contacts
  for each row execute function set_updated_at();
--> statement-breakpoint
create function delete_own_emergency_contacts(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.emergency_contacts
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_emergency_contacts(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_emergency_contacts(uuid) to app_user;
