alter table document_pages force row level security;
--> statement-breakpoint
alter table document_readings force row level security;
--> statement-breakpoint
alter table document_corrections force row level security;
--> statement-breakpoint
alter table model_consents force row level security;
--> statement-breakpoint
-- What was read is written by the worker; she asks for it anew, and her corrections compose summary and digest again.
grant update (ai_summary, ai_digest, reading_page, reading_pages, reading_failure, reading_attempts, reading_holder, reading_held_until) on health_documents to app_user;
--> statement-breakpoint
grant select on document_pages, document_readings to app_user;
--> statement-breakpoint
grant select, insert, update (content), delete on document_corrections to app_user;
--> statement-breakpoint
grant select, insert, update (withdrawn_at) on model_consents to app_user;
--> statement-breakpoint
-- Of the texts in a document's row the worker reads its names only, so that no part of them reaches a language model.
-- Her own words it never writes.
grant select (document_type, file_name, own_name, ai_category_sure, reading_promised_at, reading_attempts, reading_holder, reading_held_until),
  update (ai_suggested_name, ai_suggested_category, ai_category_sure, ai_second_category, ai_summary, ai_digest, reading_page, reading_pages, reading_failure, reading_attempts, reading_holder, reading_held_until)
  on health_documents to app_worker;
--> statement-breakpoint
grant select, insert, update, delete on document_pages to app_worker;
--> statement-breakpoint
grant select, insert, update on document_readings to app_worker;
--> statement-breakpoint
grant select on document_corrections, model_consents to app_worker;
--> statement-breakpoint
grant insert on outbox to app_worker;
