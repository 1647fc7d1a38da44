import { type CountryWrite, countryWriteSchema } from '@lunaria/domain/emergency/country.ts';
import {
  type ContactOrder,
  type ContactWrite,
  contactIdSchema,
  contactOrderSchema,
  contactSchema,
  contactWriteSchema,
  type EmergencyContact,
  type EmergencyRecords,
  emergencyRecordsSchema,
  mergeContact,
  orderContacts,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** One step in the history of her contacts. */
export type ContactChange =
  /** Added, changed, or put back after it was removed. */
  | { op: 'put'; write: ContactWrite }
  | { op: 'remove'; id: string; userId: string }
  | { op: 'order'; order: ContactOrder };

/** They stand in one order, so all changes of them wait in one lane: what is added arrives before it is moved. */
export const CONTACTS_LANE = 'all';

export const CONTACT_WRITES = defineWrites<ContactChange>({
  name: 'emergency-contacts',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: contactWriteSchema }),
    z.object({ op: z.literal('remove'), id: contactIdSchema, userId: z.string() }),
    z.object({ op: z.literal('order'), order: contactOrderSchema }),
  ]),
  combine: combineContactChanges,
  async send(change, signal) {
    const contacts = api['emergency-contacts'];
    if (change.op === 'order') return await contacts.order.$put({ json: change.order }, { init: { signal } });
    if (change.op === 'put')
      return await contacts[':id'].$put(
        { param: { id: change.write.id }, json: change.write },
        { init: { signal } },
      );
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await contacts[':id'].$delete(removal, { init: { signal } });
  },
});

/** She has one country: all her choices are changes of one record. */
export const COUNTRY_RECORD = 'country';

export const COUNTRY_WRITES = defineWrites<CountryWrite>({
  name: 'country',
  schema: countryWriteSchema,
  combine: (_, newer) => newer,
  send: (change, signal) => api.profile.$patch({ json: change }, { init: { signal } }),
});

/** Her contacts in her order, the country she chose and that of the installation. Kept, so that it is there without a connection. */
export const EMERGENCY = defineRecords<EmergencyRecords>({
  key: (userId) => ['emergency', userId],
  schema: emergencyRecordsSchema,
  none: { country: null, region: null, blood_type: null, contacts: [] },
  async load(signal) {
    const response = await api['emergency-contacts'].$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return await response.json();
  },
  keptAs: () => 'emergency',
  changedBy: [
    by(CONTACT_WRITES, {
      layOver: (rows, changes) => ({ ...rows, contacts: applyContactChanges(rows.contacts, changes) }),
      isRefusedApart: true,
      take(rows, change, answer) {
        const contacts = takeContacts(rows.contacts, change, answer);
        return contacts && { ...rows, contacts };
      },
    }),
    by(COUNTRY_WRITES, {
      layOver: (rows, changes) => ({ ...rows, country: changes.at(-1)?.country ?? null }),
    }),
  ],
  after: (event) => sayUnsaved(event, 'Failed to save your emergency contacts', 'emergency-not-saved'),
});

/** The contacts with what the server made of the change: merged there with what another device wrote. Null: it did not say. */
function takeContacts(
  rows: readonly EmergencyContact[],
  change: ContactChange,
  answer: unknown,
): EmergencyContact[] | null {
  if (change.op === 'remove') return applyContactChange([...rows], change);
  if (change.op === 'order') return orderAnswerSchema.safeParse(answer).data?.contacts ?? null;
  const stored = contactSchema.safeParse(answer).data;
  if (!stored) return null;
  const isKnown = rows.some(({ id }) => id === stored.id);
  return isKnown ? rows.map((row) => (row.id === stored.id ? stored : row)) : [...rows, stored];
}

const orderAnswerSchema = z.object({ contacts: z.array(contactSchema) });

/** The contacts after the changes, in her order: what the server will hold once it has them. */
export function applyContactChanges(
  rows: readonly EmergencyContact[],
  changes: readonly ContactChange[],
): EmergencyContact[] {
  return changes.reduce<EmergencyContact[]>(applyContactChange, [...rows]);
}

function applyContactChange(rows: EmergencyContact[], change: ContactChange): EmergencyContact[] {
  if (change.op === 'order') return orderContacts(rows, change.order.ids);
  if (change.op === 'remove') return rows.filter(({ id }) => id !== change.id);
  const stored = rows.find(({ id }) => id === change.write.id) ?? null;
  const contact = mergeContact(change.write, stored);
  return stored === null ? [...rows, contact] : rows.map((row) => (row === stored ? contact : row));
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineContactChanges(older: ContactChange, newer: ContactChange): ContactChange | null {
  if (older.op === 'order' && newer.op === 'order') return newer;
  if (older.op !== 'put') return null;
  const { user_id, base, ...mine } = older.write;
  if (newer.op === 'remove') return newer.id === mine.id ? newer : null;
  if (newer.op === 'order' || newer.write.id !== mine.id) return null;
  return { op: 'put', write: { ...mergeContact(newer.write, mine), user_id, base } };
}
