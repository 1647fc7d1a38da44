import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `emergency_contacts`.

export const contact = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    position: '0',
    content: bytes(68),
    ...changes,
  };
  return `insert into emergency_contacts (${Object.keys(values)}) values (${Object.values(values)})`;
};

/** By constraint: what it refuses. */
export const contactViolations: Record<string, (readonly [DatabaseRole, string])[]> = Object.fromEntries(
  Object.entries({
    emergency_contacts_pkey: [`${contact({ id: absent })}; ${contact({ id: absent, position: '1' })}`],
    emergency_contacts_one_at_a_place: [
      `${contact({})}; ${contact({})}`,
      `${contact({})}; ${contact({ position: '1' })}; update emergency_contacts set position = 3`,
    ],
    emergency_contacts_user_id_users_id_fk: [],
    emergency_contacts_position: [contact({ position: '-1' }), contact({ position: '10' })],
    emergency_contacts_content_size: [0, 29, 67, 1001].map((size) => contact({ content: bytes(size) })),
  }).map(([name, statements]) => [name, statements.map((statement) => ['app_user', statement] as const)]),
);

/** What lies just within the limits; one statement puts all of hers into another order. */
export const allowedContacts = [
  ...Array.from({ length: 10 }, (_, position) => contact({ position: String(position) })),
  'update emergency_contacts set position = 9 - position',
  `update emergency_contacts set content = ${bytes(1000)}`,
];
