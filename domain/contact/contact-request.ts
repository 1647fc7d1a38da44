import * as z from 'zod/mini';
import { emailSchema } from '../account/sign-up.ts';
import { textSchema } from '../text.ts';
import { CONTACT_LIMITS, type ContactField, SPECIALTIES } from './contact-fields.ts';

export const CONTACT_TEXTS = {
  nameMissing: 'Please enter your name',
  nameTooLong: `Your name can have at most ${CONTACT_LIMITS.name} characters`,
  addressInvalid: 'Please enter a valid email address',
  specialtyMissing: 'Please choose your specialty',
  practiceTooLong: `The practice can have at most ${CONTACT_LIMITS.practice} characters`,
  preferredTimeTooLong: `The preferred time can have at most ${CONTACT_LIMITS.preferredTime} characters`,
  messageMissing: 'Please write your question',
  messageTooLong: `A message can have at most ${CONTACT_LIMITS.message} characters`,
  notOneLine: 'This must be one line of text',
} as const;

// All of these stand in single lines of a mail, two of them in its head.
const isOneLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

const lineSchema = (max: number, tooLong: string) =>
  textSchema({ max, tooLong }).check(z.trim(), z.refine(isOneLine, { error: CONTACT_TEXTS.notOneLine }));

const nameSchema = lineSchema(CONTACT_LIMITS.name, CONTACT_TEXTS.nameTooLong).check(
  z.minLength(1, { error: CONTACT_TEXTS.nameMissing }),
);

// The answer goes there: what could read as two recipients is no address here, as in server/mail/mail.ts.
const addressSchema = emailSchema.check(
  z.refine((address) => !/[<>()[\]\\,;:"\p{C}]/u.test(address), { error: CONTACT_TEXTS.addressInvalid }),
);

const messageSchema = textSchema({
  max: CONTACT_LIMITS.message,
  tooLong: CONTACT_TEXTS.messageTooLong,
}).check(z.trim());

const everybody = {
  /** Made by the form, once for each message: sent twice, it is one message. */
  id: z.uuid({ error: 'The message has no id' }).check(z.toLowerCase()),
  name: nameSchema,
  address: addressSchema,
};

const practiceSchema = lineSchema(CONTACT_LIMITS.practice, CONTACT_TEXTS.practiceTooLong);

/** `POST /api/contact`, and what the three forms hold: what may be left out is ''. */
export const contactRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('question'),
    ...everybody,
    message: messageSchema.check(z.minLength(1, { error: CONTACT_TEXTS.messageMissing })),
  }),
  z.strictObject({
    kind: z.literal('demo'),
    ...everybody,
    practice: practiceSchema,
    preferred_time: lineSchema(CONTACT_LIMITS.preferredTime, CONTACT_TEXTS.preferredTimeTooLong),
    message: messageSchema,
  }),
  z.strictObject({
    kind: z.literal('join'),
    ...everybody,
    specialty: z.enum(
      SPECIALTIES.map(({ value }) => value),
      { error: CONTACT_TEXTS.specialtyMissing },
    ),
    practice: practiceSchema,
    message: messageSchema,
  }),
]);

export type ContactRequest = z.infer<typeof contactRequestSchema>;

export type ContactFaults = Partial<Record<ContactField, string>>;

/** The first complaint about each field, none where all is well. */
export function findContactFaults(request: unknown): ContactFaults {
  const result = z.safeParse(contactRequestSchema, request);
  const faults: Partial<Record<string, string>> = {};
  for (const issue of result.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message;
  return faults;
}
