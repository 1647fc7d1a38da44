/** What somebody writes about: a question, a demo for a practice, or being told when doctors can join. */
export const CONTACT_KINDS = ['question', 'demo', 'join'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Counted like `String.length`. An address is as long as in an account (EMAIL_MAX_LENGTH). */
export const CONTACT_LIMITS = {
  name: 200,
  address: 254,
  practice: 200,
  preferredTime: 200,
  message: 4000,
} as const;

/** Whom the page for doctors speaks to. */
export const SPECIALTIES = [
  { value: 'gynecologist', label: 'Gynecologist' },
  { value: 'obstetrician', label: 'Obstetrician' },
  { value: 'fertility_specialist', label: 'Fertility specialist' },
  { value: 'endocrinologist', label: 'Endocrinologist' },
  { value: 'other', label: 'Other' },
] as const;

/** The fields a person fills in. */
export type ContactField = 'name' | 'address' | 'specialty' | 'practice' | 'preferred_time' | 'message';

/** The fields of each form, in the order of the screen. */
export const CONTACT_FIELDS: Record<ContactKind, readonly ContactField[]> = {
  question: ['name', 'address', 'message'],
  demo: ['name', 'address', 'practice', 'preferred_time', 'message'],
  join: ['name', 'address', 'specialty', 'practice', 'message'],
};
