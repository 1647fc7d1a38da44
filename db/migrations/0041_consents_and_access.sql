CREATE TABLE "access_chains" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_n" integer NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"removed_n" integer NOT NULL,
	"removed_hash" "bytea" NOT NULL,
	"seal" "bytea" NOT NULL,
	CONSTRAINT "access_chains_ends" CHECK (0 <= "access_chains"."removed_n" and "access_chains"."removed_n" <= "access_chains"."last_n"),
	CONSTRAINT "access_chains_hash_size" CHECK (octet_length("access_chains"."last_hash") = 32 and octet_length("access_chains"."removed_hash") = 32 and octet_length("access_chains"."seal") = 32)
);
--> statement-breakpoint
ALTER TABLE "access_chains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "access_events" (
	"user_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "access_events_pkey" PRIMARY KEY("user_id","n"),
	CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'operator-command')),
	CONSTRAINT "access_events_subject_length" CHECK (char_length("access_events"."subject") <= 100),
	CONSTRAINT "access_events_detail_length" CHECK (char_length("access_events"."detail") <= 701),
	CONSTRAINT "access_events_hash_size" CHECK (octet_length("access_events"."previous_hash") = 32 and octet_length("access_events"."hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "access_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"master_key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_keys_wrapped_key_size" CHECK (octet_length("audit_keys"."wrapped_key") = 61),
	CONSTRAINT "audit_keys_master_key_id" CHECK (char_length("audit_keys"."master_key_id") between 1 and 32)
);
--> statement-breakpoint
ALTER TABLE "audit_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"text_version" text NOT NULL,
	"detail" "bytea",
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consents_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('health-processing', 'model-documents', 'model-assistant', 'sync', 'share', 'emergency-page', 'visit', 'method-rules', 'reminders-mail', 'reminders-push')),
	CONSTRAINT "consents_subject" CHECK (char_length("consents"."subject") <= 701),
	CONSTRAINT "consents_text_version" CHECK ("consents"."text_version" ~ '^[a-z0-9.-]{1,40}$'),
	CONSTRAINT "consents_detail_size" CHECK (octet_length("consents"."detail") between 30 and 4096),
	CONSTRAINT "consents_withdrawn_at" CHECK ("consents"."withdrawn_at" >= "consents"."given_at")
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_chains" ADD CONSTRAINT "access_chains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_events_at" ON "access_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_keys_one" ON "audit_keys" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_counts" ON "consents" USING btree ("user_id","purpose","subject") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_given_at" ON "consents" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE POLICY "access_chains_own_read" ON "access_chains" AS PERMISSIVE FOR SELECT TO "app_user" USING ("access_chains"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "access_chains_own_create" ON "access_chains" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("access_chains"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "access_chains_own_change" ON "access_chains" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("access_chains"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("access_chains"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "access_chains_auth" ON "access_chains" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "access_chains_worker" ON "access_chains" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "access_events_own_read" ON "access_events" AS PERMISSIVE FOR SELECT TO "app_user" USING ("access_events"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "access_events_own_add" ON "access_events" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("access_events"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "access_events_auth_read" ON "access_events" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "access_events_auth_add" ON "access_events" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "access_events_worker_read" ON "access_events" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "access_events_worker_add" ON "access_events" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "access_events_worker_sweep" ON "access_events" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("access_events"."at" < now() - interval '2 years');--> statement-breakpoint
CREATE POLICY "audit_keys_worker_read" ON "audit_keys" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "audit_keys_worker_create" ON "audit_keys" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "consents_own_read" ON "consents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "consents_own_create" ON "consents" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "consents_own_withdraw" ON "consents" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "consents"."withdrawn_at" is null) WITH CHECK ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "consents_worker_read" ON "consents" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);
--> statement-breakpoint
-- By hand from here on. The consents to a language model move into the ledger, each with its times; they were given to the
-- first version of the words. The policies hold for the owner too and are lifted for it.
alter table model_consents no force row level security;
--> statement-breakpoint
insert into consents (user_id, purpose, subject, text_version, given_at, withdrawn_at)
  select user_id, 'model-documents', endpoint || ' ' || model, '1', given_at, withdrawn_at from model_consents;
--> statement-breakpoint
drop table model_consents;
--> statement-breakpoint
alter table consents force row level security;
--> statement-breakpoint
alter table access_chains force row level security;
--> statement-breakpoint
alter table access_events force row level security;
--> statement-breakpoint
alter table audit_keys force row level security;
--> statement-breakpoint
-- What she agreed to cannot be written over, only withdrawn.
grant select, insert, update (withdrawn_at) on consents to app_user;
--> statement-breakpoint
grant select on consents to app_worker;
--> statement-breakpoint
-- Added to and read; nobody changes a row. The worker may take away what is older than two years, by its policy.
grant select, insert on access_events to app_user;
--> statement-breakpoint
grant select (user_id, n, at, previous_hash, hash), insert on access_events to app_auth, app_worker;
--> statement-breakpoint
grant delete on access_events to app_worker;
--> statement-breakpoint
grant select, insert, update (last_n, last_hash, seal) on access_chains to app_user, app_auth;
--> statement-breakpoint
grant select, insert, update (last_n, last_hash, removed_n, removed_hash, seal) on access_chains to app_worker;
--> statement-breakpoint
grant select, insert on audit_keys to app_worker;
--> statement-breakpoint
-- The next event follows the last one, or the last one that was swept: no number twice, none left out, no second branch.
create function follow_access_event() returns trigger language plpgsql as $$
declare
  last_number integer;
  last_seen bytea;
begin
  select n, hash into last_number, last_seen from access_events
    where user_id = new.user_id order by n desc limit 1;
  if not found then
    select removed_n, removed_hash into last_number, last_seen from access_chains where user_id = new.user_id;
  end if;
  if new.n <> coalesce(last_number, 0) + 1 or new.previous_hash is distinct from coalesce(last_seen, new.previous_hash) then
    raise exception 'An access event has to follow the last one.' using errcode = 'check_violation', constraint = 'access_events_follow';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger access_events_follow before insert on access_events
  for each row execute function follow_access_event();
