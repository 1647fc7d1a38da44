import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `push_subscriptions` and `push_keys`.

type Changes = Record<string, string>;

const insertInto = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

/** The session of a device, by the role that makes sessions; its id is hers, so that a statement can name it. */
export const SESSION_OF_DEVICE =
  "insert into sessions (id, user_id, token, expires_at) values ('$maria', '$maria', gen_random_uuid()::text, now() + interval '1 day')";

export const pushSubscription = (changes: Changes) =>
  insertInto('push_subscriptions', {
    ...{ user_id: "'$maria'", session_id: "'$maria'" },
    ...{ endpoint_hash: 'sha256(gen_random_uuid()::text::bytea)', content: bytes(200) },
    ...changes,
  });

const pushKey = (changes: Changes) =>
  insertInto('push_keys', { id: absent, wrapped_key: bytes(61), master_key_id: "'first'", ...changes });

const ofSubscription = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', pushSubscription(changes)]);
/** Both in one statement: whether their sessions are there is looked at when it ends. */
const twice = (one: Changes, other: Changes) =>
  `${pushSubscription(one)}, ${pushSubscription(other).replace(/^.* values /, '')}`;
const ofKey = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_worker', pushKey(changes)]);

/** By constraint: what it refuses. */
export const pushViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  push_subscriptions_pkey: [['app_user', twice({}, {})]],
  push_subscriptions_session_id_sessions_id_fk: ofSubscription({ session_id: absent }),
  push_subscriptions_user_id_users_id_fk: [],
  push_subscriptions_endpoint_hash_unique: [
    ['app_user', twice({ endpoint_hash: bytes(32) }, { endpoint_hash: bytes(32), session_id: absent })],
  ],
  push_subscriptions_endpoint_hash_size: ofSubscription(
    { endpoint_hash: bytes(31) },
    { endpoint_hash: bytes(33) },
  ),
  push_subscriptions_content_size: ofSubscription({ content: bytes(199) }, { content: bytes(3001) }),
  push_subscriptions_turned_on_at: ofSubscription(
    { turned_on_at: "'infinity'" },
    { turned_on_at: "'-infinity'" },
  ),
  push_keys_pkey: [['app_worker', `${pushKey({})}; ${pushKey({})}`]],
  push_keys_wrapped_key_size: ofKey({ wrapped_key: bytes(60) }, { wrapped_key: bytes(62) }),
  push_keys_master_key_id: ofKey({ master_key_id: "''" }, { master_key_id: "repeat('a', 33)" }),
};

/** What lies just within the limits, in this order. */
export const allowedPush: (readonly [DatabaseRole, string])[] = [
  ['app_auth', SESSION_OF_DEVICE],
  ['app_user', pushSubscription({ endpoint_hash: bytes(32) })],
  ['app_user', `update push_subscriptions set content = ${bytes(3000)}`],
];
