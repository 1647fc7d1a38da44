ALTER TABLE "measurements" DROP CONSTRAINT "measurements_kind";--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_named";--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_content";--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "value_key" text;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."health_documents"("user_id","id") ON DELETE set null ("document_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_one_of_document" ON "measurements" USING btree ("user_id","document_id","value_key");--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_lab" CHECK (coalesce(case "measurements"."kind" when 'lab' then "measurements"."origin" in ('typed', 'document') and num_nonnulls("measurements"."slot", "measurements"."at", "measurements"."log_fields") = 0
        else "measurements"."origin" is null end, false));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_of_document" CHECK (coalesce(case "measurements"."origin" when 'document' then num_nonnulls("measurements"."value_key", "measurements"."confirmed_at") = 2
        else num_nonnulls("measurements"."document_id", "measurements"."value_key", "measurements"."confirmed_at") = 0 end, false));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_value_key" CHECK ("measurements"."value_key" ~ '^([0-9]{1,4}-[0-9]{1,5}-[0-9]{1,3}|added-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$');--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_confirmed_at" CHECK ("measurements"."confirmed_at" between '2026-01-01 00:00+00'::timestamptz and "measurements"."updated_at" + interval '14 hours');--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_kind" CHECK ("measurements"."kind" in ('weight', 'temperature', 'temperature-basal', 'rate-resting', 'pressure', 'lab'));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_named" CHECK ("measurements"."kind" = 'lab' or "measurements"."slot" is not null or "measurements"."at" is not null or "measurements"."log_fields" is not null);--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_content" CHECK (coalesce(case "measurements"."kind" when 'pressure' then octet_length("measurements"."content") between 34 and 36
        when 'lab' then octet_length("measurements"."content") between 31 and 8192
        else "measurements"."content" is null end, false));
