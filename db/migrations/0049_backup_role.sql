-- By hand: the role that reads everything for a backup and writes nothing, made as the others were (0045_links.sql).
do $$
declare
  can_act_as boolean;
begin
  begin
    if not exists (select from pg_roles where rolname = 'app_backup') then
      create role app_backup nologin noinherit nobypassrls nosuperuser nocreatedb nocreaterole;
    end if;
  exception
    when duplicate_object or unique_violation then
      null;
    when insufficient_privilege then
      raise exception 'The role app_backup is missing, and this owner may not make it: see Setting up PostgreSQL in docs/OPERATIONS.md'
        using errcode = 'insufficient_privilege';
  end;
  if current_setting('server_version_num')::int >= 160000 then
    can_act_as := pg_has_role(current_user, 'app_backup', 'set');
  else
    can_act_as := pg_has_role(current_user, 'app_backup', 'member');
  end if;
  if not can_act_as then
    execute format('grant app_backup to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
grant usage on schema public to app_backup;
--> statement-breakpoint
-- Every table there is; one that a later migration makes brings its own (the catalogue's test finds one without).
do $$
declare
  one text;
begin
  for one in
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop
    execute format('create policy %I on public.%I for select to app_backup using (true)', one || '_backup', one);
    execute format('grant select on public.%I to app_backup', one);
  end loop;
end
$$;
