CREATE TABLE "document_corrections" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"value_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "document_corrections_pkey" PRIMARY KEY("user_id","document_id","value_key"),
	CONSTRAINT "document_corrections_value_key" CHECK ("document_corrections"."value_key" ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'),
	CONSTRAINT "document_corrections_content_size" CHECK (octet_length("document_corrections"."content") between 31 and 16384)
);
--> statement-breakpoint
ALTER TABLE "document_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_pages" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"page" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_pages_pkey" PRIMARY KEY("user_id","document_id","page"),
	CONSTRAINT "document_pages_page" CHECK ("document_pages"."page" between 1 and 300),
	CONSTRAINT "document_pages_content_size" CHECK (octet_length("document_pages"."content") between 31 and 2097152)
);
--> statement-breakpoint
ALTER TABLE "document_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_readings" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"understanding" "bytea" NOT NULL,
	"model_reading" "bytea",
	"reader_version" smallint NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_readings_pkey" PRIMARY KEY("user_id","document_id"),
	CONSTRAINT "document_readings_reader_version" CHECK ("document_readings"."reader_version" >= 1),
	CONSTRAINT "document_readings_understanding_size" CHECK (octet_length("document_readings"."understanding") between 31 and 16777216),
	CONSTRAINT "document_readings_model_reading_size" CHECK (octet_length("document_readings"."model_reading") between 31 and 1048576)
);
--> statement-breakpoint
ALTER TABLE "document_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_consents" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"model" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "model_consents_pkey" PRIMARY KEY("user_id","given_at"),
	CONSTRAINT "model_consents_endpoint" CHECK (char_length("model_consents"."endpoint") between 1 and 500),
	CONSTRAINT "model_consents_model" CHECK (char_length("model_consents"."model") between 1 and 200),
	CONSTRAINT "model_consents_withdrawn_at" CHECK ("model_consents"."withdrawn_at" >= "model_consents"."given_at")
);
--> statement-breakpoint
ALTER TABLE "model_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "ai_category_sure" boolean;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "ai_second_category" text;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "ai_digest" "bytea";--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_page" smallint;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_pages" smallint;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_failure" text;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_holder" uuid;--> statement-breakpoint
ALTER TABLE "health_documents" ADD COLUMN "reading_held_until" timestamp with time zone;--> statement-breakpoint
-- Until here a reading failed for one reason only. FORCE holds for the owner too, who would change no row.
ALTER TABLE "health_documents" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "health_documents" SET "reading_failure" = 'file_lost' WHERE "reading_state" = 'failed';--> statement-breakpoint
UPDATE "health_documents" SET "reading_state" = 'waiting' WHERE "reading_state" in ('reading', 'done');--> statement-breakpoint
UPDATE "health_documents" SET "ai_suggested_category" = null WHERE "ai_suggested_category" is not null;--> statement-breakpoint
ALTER TABLE "health_documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_corrections" ADD CONSTRAINT "document_corrections_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_consents" ADD CONSTRAINT "model_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_consents_one_counts" ON "model_consents" USING btree ("user_id") WHERE "model_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "health_documents_to_read" ON "health_documents" USING btree ("reading_state") WHERE "health_documents"."reading_state" in ('waiting', 'reading');--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_ai_second_category" CHECK ("health_documents"."ai_second_category" in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other'));--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_ai_category_whole" CHECK (num_nulls("health_documents"."ai_suggested_category", "health_documents"."ai_category_sure", "health_documents"."ai_second_category") in (0, 3));--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_ai_categories_differ" CHECK ("health_documents"."ai_suggested_category" <> "health_documents"."ai_second_category");--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_done" CHECK ("health_documents"."reading_state" <> 'done' or "health_documents"."ai_suggested_category" is not null);--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_pages" CHECK ("health_documents"."reading_pages" between 1 and 300);--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_page" CHECK ("health_documents"."reading_page" is null or coalesce("health_documents"."reading_state" = 'reading' and "health_documents"."reading_page" between 1 and "health_documents"."reading_pages", false));--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_failure" CHECK ("health_documents"."reading_failure" in ('locked', 'damaged', 'no_text', 'too_many_pages', 'too_large', 'too_slow', 'too_heavy', 'file_lost', 'failed'));--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_failed" CHECK (("health_documents"."reading_state" = 'failed') = ("health_documents"."reading_failure" is not null));--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_attempts" CHECK ("health_documents"."reading_attempts" between 0 and 3);--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_reading_held" CHECK (num_nulls("health_documents"."reading_holder", "health_documents"."reading_held_until") = case "health_documents"."reading_state" when 'reading' then 0 else 2 end);--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_ai_digest_size" CHECK (octet_length("health_documents"."ai_digest") between 31 and 32797);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'read-document', 'ask-model'));--> statement-breakpoint
CREATE POLICY "document_corrections_own" ON "document_corrections" AS PERMISSIVE FOR ALL TO "app_user" USING ("document_corrections"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("document_corrections"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "document_corrections_worker_read" ON "document_corrections" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "document_pages_own_read" ON "document_pages" AS PERMISSIVE FOR SELECT TO "app_user" USING ("document_pages"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "document_pages_worker" ON "document_pages" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "document_readings_own_read" ON "document_readings" AS PERMISSIVE FOR SELECT TO "app_user" USING ("document_readings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "document_readings_worker" ON "document_readings" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "model_consents_own_read" ON "model_consents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("model_consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "model_consents_own_create" ON "model_consents" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("model_consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "model_consents_own_withdraw" ON "model_consents" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("model_consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) and "model_consents"."withdrawn_at" is null) WITH CHECK ("model_consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "model_consents_worker_read" ON "model_consents" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);