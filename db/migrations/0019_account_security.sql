CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_new_email_length" CHECK (char_length("email_changes"."new_email") between 3 and 254),
	CONSTRAINT "email_changes_new_email_lower_case" CHECK ("email_changes"."new_email" = lower("email_changes"."new_email")),
	CONSTRAINT "email_changes_to_another" CHECK ("email_changes"."new_email" <> "email_changes"."old_email")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid,
	"session_id" uuid,
	"challenge" text,
	"code_hash" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "factor_challenges_challenge_length" CHECK (char_length("factor_challenges"."challenge") between 16 and 256),
	CONSTRAINT "factor_challenges_code_hash_size" CHECK (octet_length("factor_challenges"."code_hash") = 32),
	CONSTRAINT "factor_challenges_attempts" CHECK ("factor_challenges"."attempts" >= 0),
	CONSTRAINT "factor_challenges_session_with_factor" CHECK (("factor_challenges"."factor_id" is null) = ("factor_challenges"."session_id" is null))
);
--> statement-breakpoint
ALTER TABLE "factor_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"friendly_name" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"issuer" text,
	"secret" "bytea",
	"wrapped_key" "bytea",
	"master_key_id" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" "bytea",
	"sign_count" bigint,
	"transports" text[],
	"is_backed_up" boolean,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "factors_credential_id" UNIQUE("credential_id"),
	CONSTRAINT "factors_friendly_name" UNIQUE("user_id","friendly_name"),
	CONSTRAINT "factors_type" CHECK ("factors"."factor_type" in ('totp', 'webauthn', 'phone')),
	CONSTRAINT "factors_status" CHECK ("factors"."status" in ('unverified', 'verified')),
	CONSTRAINT "factors_friendly_name_length" CHECK (char_length("factors"."friendly_name") between 1 and 64),
	CONSTRAINT "factors_issuer_length" CHECK (char_length("factors"."issuer") between 1 and 64),
	CONSTRAINT "factors_failures" CHECK ("factors"."failures" >= 0),
	CONSTRAINT "factors_secret_size" CHECK (octet_length("factors"."secret") between 30 and 512),
	CONSTRAINT "factors_wrapped_key_length" CHECK (octet_length("factors"."wrapped_key") between 32 and 256),
	CONSTRAINT "factors_master_key_id" CHECK (char_length("factors"."master_key_id") between 1 and 32),
	CONSTRAINT "factors_credential_id_length" CHECK (char_length("factors"."credential_id") between 1 and 1400),
	CONSTRAINT "factors_public_key_size" CHECK (octet_length("factors"."public_key") between 16 and 8192),
	CONSTRAINT "factors_secret_where_there_is_one" CHECK (("factors"."factor_type" in ('totp', 'phone')) = ("factors"."secret" is not null and "factors"."wrapped_key" is not null and "factors"."master_key_id" is not null)),
	CONSTRAINT "factors_credential_where_verified" CHECK (("factors"."factor_type" = 'webauthn' and "factors"."status" = 'verified') = ("factors"."credential_id" is not null and "factors"."public_key" is not null and "factors"."sign_count" is not null))
);
--> statement-breakpoint
ALTER TABLE "factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_flows_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "provider_flows_provider" CHECK ("provider_flows"."provider" in ('google', 'apple')),
	CONSTRAINT "provider_flows_purpose" CHECK ("provider_flows"."purpose" in ('sign-in', 'link', 'proof')),
	CONSTRAINT "provider_flows_session_where_needed" CHECK (("provider_flows"."purpose" = 'sign-in') = ("provider_flows"."session_id" is null)),
	CONSTRAINT "provider_flows_hash_sizes" CHECK (octet_length("provider_flows"."state_hash") = 32 and octet_length("provider_flows"."browser_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "provider_flows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_code" UNIQUE("user_id","code_hash"),
	CONSTRAINT "recovery_codes_code_hash_size" CHECK (octet_length("recovery_codes"."code_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"device" text,
	"address" text,
	"browser_hash" "bytea",
	"is_unusual" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_ins_method" CHECK ("sign_ins"."method" in ('sign-up', 'password', 'google', 'apple', 'passkey')),
	CONSTRAINT "sign_ins_device_length" CHECK (char_length("sign_ins"."device") <= 100),
	CONSTRAINT "sign_ins_address_length" CHECK (char_length("sign_ins"."address") <= 64),
	CONSTRAINT "sign_ins_browser_hash_size" CHECK (octet_length("sign_ins"."browser_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waiting_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_links_browser_hash_unique" UNIQUE("browser_hash"),
	CONSTRAINT "waiting_links_provider" CHECK ("waiting_links"."provider" in ('google', 'apple')),
	CONSTRAINT "waiting_links_subject_length" CHECK (char_length("waiting_links"."subject") between 1 and 255),
	CONSTRAINT "waiting_links_browser_hash_size" CHECK (octet_length("waiting_links"."browser_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "waiting_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "aal" text DEFAULT 'aal1' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD CONSTRAINT "provider_flows_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_links" ADD CONSTRAINT "waiting_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_factor_id" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_session_id" ON "factor_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires_at" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factors_user_id" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_flows_session_id" ON "provider_flows" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "provider_flows_expires_at" ON "provider_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user_id" ON "sign_ins" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_at" ON "sign_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waiting_links_user_id" ON "waiting_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_links_expires_at" ON "waiting_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'send-password-reset-mail', 'send-password-changed-mail', 'send-factors-changed-mail', 'send-email-change-mails', 'send-email-changed-mail', 'send-sign-in-notice', 'send-account-linked-mail', 'read-document', 'ask-model', 'send-newsletter-confirmation', 'send-newsletter-issue', 'send-contact-message'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_aal" CHECK ("sessions"."aal" in ('aal1', 'aal2'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_signed_in_by" CHECK ("sessions"."signed_in_by" in ('password', 'google', 'apple', 'passkey'));--> statement-breakpoint
CREATE POLICY "email_changes_auth" ON "email_changes" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_changes_worker_read" ON "email_changes" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "factor_challenges_auth" ON "factor_challenges" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "factors_auth" ON "factors" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "provider_flows_auth" ON "provider_flows" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recovery_codes_auth" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sign_ins_auth" ON "sign_ins" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sign_ins_worker_read" ON "sign_ins" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "waiting_links_auth" ON "waiting_links" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
alter table factors force row level security;
--> statement-breakpoint
alter table factor_challenges force row level security;
--> statement-breakpoint
alter table recovery_codes force row level security;
--> statement-breakpoint
alter table provider_flows force row level security;
--> statement-breakpoint
alter table waiting_links force row level security;
--> statement-breakpoint
alter table email_changes force row level security;
--> statement-breakpoint
alter table sign_ins force row level security;
--> statement-breakpoint
grant select, insert, update, delete on factors, factor_challenges, recovery_codes, provider_flows, waiting_links, email_changes, sign_ins to app_auth;
--> statement-breakpoint
-- The mails: whom to ask about a change of address, and what an unusual sign-in was.
grant select on email_changes, sign_ins to app_worker;
