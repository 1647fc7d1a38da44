ALTER TABLE "provider_flows" ADD COLUMN "return_path" text NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD COLUMN "failure_path" text NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD CONSTRAINT "provider_flows_full_name_length" CHECK (char_length("provider_flows"."full_name") <= 200);--> statement-breakpoint
ALTER TABLE "provider_flows" ADD CONSTRAINT "provider_flows_own_paths" CHECK ("provider_flows"."return_path" ~ '^(/[A-Za-z0-9-]+)+([?]section=[A-Za-z0-9-]+)?$' and "provider_flows"."failure_path" ~ '^(/[A-Za-z0-9-]+)+([?]section=[A-Za-z0-9-]+)?$');