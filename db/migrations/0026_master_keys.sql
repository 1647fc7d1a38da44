CREATE TABLE "master_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"check_value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "master_keys_id_length" CHECK (char_length("master_keys"."id") between 1 and 32),
	CONSTRAINT "master_keys_check_value_size" CHECK (octet_length("master_keys"."check_value") between 30 and 128)
);
--> statement-breakpoint
ALTER TABLE "master_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "master_keys_worker" ON "master_keys" AS PERMISSIVE FOR ALL TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
alter table master_keys force row level security;
--> statement-breakpoint
-- No update: a key is known by its check value until it is retired.
grant select, insert, delete on master_keys to app_worker;
