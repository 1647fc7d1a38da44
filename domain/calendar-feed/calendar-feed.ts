import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { isZone } from '../time/wall-time.ts';

// Rules and worked examples: docs/algorithms/calendar-feed.md (the tests use the same table).

/** What can be in it, in the order in which it is offered. The database holds the same list. */
export const FEED_CONTENTS = [
  {
    value: 'period',
    label: 'Periods',
    hint: 'Those you recorded, and the days on which the next ones are likely. An estimate.',
  },
  {
    value: 'window',
    label: 'When the next period may start',
    hint: 'The days on which it starts 8 times in 10.',
  },
  {
    value: 'fertile',
    label: 'Fertile days',
    hint: 'In Conception Mode alone. An estimate, and not contraception.',
  },
  {
    value: 'pills',
    label: 'Pill, patch, ring and injection',
    hint: 'Every day, or on the days you named under Reminders.',
  },
  {
    value: 'renewals',
    label: 'Renewal of a coil or implant',
    hint: 'The day you named under Reminders.',
  },
  { value: 'due', label: 'Due date', hint: 'While you are pregnant.' },
] as const;
export type FeedContent = (typeof FEED_CONTENTS)[number]['value'];

/** What an event is called: a dot, her own words, or what it is about. */
export const TITLE_MODES = ['discreet', 'own', 'plain'] as const;
export type TitleMode = (typeof TITLE_MODES)[number];

export const FEED_LIMITS = { feeds: 3, ownTitle: 40 } as const;

export const FEED_TEXTS = {
  contents: 'Choose at least one thing',
  ownTitle: 'Enter the words that stand in your calendar',
  longTitle: `Enter at most ${FEED_LIMITS.ownTitle} characters`,
  tooMany: `There are ${FEED_LIMITS.feeds} addresses already. End one first.`,
  zone: 'That time zone is not known',
} as const;

const CODES = FEED_CONTENTS.map(({ value }) => value);

/** Made where she added it, in small letters as it is stored: a retry finds it again. */
export const feedIdSchema = z.uuid({ error: 'A calendar address needs its id' }).check(z.toLowerCase());

const ownTitleSchema = textSchema({ max: FEED_LIMITS.ownTitle, tooLong: FEED_TEXTS.longTitle }).check(
  // One line: a title with several is no title.
  z.refine((title) => !/\p{Cc}/u.test(title), { error: 'Enter one line' }),
);

/** What she chose for one address. */
const choiceFields = {
  contents: z.array(z.enum(CODES, { error: FEED_TEXTS.contents })).check(
    z.minLength(1, { error: FEED_TEXTS.contents }),
    z.refine((contents) => new Set(contents).size === contents.length, { error: FEED_TEXTS.contents }),
  ),
  title_mode: z.enum(TITLE_MODES, { error: 'Choose what stands in your calendar' }),
  /** '' unless `title_mode` is `own`. */
  own_title: ownTitleSchema,
};

const hasItsTitle = ({ title_mode, own_title }: { title_mode: TitleMode; own_title: string }) =>
  (title_mode === 'own') === (own_title.trim() !== '');

/** `PUT /api/calendar-feeds/:id`: makes an address, or changes what is in it. */
export const feedWriteSchema = z
  .object({
    user_id: z.uuid({ error: 'Say whose record this is' }),
    id: feedIdSchema,
    ...choiceFields,
    /** Of the clock she looks at: by it it is today. */
    zone: z.string({ error: FEED_TEXTS.zone }).check(
      z.maxLength(64, { error: FEED_TEXTS.zone }),
      z.refine((zone) => zone.length <= 64 && isZone(zone), { error: FEED_TEXTS.zone }),
    ),
  })
  .check(z.refine(hasItsTitle, { error: FEED_TEXTS.ownTitle }));
export type FeedWrite = z.infer<typeof feedWriteSchema>;
export type FeedChoice = Pick<FeedWrite, 'contents' | 'title_mode' | 'own_title'>;

/** `POST /api/calendar-feeds/:id/renew`, and `DELETE …?user_id=`. */
export const feedOwnerSchema = z.object({ user_id: z.uuid({ error: 'Say whose record this is' }) });

const feedSchema = z.object({
  id: feedIdSchema,
  ...choiceFields,
  created_at: z.string(),
  /** When a calendar program fetched it last; null: never. */
  last_read_at: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof feedSchema>;

/** `GET /api/calendar-feeds`. */
export const feedListSchema = z.object({ feeds: z.array(feedSchema) });

/**
 * What answers a write: all of hers, and the whole address where a new secret was made. It is said this once; the server
 * keeps a hash.
 */
export const feedAnswerSchema = z.object({
  feeds: z.array(feedSchema),
  address: z.nullable(z.string()),
});
export type FeedAnswer = z.infer<typeof feedAnswerSchema>;
