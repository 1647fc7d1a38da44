import * as z from 'zod/mini';
import { mergeFields } from '../merge-fields.ts';
import { BLOOD_TYPES } from '../profile/blood-types.ts';
import { textSchema } from '../text.ts';
import { countrySchema } from './country.ts';
import { phoneSchema } from './phone-number.ts';

/** Who is called when something is wrong, as she wrote it. */
export interface EmergencyContact {
  /** Made where she added it, so that a retry makes no second one. */
  id: string;
  name: string;
  /** Who it is to her: partner, midwife, the ward. Empty where she did not say. */
  relation: string;
  phone: string;
  /** It could not be opened, and its texts are empty: shown, so that she can remove it. */
  unreadable?: boolean | undefined;
}

export const CONTACT_LIMITS = { contacts: 10, name: 80, relation: 40 } as const;

export const CONTACT_TEXTS = {
  noName: 'Enter a name',
  longName: `Enter a name of at most ${CONTACT_LIMITS.name} characters`,
  longRelation: `Enter at most ${CONTACT_LIMITS.relation} characters`,
  tooMany: `There are ${CONTACT_LIMITS.contacts} contacts already. Remove one first.`,
  unreadable: 'This contact cannot be read any more. Remove it, and add it again.',
} as const;

/** What names a contact, in an address too. Written in small letters, as it is stored: a retry finds it again. */
export const contactIdSchema = z.uuid({ error: 'A contact needs its id' }).check(z.toLowerCase());

const whose = z.uuid({ error: 'Say whose record this is' });

const texts = {
  name: textSchema({
    min: 1,
    max: CONTACT_LIMITS.name,
    tooShort: CONTACT_TEXTS.noName,
    tooLong: CONTACT_TEXTS.longName,
  }).check(z.refine((name) => name.trim() !== '', { error: CONTACT_TEXTS.noName })),
  relation: textSchema({ max: CONTACT_LIMITS.relation, tooLong: CONTACT_TEXTS.longRelation }),
  phone: phoneSchema,
};

/** What she types in the form. */
export const contactTextsSchema = z.object(texts);
export type ContactTexts = z.infer<typeof contactTextsSchema>;

/**
 * `PUT /api/emergency-contacts/:id`: adds or changes one. `base` is what she saw when she changed it (null: a new one); what
 * she did not touch keeps what another device wrote.
 */
export const contactWriteSchema = z.object({
  user_id: whose,
  id: contactIdSchema,
  ...texts,
  base: z.nullable(z.object(texts)),
});
export type ContactWrite = z.infer<typeof contactWriteSchema>;

/** `DELETE /api/emergency-contacts/:id?user_id=`. */
export const contactDeleteSchema = z.object({ user_id: whose });

/** `PUT /api/emergency-contacts/order`: the ids in the order in which she wants to see them. */
export const contactOrderSchema = z.object({
  user_id: whose,
  ids: z.array(contactIdSchema).check(z.maxLength(CONTACT_LIMITS.contacts, { error: CONTACT_TEXTS.tooMany })),
});
export type ContactOrder = z.infer<typeof contactOrderSchema>;

/** As it is stored, and kept on a device. */
export const contactSchema = z.object({
  id: contactIdSchema,
  name: z.string(),
  relation: z.string(),
  phone: z.string(),
  unreadable: z.optional(z.boolean()),
});

/** What is known for an emergency, as it travels and as it is kept on a device, where anybody may have written. */
export const emergencyRecordsSchema = z.object({
  /** Hers; null: she has not chosen one. */
  country: z.nullable(countrySchema),
  /** Of the installation. */
  region: z.nullable(countrySchema),
  /** Of her setup; null: not said. */
  blood_type: z.nullable(z.enum(BLOOD_TYPES)),
  /** In her order. */
  contacts: z.array(contactSchema),
});
export type EmergencyRecords = z.infer<typeof emergencyRecordsSchema>;

/**
 * The contact after a write meets what is `stored` by now (null: nothing, or removed meanwhile: it stands as she sees it).
 * A new one (`base` null) that is there already arrived earlier: what is stored stands. Applying the same write again changes
 * nothing.
 */
export function mergeContact(write: ContactWrite, stored: EmergencyContact | null): EmergencyContact {
  const { user_id: _, base, id, ...mine } = write;
  if (stored === null) return { id, ...mine };
  if (base === null) return stored;
  const { name, relation, phone } = stored;
  return { id, ...mergeFields<ContactTexts>(base, mine, { name, relation, phone }) };
}

/** In the wanted order; those that it does not name, of another device, come behind in theirs. */
export function orderContacts<Contact extends { id: string }>(
  contacts: readonly Contact[],
  ids: readonly string[],
): Contact[] {
  const placeOf = ({ id }: Contact) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return contacts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
