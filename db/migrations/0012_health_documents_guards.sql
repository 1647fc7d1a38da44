alter table health_documents force row level security;
--> statement-breakpoint
alter table document_uploads force row level security;
--> statement-breakpoint
-- What the file is, where it lies and whose it is cannot be changed; nor can she delete a row past the sweeper.
grant select, insert, update (document_type, notes, own_name, own_category, reading_state, reading_promised_at, deleted_at) on health_documents to app_user;
--> statement-breakpoint
grant select, insert, update (abandoned_at), delete on document_uploads to app_user;
--> statement-breakpoint
grant select (user_id, id, file_path, file_size, mime_type, reading_state, deleted_at), update (reading_state), delete on health_documents to app_worker;
--> statement-breakpoint
grant select, insert, update (abandoned_at), delete on document_uploads to app_worker;
--> statement-breakpoint
-- However a row goes, also with its account, its file's path stays behind until the file is gone.
create function leave_path_behind() returns trigger language plpgsql as $$
begin
  insert into document_uploads (file_path, user_id, abandoned_at) values (old.file_path, old.user_id, now());
  return old;
end
$$;
--> statement-breakpoint
create trigger health_documents_leave_path_behind before delete on health_documents
  for each row execute function leave_path_behind();
