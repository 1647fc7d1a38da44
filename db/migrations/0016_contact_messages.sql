CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"master_key_id" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_body_size" CHECK (octet_length("contact_messages"."body") between 30 and 32768),
	CONSTRAINT "contact_messages_wrapped_key_length" CHECK (octet_length("contact_messages"."wrapped_key") between 32 and 256),
	CONSTRAINT "contact_messages_master_key_id" CHECK (char_length("contact_messages"."master_key_id") between 1 and 32)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "contact_messages_taken_at" ON "contact_messages" USING btree ("taken_at");--> statement-breakpoint
CREATE POLICY "contact_messages_worker" ON "contact_messages" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
alter table contact_messages force row level security;
--> statement-breakpoint
-- No other role, and no update: a message is stored, read by its job, and deleted.
grant select, insert, delete on contact_messages to app_worker;
