-- The roles the server acts as. Roles belong to the cluster, not to the database: several processes, or several
-- databases of one cluster, may get here at once, so "exists already" is fine whoever was first.
do $$
declare
  wanted text;
  can_act_as boolean;
begin
  foreach wanted in array array['app_user', 'app_auth', 'app_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit nobypassrls nosuperuser nocreatedb nocreaterole', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- SET ROLE needs membership and, since PostgreSQL 16, the right to act as the role, which who creates a role is
    -- not given by itself. A superuser may do all of it.
    if current_setting('server_version_num')::int >= 160000 then
      can_act_as := pg_has_role(current_user, wanted, 'set');
    else
      can_act_as := pg_has_role(current_user, wanted, 'member');
    end if;
    if not can_act_as then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end
$$;
--> statement-breakpoint
revoke create on schema public from public;
--> statement-breakpoint
-- A temporary table hides the real one of that name from whoever gets the pooled connection next.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;
--> statement-breakpoint
grant usage on schema public to app_user, app_auth, app_worker;
