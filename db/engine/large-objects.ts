import type { RunStatement } from './database.ts';

const functions = `pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^lo(_|read$|write$)'`;

/** For a superuser, once per database. docs/OPERATIONS.md says the same to who sets PostgreSQL up. */
export const WITHHOLD_LARGE_OBJECTS = `
  do $$
  declare one regprocedure;
  begin
    for one in select oid from ${functions} loop
      execute format('revoke execute on function %s from public', one);
    end loop;
  end $$;`;

/**
 * Large objects know no policies: whoever may call the functions for them can leave something in the database, without a
 * limit and for everybody. The functions are the superuser's, who alone can take them from everybody else.
 *
 * Does so where the owner is one, as in the embedded database; returns whether requests may call one of them still.
 */
export async function withholdLargeObjects(runAsOwner: RunStatement): Promise<boolean> {
  const answer = await runAsOwner(
    `select rolsuper as can_withhold, exists (
       select oid from ${functions} and has_function_privilege('app_user', oid, 'execute')
     ) as is_open
     from pg_roles where rolname = current_user`,
  );
  const [state] = answer.rows as { can_withhold: boolean; is_open: boolean }[]; // as: the columns above
  if (!state?.is_open) return false;
  if (!state.can_withhold) return true;
  await runAsOwner(WITHHOLD_LARGE_OBJECTS);
  return false;
}
