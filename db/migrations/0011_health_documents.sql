CREATE TABLE "document_uploads" (
	"file_path" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "document_uploads_file_path_form" CHECK ("document_uploads"."file_path" ~ ('^' || "document_uploads"."user_id"::text || '/[1-9][0-9]{12}[.](pdf|jpg|jpeg|png|docx)$'))
);
--> statement-breakpoint
ALTER TABLE "document_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "health_documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" "bytea" NOT NULL,
	"file_path" text NOT NULL,
	"document_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"mime_type" text NOT NULL,
	"notes" "bytea",
	"ai_suggested_name" "bytea",
	"ai_suggested_category" text,
	"ai_summary" "bytea",
	"own_name" "bytea",
	"own_category" text,
	"reading_state" text DEFAULT 'waiting' NOT NULL,
	"reading_promised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "health_documents_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "health_documents_file_path" UNIQUE("file_path"),
	CONSTRAINT "health_documents_file_path_form" CHECK ("health_documents"."file_path" ~ ('^' || "health_documents"."user_id"::text || '/[1-9][0-9]{12}[.](pdf|jpg|jpeg|png|docx)$')),
	CONSTRAINT "health_documents_mime_type" CHECK (coalesce(case substring("health_documents"."file_path" from '[^.]+$')
        when 'pdf' then "health_documents"."mime_type" = 'application/pdf'
        when 'jpg' then "health_documents"."mime_type" = 'image/jpeg'
        when 'jpeg' then "health_documents"."mime_type" = 'image/jpeg'
        when 'png' then "health_documents"."mime_type" = 'image/png'
        when 'docx' then "health_documents"."mime_type" = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        end, false)),
	CONSTRAINT "health_documents_document_type" CHECK ("health_documents"."document_type" in ('Lab Result', 'Imaging Report', 'Medical Record', 'Prescription', 'Test Result', 'Other')),
	CONSTRAINT "health_documents_file_size" CHECK ("health_documents"."file_size" between 1 and 10485760),
	CONSTRAINT "health_documents_ai_suggested_category" CHECK ("health_documents"."ai_suggested_category" in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other')),
	CONSTRAINT "health_documents_own_category" CHECK ("health_documents"."own_category" in ('lab_results', 'imaging', 'prescription', 'consultation_notes', 'vaccination_record', 'other')),
	CONSTRAINT "health_documents_reading_state" CHECK ("health_documents"."reading_state" in ('waiting', 'reading', 'done', 'failed')),
	CONSTRAINT "health_documents_file_name_size" CHECK (octet_length("health_documents"."file_name") between 30 and 794),
	CONSTRAINT "health_documents_notes_size" CHECK (octet_length("health_documents"."notes") between 30 and 6029),
	CONSTRAINT "health_documents_ai_suggested_name_size" CHECK (octet_length("health_documents"."ai_suggested_name") between 30 and 629),
	CONSTRAINT "health_documents_ai_summary_size" CHECK (octet_length("health_documents"."ai_summary") between 30 and 12029),
	CONSTRAINT "health_documents_own_name_size" CHECK (octet_length("health_documents"."own_name") between 30 and 629),
	CONSTRAINT "health_documents_deleted_at" CHECK ("health_documents"."deleted_at" >= "health_documents"."uploaded_at")
);
--> statement-breakpoint
ALTER TABLE "health_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job";--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_uploads_user_id" ON "document_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "health_documents_newest" ON "health_documents" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "health_documents_deleted" ON "health_documents" USING btree ("deleted_at") WHERE "health_documents"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job" CHECK ("outbox"."job" in ('send-verification-mail', 'send-guardian-mail', 'read-document'));--> statement-breakpoint
CREATE POLICY "document_uploads_own" ON "document_uploads" AS PERMISSIVE FOR ALL TO "app_user" USING ("document_uploads"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("document_uploads"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "document_uploads_worker" ON "document_uploads" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "health_documents_own_read" ON "health_documents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "health_documents_own_create" ON "health_documents" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "health_documents_own_update" ON "health_documents" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("health_documents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "health_documents_worker_read" ON "health_documents" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "health_documents_worker_update" ON "health_documents" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "health_documents_worker_delete" ON "health_documents" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("health_documents"."deleted_at" < now() - interval '1 hour');