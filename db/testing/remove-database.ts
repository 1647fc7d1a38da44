import type pg from 'pg';

/** Drops a database of the tests with the logins that were made for it; nothing where somebody else did. */
export async function removeDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ role: string }>(
    `select r.rolname as role from pg_roles r, pg_database d
     where d.datname = $1 and r.rolname ~ ('^app_(user|auth|worker)_' || d.oid || '$')`,
    [name],
  );
  // Who drops it may end a connection that is still closing only as a member of its role.
  for (const { role } of rows) await admin.query(`grant ${role} to current_user`);
  // Not `with (force)`: it fails while the server's own vacuum is at work there, which a plain drop sends away.
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  );
  await admin.query(`drop database if exists ${name}`);
  for (const { role } of rows) await admin.query(`drop role ${role}`);
}
