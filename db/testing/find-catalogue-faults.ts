import type { Row, TestDatabase } from './open-test-database.ts';

const serverRoles = "('app_user', 'app_auth', 'app_worker', 'app_link', 'app_backup')";

/**
 * What in the catalogue breaks the promises of the design, one sentence each; empty when all is well. Read from the
 * database itself, so that a new table, view or function is covered without anybody thinking of it.
 */
export async function findCatalogueFaults(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  isolationCases: Record<string, unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const table of await asOwner(tables)) {
    if (!table.has_rls) faults.push(`${table.name} has no row level security`);
    if (!table.has_force) faults.push(`${table.name} does not force row level security on its owner`);
    if (!table.has_policy) faults.push(`${table.name} has no policy`);
    const isIsolated = Object.hasOwn(isolationCases, String(table.name));
    if (table.holds_user_data && !isIsolated) faults.push(`${table.name} has no isolation test`);
    if (table.is_open_to_user && !isIsolated)
      faults.push(`${table.name} is open to app_user without an isolation test`);
  }
  for (const [query, complaint] of complaints) {
    faults.push(...(await asOwner(query)).map((row: Row) => `${row.name} ${complaint}`));
  }
  return faults.sort();
}

/** A table that points at users with any column holds something of a user, whatever the column is called. */
const tables = `
  select c.relname as name, c.relrowsecurity as has_rls, c.relforcerowsecurity as has_force,
    exists (select from pg_policy p where p.polrelid = c.oid) as has_policy,
    c.relname in ('users', 'profiles')
      or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
      or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'public.users'::regclass)
      as holds_user_data,
    has_table_privilege('app_user', c.oid, 'select, insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege('app_user', c.oid, 'select, insert, update, references') as is_open_to_user
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

const complaints: [query: string, complaint: string][] = [
  [
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and not (has_table_privilege('app_backup', c.oid, 'select') and exists (
       select from pg_policy p where p.polrelid = c.oid and p.polname = c.relname || '_backup' and p.polpermissive
         and p.polroles = array[(select oid from pg_roles where rolname = 'app_backup')]
         and p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) = 'true'))`,
    'is in no backup',
  ],
  [
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and c.relkind in ('r', 'p') and (
       has_table_privilege('app_backup', c.oid, 'insert, update, delete, truncate, references, trigger')
       or has_any_column_privilege('app_backup', c.oid, 'insert, update, references'))`,
    'can be written to by who only makes backups',
  ],
  [
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relowner <> (select oid from pg_roles where rolname = current_user)`,
    'belongs to another role than the owner',
  ],
  [
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
     and not coalesce(array_to_string(c.reloptions, ',') like '%security_invoker=true%', false)`,
    'is a view that shows rows past the policies',
  ],
  [
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')`,
    'is a table that cannot have policies',
  ],
  [
    // A function that deletes her own rows may, where it is one statement whose first condition is whose a row is.
    `select p.oid::regprocedure::text as name from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace
     left join pg_class t on t.relnamespace = n.oid and t.relkind = 'r' and p.proname = 'delete_own_' || t.relname
     where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') and not coalesce(
       n.nspname = 'public' and p.proowner = t.relowner
       and p.proconfig = array['search_path=pg_catalog, pg_temp']
       and regexp_replace(pg_get_function_sqlbody(p.oid), '\\s+', ' ', 'g') ~
         replace('^BEGIN ATOMIC DELETE FROM (public[.])?TABLE '
           'WHERE [(][(]TABLE[.]user_id = [(]NULLIF[(]current_setting[(]''app[.]user_id''::text, true[)], ''''::text[)][)]::uuid[)] '
           'AND [^;]* RETURNING TABLE[.]user_id; END$', 'TABLE', t.relname), false)`,
    "is a function that borrows its owner's rights",
  ],
  [
    `select p.oid::regprocedure::text || ' by ' || caller as name
     from pg_proc p, unnest(array['public', 'app_auth', 'app_worker', 'app_link', 'app_backup']) caller
     where p.prosecdef and has_function_privilege(caller::name, p.oid, 'execute')
       and p.pronamespace <> 'pg_catalog'::regnamespace`,
    "can be called, which borrows its owner's rights",
  ],
  [
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and has_table_privilege('app_user', c.oid, 'update, delete, truncate')`,
    'can be locked by app_user against everybody',
  ],
  [
    `select distinct r.rolname as name from pg_shdepend d join pg_roles r on r.oid = d.refobjid
     where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o' and r.rolname ~ '^app_(user|auth|worker|link|backup)(_[0-9]+)?$'
     and d.dbid in (0, (select oid from pg_database where datname = current_database()))`,
    'owns something',
  ],
  [
    `select rolname as name from pg_roles where rolname ~ '^app_(user|auth|worker|link|backup)(_[0-9]+)?$'
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)`,
    'may do more than its grants',
  ],
  [
    `select member.rolname || ' in ' || granted.rolname as name from pg_auth_members m
     join pg_roles member on member.oid = m.member join pg_roles granted on granted.oid = m.roleid
     where member.rolname in ${serverRoles}
       or (member.rolname ~ '^app_(user|auth|worker|link|backup)_[0-9]+$'
           and granted.rolname <> regexp_replace(member.rolname, '_[0-9]+$', ''))`,
    'is a membership that leads further',
  ],
  [
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'public')
       and n.nspname !~ '^pg_(toast|temp)' and has_schema_privilege('app_user', n.oid, 'usage')
       and case c.relkind when 'S' then has_sequence_privilege('app_user', c.oid, 'usage, select, update')
           else has_table_privilege('app_user', c.oid, 'select, insert, update, delete') end`,
    'is outside schema public and open to app_user',
  ],
  [
    `select rolname || ' in ' || nspname as name from pg_roles, pg_namespace
     where rolname in ${serverRoles} and nspname !~ '^pg_' and has_schema_privilege(rolname, pg_namespace.oid, 'create')`,
    'may create tables',
  ],
  [
    `select rolname as name from pg_roles where rolname in ${serverRoles}
     and has_database_privilege(rolname, current_database(), 'temporary')`,
    'may make a temporary table that hides the real one from the next request',
  ],
];
