import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

type Changes = Record<string, string>;

// As row-statements.ts, of `exports`.
export const dataExport = (changes: Changes) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    leaves_out: "'{}'",
    has_passphrase: 'false',
    ...changes,
  };
  return `insert into exports (${Object.keys(values)}) values (${Object.values(values)})`;
};

const path = "'$maria/' || gen_random_uuid() || '.zip'";
const ready = {
  ...{ state: "'ready'", file_path: path, file_size: '1', digest: bytes(32) },
  ...{ ready_at: 'now()', progress: '100' },
};
const withPassphrase = (size: number) => ({ has_passphrase: 'true', passphrase: bytes(size) });

const each = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', dataExport(changes)]);
const twice = (changes: Changes): readonly [DatabaseRole, string] => [
  'app_user',
  `${dataExport(changes)}; ${dataExport(changes)}`,
];

/** By constraint: what it refuses. */
export const exportViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  exports_pkey: [twice({ ...ready, id: absent })],
  exports_user_id_users_id_fk: [],
  exports_file_path: [twice({ ...ready, file_path: "'$maria/' || '$maria.zip'" })],
  exports_state: each({ state: "'gone'" }),
  exports_leaves_out: each({ leaves_out: "'{mood}'" }, { leaves_out: "'{notes,notes,losses}'" }),
  exports_passphrase: each(
    { has_passphrase: 'true' },
    { passphrase: bytes(40) },
    { ...ready, ...withPassphrase(40) },
  ),
  exports_passphrase_size: each(withPassphrase(36), withPassphrase(414)),
  exports_progress: each({ progress: '-1' }, { progress: '101' }),
  exports_attempts: each({ attempts: '-1' }, { attempts: '6' }),
  exports_file_path_form: each(
    { ...ready, file_path: "gen_random_uuid() || '/' || gen_random_uuid() || '.zip'" },
    { ...ready, file_path: "'$maria/../' || gen_random_uuid() || '.zip'" },
    { ...ready, file_path: "'$maria/key.zip'" },
  ),
  exports_file: each({ state: "'building'" }, { file_path: path }),
  exports_ready: each(
    { ...ready, digest: 'null' },
    { ...ready, file_size: 'null' },
    { ...ready, ready_at: 'null' },
    { file_size: '1' },
  ),
  exports_file_size: each({ ...ready, file_size: '0' }),
  exports_digest_size: each({ ...ready, digest: bytes(31) }, { ...ready, digest: bytes(33) }),
  exports_downloaded: each({ downloaded_at: 'now()' }),
  exports_times: each(
    { requested_at: "'infinity'" },
    { held_until: "'-infinity'" },
    { expires_at: "'infinity'" },
  ),
};

/** What lies just within the limits. */
export const allowedExports: string[] = [
  dataExport({ ...ready, leaves_out: "'{losses,notes}'", has_passphrase: 'true', downloaded_at: 'now()' }),
  dataExport({ state: "'failed'", attempts: '5' }),
  dataExport(withPassphrase(37)),
  `update exports set state = 'failed', passphrase = null where state = 'waiting'`,
  dataExport({ ...withPassphrase(413), state: "'building'", file_path: path }),
];
