import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

// As row-statements.ts, of `erasures`, `erased_accounts` and `disabled_accounts`.
export const erasure = (changes: Changes) =>
  insert('erasures', { user_id: "'$maria'", due_at: "now() + interval '14 days'", ...changes });
const erasedAccount = (changes: Changes) =>
  insert('erased_accounts', {
    account_hash: bytes(32),
    erased_on: 'current_date',
    backups_gone_on: 'current_date + 30',
    ...changes,
  });

export const disabled = (changes: Changes) =>
  insert('disabled_accounts', { user_id: "'$maria'", ...changes });

const erasures = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', erasure(changes)]);
const erased = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_worker', erasedAccount(changes)]);

/** By constraint: what it refuses. */
export const erasureViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  // One open erasure is refused before the key is; erasures.db.test.ts has two with one id.
  erasures_pkey: [],
  erasures_user_id_users_id_fk: [],
  // What she may write is refused by the policies first; erasures.db.test.ts shows it.
  erasures_state: [],
  erasures_cancelled_at: erasures({ cancelled_at: 'now()' }),
  erasures_due_at: erasures(
    { due_at: "now() - interval '1 second'" },
    { due_at: "now() + interval '16 days'" },
  ),
  erasures_requested_at: erasures({ requested_at: "'infinity'", due_at: "'infinity'" }),
  disabled_accounts_pkey: [['app_worker', `${disabled({})}; ${disabled({})}`]],
  disabled_accounts_user_id_users_id_fk: [['app_worker', disabled({ user_id: absent })]],
  disabled_accounts_disabled_at: [['app_worker', disabled({ disabled_at: "'infinity'" })]],
  disabled_accounts_enabled_at: [['app_worker', disabled({ enabled_at: "now() - interval '1 second'" })]],
  erased_accounts_pkey: [['app_worker', `${erasedAccount({})}; ${erasedAccount({})}`]],
  erased_accounts_hash_size: erased({ account_hash: bytes(31) }, { account_hash: bytes(33) }),
  erased_accounts_days: erased(
    { backups_gone_on: 'current_date - 1' },
    { backups_gone_on: 'current_date + 182' },
  ),
};

export const erasureOfNobody = erasure({ user_id: absent });
