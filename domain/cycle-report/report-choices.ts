import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { textSchema } from '../text.ts';

/** What can be ticked besides single notes. `reasons`: why she says that cycles do not count. */
export const REPORT_PARTS = [
  'cycles',
  'reasons',
  'ranges',
  'last-period',
  'forecast',
  'symptoms',
  'moods',
  'name',
  'age',
  'mode',
  'pill',
  'ivf-medication',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
] as const;
export type Paper = (typeof PAPERS)[number]['value'];

/** What fits on the page is far less; more is cut there, and she is told. */
export const OWN_TEXT_MAX_LENGTH = 2_000;

const ownText = textSchema({
  max: OWN_TEXT_MAX_LENGTH,
  tooLong: `At most ${OWN_TEXT_MAX_LENGTH.toLocaleString('en')} characters`,
});

/** What she wants on the page; also as it is kept on a device, where anybody may have written. */
export const reportChoicesSchema = z.object({
  paper: z.enum(PAPERS.map(({ value }) => value)),
  parts: z.array(z.enum(REPORT_PARTS)).check(z.maxLength(REPORT_PARTS.length)),
  /** The days whose notes she ticked. */
  note_days: z.array(calendarDateSchema).check(z.maxLength(1_000)),
  /** What the rules find worth an appointment; said nothing of before it was there. */
  to_ask: z._default(z.boolean(), true),
  /** In her words; empty: no such part. */
  medicines: ownText,
  questions: ownText,
});
export type ReportChoices = z.infer<typeof reportChoicesSchema>;

/** What a report of cycles is about is ticked to begin with; everything else about her she adds. */
export const FIRST_CHOICES: ReportChoices = {
  paper: 'a4',
  parts: ['cycles', 'ranges', 'last-period'],
  note_days: [],
  to_ask: true,
  medicines: '',
  questions: '',
};
