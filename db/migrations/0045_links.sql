-- By hand: the role of requests that bring a secret in place of a session, as the others were made (0000_roles.sql).
do $$
declare
  can_act_as boolean;
begin
  begin
    if not exists (select from pg_roles where rolname = 'app_link') then
      create role app_link nologin noinherit nobypassrls nosuperuser nocreatedb nocreaterole;
    end if;
  exception
    when duplicate_object or unique_violation then
      null;
    when insufficient_privilege then
      raise exception 'The role app_link is missing, and this owner may not make it: see Setting up PostgreSQL in docs/OPERATIONS.md'
        using errcode = 'insufficient_privilege';
  end;
  if current_setting('server_version_num')::int >= 160000 then
    can_act_as := pg_has_role(current_user, 'app_link', 'set');
  else
    can_act_as := pg_has_role(current_user, 'app_link', 'member');
  end if;
  if not can_act_as then
    execute format('grant app_link to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
grant usage on schema public to app_link;
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"contents" text[] NOT NULL,
	"title_mode" text NOT NULL,
	"own_title" "bytea",
	"zone" text NOT NULL,
	"revisions" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "calendar_feeds_place_once" UNIQUE("user_id","place"),
	CONSTRAINT "calendar_feeds_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_place" CHECK ("calendar_feeds"."place" between 1 and 3),
	CONSTRAINT "calendar_feeds_token_hash_size" CHECK (octet_length("calendar_feeds"."token_hash") = 32),
	CONSTRAINT "calendar_feeds_contents" CHECK ("calendar_feeds"."contents" <@ array['period', 'window', 'fertile', 'pills', 'renewals', 'due'] and cardinality("calendar_feeds"."contents") between 1 and 6),
	CONSTRAINT "calendar_feeds_title_mode" CHECK ("calendar_feeds"."title_mode" in ('discreet', 'own', 'plain')),
	CONSTRAINT "calendar_feeds_own_title" CHECK (("calendar_feeds"."own_title" is not null) = ("calendar_feeds"."title_mode" = 'own')),
	CONSTRAINT "calendar_feeds_own_title_size" CHECK (octet_length("calendar_feeds"."own_title") between 30 and 149),
	CONSTRAINT "calendar_feeds_zone_length" CHECK (char_length("calendar_feeds"."zone") between 1 and 64),
	CONSTRAINT "calendar_feeds_revisions_size" CHECK (octet_length("calendar_feeds"."revisions") between 31 and 200000),
	CONSTRAINT "calendar_feeds_times" CHECK (isfinite("calendar_feeds"."created_at") and ("calendar_feeds"."last_read_at" is null or isfinite("calendar_feeds"."last_read_at")))
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "emergency_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea",
	"is_public" boolean DEFAULT false NOT NULL,
	"token_hash" "bytea",
	"pin_hash" "bytea",
	"shown_parts" text[] DEFAULT '{}' NOT NULL,
	"tells_by_mail" boolean DEFAULT true NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"told_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emergency_cards_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "emergency_cards_public" CHECK ("emergency_cards"."is_public" = ("emergency_cards"."token_hash" is not null)),
	CONSTRAINT "emergency_cards_pin" CHECK ("emergency_cards"."pin_hash" is null or "emergency_cards"."is_public"),
	CONSTRAINT "emergency_cards_hash_size" CHECK (octet_length("emergency_cards"."token_hash") = 32 and octet_length("emergency_cards"."pin_hash") = 32),
	CONSTRAINT "emergency_cards_content_size" CHECK (octet_length("emergency_cards"."content") between 31 and 20000),
	CONSTRAINT "emergency_cards_shown_parts" CHECK ("emergency_cards"."shown_parts" <@ array['name', 'birth-year', 'blood', 'pregnancy', 'allergies', 'conditions', 'medicines', 'implants', 'languages', 'note', 'people'] and cardinality("emergency_cards"."shown_parts") <= 11),
	CONSTRAINT "emergency_cards_failures" CHECK ("emergency_cards"."failures" between 0 and 5),
	CONSTRAINT "emergency_cards_times" CHECK (("emergency_cards"."locked_until" is null or isfinite("emergency_cards"."locked_until")) and ("emergency_cards"."told_at" is null or isfinite("emergency_cards"."told_at")) and ("emergency_cards"."opened_at" is null or isfinite("emergency_cards"."opened_at")))
);
--> statement-breakpoint
ALTER TABLE "emergency_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_cards" ADD CONSTRAINT "emergency_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind" CHECK ("access_events"."kind" in ('sign-in', 'document-read', 'document-read-by-model', 'consent-given', 'consent-withdrawn', 'push-on', 'push-off', 'operator-command', 'feed-made', 'feed-renewed', 'feed-ended', 'feed-read', 'emergency-page-renewed', 'emergency-page-opened', 'emergency-page-locked'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-password-removed-mail', 'send-factors-changed-mail', 'send-factor-removal-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message', 'move-blood-pressures', 'send-emergency-page-mail'));--> statement-breakpoint
CREATE POLICY "calendar_feeds_own" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO public USING ("calendar_feeds"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("calendar_feeds"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "calendar_feeds_link" ON "calendar_feeds" AS PERMISSIVE FOR SELECT TO "app_link" USING ("calendar_feeds"."token_hash" = (select decode(nullif(current_setting('app.link_hash', true), ''), 'hex')));--> statement-breakpoint
CREATE POLICY "calendar_feeds_link_alone" ON "calendar_feeds" AS RESTRICTIVE FOR ALL TO "app_link" USING (current_user <> 'app_link' or "calendar_feeds"."token_hash" = (select decode(nullif(current_setting('app.link_hash', true), ''), 'hex')));--> statement-breakpoint
CREATE POLICY "emergency_cards_own" ON "emergency_cards" AS PERMISSIVE FOR ALL TO "app_user" USING ("emergency_cards"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("emergency_cards"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "emergency_cards_link" ON "emergency_cards" AS PERMISSIVE FOR SELECT TO "app_link" USING ("emergency_cards"."token_hash" = (select decode(nullif(current_setting('app.link_hash', true), ''), 'hex')));--> statement-breakpoint
CREATE POLICY "emergency_cards_link_count" ON "emergency_cards" AS PERMISSIVE FOR UPDATE TO "app_link" USING ("emergency_cards"."token_hash" = (select decode(nullif(current_setting('app.link_hash', true), ''), 'hex'))) WITH CHECK ("emergency_cards"."token_hash" = (select decode(nullif(current_setting('app.link_hash', true), ''), 'hex')));
--> statement-breakpoint
CREATE POLICY "emergency_cards_worker_read" ON "emergency_cards" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);
--> statement-breakpoint
-- By hand from here on.
alter table calendar_feeds force row level security;
--> statement-breakpoint
alter table emergency_cards force row level security;
--> statement-breakpoint
-- Whose a feed is, which, and when it was made cannot be changed.
grant select, insert,
  update (token_hash, contents, title_mode, own_title, zone, revisions, last_read_at) on calendar_feeds to app_user;
--> statement-breakpoint
grant select, insert,
  update (content, is_public, token_hash, pin_hash, shown_parts, tells_by_mail, failures, locked_until, told_at, opened_at)
  on emergency_cards to app_user;
--> statement-breakpoint
-- Whose it is, and whether the tries are used up: never what it says.
grant select (user_id, id, token_hash) on calendar_feeds to app_link;
--> statement-breakpoint
grant select (user_id, token_hash, pin_hash, failures, locked_until), update (failures, locked_until)
  on emergency_cards to app_link;
--> statement-breakpoint
-- The mail about an opening.
grant select (user_id, is_public, tells_by_mail, opened_at) on emergency_cards to app_worker;
--> statement-breakpoint
create trigger emergency_cards_set_updated_at before insert or update on emergency_cards
  for each row execute function set_updated_at();
--> statement-breakpoint
create function delete_own_calendar_feeds(wanted_id uuid) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.calendar_feeds
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and id = wanted_id
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_calendar_feeds(uuid) from public;
--> statement-breakpoint
grant execute on function delete_own_calendar_feeds(uuid) to app_user;
