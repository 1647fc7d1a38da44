import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

// Of the access history a statement for each table; `$maria` stands for her id.
export const accessEvent = (changes: Changes) =>
  insert('access_events', {
    user_id: "'$maria'",
    n: '1',
    at: 'now()',
    kind: "'sign-in'",
    subject: "''",
    detail: "'password'",
    previous_hash: bytes(32),
    hash: bytes(32),
    ...changes,
  });
export const accessChain = (changes: Changes) =>
  insert('access_chains', {
    user_id: "'$maria'",
    last_n: '0',
    last_hash: bytes(32),
    removed_n: '0',
    removed_hash: bytes(32),
    seal: bytes(32),
    ...changes,
  });
const auditKey = (changes: Changes) =>
  insert('audit_keys', { id: absent, wrapped_key: bytes(61), master_key_id: "'first'", ...changes });

const twice = (statement: string) => statement.replace(/values (\(.*\))$/s, 'values $1, $1');
const as = (role: DatabaseRole, statement: (changes: Changes) => string, ...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => [role, statement(changes)]);

/** For every constraint of the access history, statements that break it and nothing else. */
export const accessViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  // Two with one number: the trigger refuses the second before the key does, and access-events.db.test.ts shows it.
  access_events_pkey: [],
  access_events_user_id_users_id_fk: [],
  access_events_kind: as('app_user', accessEvent, { kind: "'read'" }, { kind: "''" }),
  access_events_subject_length: as('app_user', accessEvent, { subject: "repeat('s', 101)" }),
  access_events_detail_length: as('app_user', accessEvent, { detail: "repeat('d', 702)" }),
  access_events_hash_size: as(
    'app_user',
    accessEvent,
    { hash: bytes(31) },
    { hash: bytes(33) },
    { previous_hash: bytes(31) },
    { previous_hash: bytes(33) },
  ),
  access_chains_pkey: [['app_user', twice(accessChain({}))]],
  access_chains_user_id_users_id_fk: [],
  access_chains_ends: as(
    'app_user',
    accessChain,
    { removed_n: '-1' },
    { removed_n: '1' },
    { last_n: '-1', removed_n: '-1' },
  ),
  access_chains_hash_size: as(
    'app_user',
    accessChain,
    { last_hash: bytes(31) },
    { removed_hash: bytes(33) },
    { seal: bytes(0) },
  ),
  audit_keys_pkey: [['app_worker', twice(auditKey({}))]],
  audit_keys_wrapped_key_size: as(
    'app_worker',
    auditKey,
    { wrapped_key: bytes(60) },
    { wrapped_key: bytes(62) },
  ),
  audit_keys_master_key_id: as(
    'app_worker',
    auditKey,
    { master_key_id: "''" },
    { master_key_id: "repeat('a', 33)" },
  ),
};

/** What lies just within the limits, in this order. */
export const allowedAccess: (readonly [DatabaseRole, string])[] = [
  ['app_user', accessChain({})],
  [
    'app_user',
    accessEvent({ previous_hash: bytes(32), subject: "repeat('s', 100)", detail: "repeat('d', 701)" }),
  ],
];
