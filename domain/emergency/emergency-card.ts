import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

// Rules: docs/algorithms/emergency-page.md.

/**
 * What helpers should know of her, as she writes it. The first four stand behind what her medical history says of them
 * (history-for-helpers.ts); of the other two no other part of the product asks.
 */
export const CARD_TEXTS = [
  { value: 'allergies', label: 'Allergies', hint: 'And what happens: rash, swelling, no air.' },
  { value: 'conditions', label: 'Illnesses', hint: 'Such as epilepsy, diabetes, a clotting disorder.' },
  { value: 'medicines', label: 'Medicines', hint: 'With the dose, and when.' },
  { value: 'implants', label: 'Implants', hint: 'Such as a coil, a pump or a pacemaker.' },
  { value: 'languages', label: 'Languages I speak', hint: '' },
  {
    value: 'note',
    label: 'My wishes',
    hint: 'Such as an organ donor card or an advance directive, and where it is.',
  },
] as const;
export type CardTextName = (typeof CARD_TEXTS)[number]['value'];

/** The parts that her medical history fills; what she wrote of them stands behind it. */
export const HISTORY_PARTS = [
  'allergies',
  'conditions',
  'medicines',
  'implants',
] as const satisfies CardTextName[];
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** What she can tick, in the order in which the page shows it. A loss, a note of a day or what she logged of sex is no part. */
export const PAGE_PARTS = [
  { value: 'name', label: 'My name' },
  { value: 'birth-year', label: 'The year I was born' },
  { value: 'blood', label: 'My blood group' },
  { value: 'pregnancy', label: 'That I am pregnant, and the week' },
  ...CARD_TEXTS,
  { value: 'people', label: 'Whom to tell: my contacts with their numbers' },
] as const;
export type PagePart = (typeof PAGE_PARTS)[number]['value'];
const PARTS = PAGE_PARTS.map(({ value }) => value);

export const CARD_LIMITS = { text: 500, pinMin: 4, pinMax: 6, wrongPins: 5 } as const;

export const PAGE_TEXTS = {
  longText: `Enter at most ${CARD_LIMITS.text} characters`,
  pin: `Enter ${CARD_LIMITS.pinMin} to ${CARD_LIMITS.pinMax} digits`,
  parts: 'Choose at least one thing to show',
  agree: 'Say that you agree first',
} as const;

const text = textSchema({ max: CARD_LIMITS.text, tooLong: PAGE_TEXTS.longText });
const whose = z.uuid({ error: 'Say whose record this is' });
const partsSchema = z
  .array(z.enum(PARTS, { error: PAGE_TEXTS.parts }))
  .check(z.refine((parts) => new Set(parts).size === parts.length, { error: PAGE_TEXTS.parts }));

const textsSchema = z.object({
  allergies: text,
  conditions: text,
  medicines: text,
  implants: text,
  languages: text,
  note: text,
});
export type CardTextValues = z.infer<typeof textsSchema>;

export const NO_CARD_TEXTS: CardTextValues = {
  ...{ allergies: '', conditions: '', medicines: '', implants: '', languages: '', note: '' },
};

export const pinSchema = z
  .string({ error: PAGE_TEXTS.pin })
  .check(
    z.regex(new RegExp(`^\\d{${CARD_LIMITS.pinMin},${CARD_LIMITS.pinMax}}$`), { error: PAGE_TEXTS.pin }),
  );

/** `PUT /api/emergency-card`: what she wrote and ticked. What is left out stays. */
export const cardWriteSchema = z.object({
  user_id: whose,
  texts: z.optional(textsSchema),
  shown_parts: z.optional(partsSchema),
  tells_by_mail: z.optional(z.boolean({ error: 'Say yes or no' })),
});
export type CardWrite = z.infer<typeof cardWriteSchema>;

/** `POST /api/emergency-card/page`: switches the page on, or gives it another address where it is on. */
export const pageOpenSchema = z.object({
  user_id: whose,
  /** The version of the words she agreed to; the consent of the ledger. */
  text_version: z
    .string({ error: PAGE_TEXTS.agree })
    .check(z.regex(/^[a-z0-9.-]{1,40}$/, { error: PAGE_TEXTS.agree })),
});

/** `PUT /api/emergency-card/pin`: digits that the page asks for; null: none. */
export const pagePinSchema = z.object({ user_id: whose, pin: z.nullable(pinSchema) });

/** `DELETE /api/emergency-card/page?user_id=`. */
export const pageCloseSchema = z.object({ user_id: whose });

const cardSchema = z.object({
  texts: textsSchema,
  /** Her texts did not open: something is wrong with what is stored. */
  unreadable: z.optional(z.boolean()),
  shown_parts: z.array(z.enum(PARTS)),
  /** Of those, the ones that show her medical history too. One that she ticked when it was her own words alone does not. */
  history_parts: z._default(z.array(z.enum(HISTORY_PARTS)), []),
  tells_by_mail: z.boolean(),
  is_public: z.boolean(),
  has_pin: z.boolean(),
  /** Too many wrong digits: for an hour nobody gets in. */
  is_locked: z.boolean(),
  /** When it was opened last; null: never. */
  opened_at: z.nullable(z.string()),
});
export type EmergencyCard = z.infer<typeof cardSchema>;

/** `GET /api/emergency-card`, and what answers every change. */
export const cardAnswerSchema = z.object({
  card: cardSchema,
  /** The whole address where a new secret was made. It is said this once; the server keeps a hash. */
  address: z.nullable(z.string()),
});
export type CardAnswer = z.infer<typeof cardAnswerSchema>;

export const NO_CARD: EmergencyCard = {
  texts: NO_CARD_TEXTS,
  ...{
    shown_parts: [],
    history_parts: [],
    tells_by_mail: true,
    is_public: false,
    has_pin: false,
    is_locked: false,
    opened_at: null,
  },
};

/**
 * The parts that show her medical history once she has changed her ticks from `before` to `after`: what she ticks now is ticked with
 * it. `history`: those that showed it so far.
 */
export function historyPartsAfter(
  before: readonly PagePart[],
  after: readonly PagePart[],
  history: readonly HistoryPart[],
): HistoryPart[] {
  return HISTORY_PARTS.filter(
    (part) => after.includes(part) && (history.includes(part) || !before.includes(part)),
  );
}
