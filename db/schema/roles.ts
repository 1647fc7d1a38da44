import { sql } from 'drizzle-orm';
import { pgRole } from 'drizzle-orm/pg-core';

/**
 * The five roles that the program acts as. None of them owns anything; the sixth, the owner, is whoever runs the
 * migrations. Created and granted in migrations/0000_roles.sql, 0045_links.sql and 0049_backup_role.sql, because roles belong to the
 * cluster. The fifth, app_backup, stands in no table here: it reads every one by a policy `<table>_backup`.
 */
export const appUser = pgRole('app_user').existing();
/** Accounts, sessions and sign-in attempts: the only role that reads a password hash. */
export const appAuth = pgRole('app_auth').existing();
/** Jobs: hands over the outbox and reads what a job needs. */
export const appWorker = pgRole('app_worker').existing();
/** Requests that bring a secret in place of a session: sees the one row that the secret belongs to. */
export const appLink = pgRole('app_link').existing();

/**
 * For policies that look only at whose a row is, whoever asks: the grants say who may ask at all. They hold for the owner
 * too, with whose rights her rows are deleted (migrations/0032_delete_own_rows.sql).
 */
export const anyRole = 'public' as const;

/** The signed-in user of this transaction; null when there is none, so that every comparison with it fails. */
export const currentUserId = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** SHA-256 of the secret that this transaction was opened with; null when there is none. */
export const currentLinkHash = sql`(select decode(nullif(current_setting('app.link_hash', true), ''), 'hex'))`;
