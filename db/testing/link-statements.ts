import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

/** As SQL: 32 bytes that no other row has. */
const aHash = 'sha256(gen_random_uuid()::text::bytea)';

// As row-statements.ts, of `calendar_feeds` and `emergency_cards`.
export const calendarFeed = (changes: Changes) =>
  insert('calendar_feeds', {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    place: '1',
    token_hash: aHash,
    contents: "'{period}'",
    title_mode: "'discreet'",
    zone: "'Europe/Lisbon'",
    ...changes,
  });
export const emergencyCard = (changes: Changes) =>
  insert('emergency_cards', {
    user_id: "'$maria'",
    is_public: 'true',
    token_hash: aHash,
    shown_parts: "'{name}'",
    ...changes,
  });

const feeds = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', calendarFeed(changes)]);
const cards = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', emergencyCard(changes)]);
const own = (size: number) => ({ title_mode: "'own'", own_title: bytes(size) });

/** By constraint: what it refuses. */
export const linkViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  calendar_feeds_pkey: [
    ['app_user', `${calendarFeed({ id: absent })}; ${calendarFeed({ id: absent, place: '2' })}`],
  ],
  calendar_feeds_place_once: [['app_user', `${calendarFeed({})}; ${calendarFeed({})}`]],
  calendar_feeds_token_hash: [
    [
      'app_user',
      `${calendarFeed({ token_hash: bytes(32) })}; ${calendarFeed({ token_hash: bytes(32), place: '2' })}`,
    ],
  ],
  calendar_feeds_user_id_users_id_fk: [],
  calendar_feeds_place: feeds({ place: '0' }, { place: '4' }),
  calendar_feeds_token_hash_size: feeds({ token_hash: bytes(31) }, { token_hash: bytes(33) }),
  calendar_feeds_contents: feeds(
    { contents: "'{}'" },
    { contents: "'{mood}'" },
    { contents: "'{period,period,period,period,period,period,period}'" },
  ),
  calendar_feeds_title_mode: feeds({ title_mode: "'loud'" }),
  calendar_feeds_own_title: feeds({ title_mode: "'own'" }, { own_title: bytes(33) }),
  calendar_feeds_own_title_size: feeds(own(29), own(150)),
  calendar_feeds_zone_length: feeds({ zone: "''" }, { zone: "repeat('z', 65)" }),
  calendar_feeds_revisions_size: feeds({ revisions: bytes(30) }, { revisions: bytes(200_001) }),
  calendar_feeds_times: feeds({ last_read_at: "'infinity'" }, { created_at: "'-infinity'" }),
  emergency_cards_pkey: [['app_user', `${emergencyCard({})}; ${emergencyCard({})}`]],
  // The card of another has the same hash; the key would refuse two of one woman before.
  emergency_cards_token_hash: [],
  emergency_cards_user_id_users_id_fk: [],
  emergency_cards_public: cards({ is_public: 'false' }, { token_hash: 'null' }),
  emergency_cards_pin: cards({ is_public: 'false', token_hash: 'null', pin_hash: bytes(32) }),
  emergency_cards_hash_size: cards({ token_hash: bytes(31) }, { pin_hash: bytes(33) }),
  emergency_cards_content_size: cards({ content: bytes(30) }, { content: bytes(20_001) }),
  emergency_cards_shown_parts: cards({ shown_parts: "'{loss}'" }, { shown_parts: "'{name,notes}'" }),
  emergency_cards_failures: cards({ failures: '-1' }, { failures: '6' }),
  emergency_cards_times: cards(
    { locked_until: "'infinity'" },
    { told_at: "'infinity'" },
    { opened_at: "'-infinity'" },
  ),
};

/** What lies just within the limits. */
export const allowedLinks = [
  calendarFeed({ revisions: bytes(200_000) }),
  calendarFeed({ place: '2', ...own(149), zone: "repeat('z', 64)" }),
  calendarFeed({ place: '3', ...own(30), contents: "'{period,window,fertile,pills,renewals,due}'" }),
  emergencyCard({ content: bytes(20_000), pin_hash: bytes(32), failures: '5' }),
  'update emergency_cards set is_public = false, token_hash = null, pin_hash = null',
];
