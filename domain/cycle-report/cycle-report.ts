import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { PAPERS } from './report-choices.ts';
import { isPlainLine } from './report-text.ts';

/**
 * One page for the appointment, composed: every text as it is printed. The preview, the HTML file and the PDF are drawn
 * from this and from nothing else, so that none holds what another does not.
 */

const line = (max: number) =>
  textSchema({ max, tooLong: 'Too long for the page' }).check(
    z.refine(isPlainLine, { error: 'A line of the page cannot hold that' }),
  );
const short = line(60);
const sentence = line(300);
/** More than fits beside everything else; the page itself is the limit. */
const long = line(4_000);
const days = z.int().check(z.minimum(0), z.maximum(99_999));

const factSchema = z.object({ label: short, value: short, detail: line(100) });

const cycleRowSchema = z.object({
  start: short,
  length: short,
  bleeding: short,
  ovulation: short,
  remark: line(80),
  /** What is drawn of it; null: not known. */
  drawn: z.object({
    length_days: days,
    bleeding_days: z.nullable(days),
    ovulation_day: z.nullable(days),
    is_current: z.boolean(),
  }),
});

const rangeRowSchema = z.object({
  label: short,
  hers: line(100),
  usual: line(100),
  verdict: line(100),
  is_outside: z.boolean(),
});

const signTableSchema = z.object({
  title: short,
  columns: z.array(z.object({ label: short, detail: short })).check(z.maxLength(4)),
  rows: z
    .array(z.object({ label: short, cells: z.array(short).check(z.maxLength(4)) }))
    .check(z.maxLength(12)),
});

const listSchema = z.object({
  title: short,
  /** Two of these stand beside each other. */
  is_half: z.boolean(),
  items: z.array(z.object({ label: z.nullable(short), text: long })).check(z.maxLength(60)),
});

/** More than the narrowest letters need to fill the page. */
const LIST_LETTERS = 9_000;

function countLetters(lists: readonly ReportList[]): number {
  return lists.flatMap(({ items }) => items).reduce((sum, { text }) => sum + text.length, 0);
}

export const cycleReportSchema = z.object({
  paper: z.enum(PAPERS.map(({ value }) => value)),
  title: short,
  made_on: short,
  about: z.array(line(200)).check(z.maxLength(3)),
  facts: z.array(factSchema).check(z.maxLength(4)),
  /** Null: not ticked. */
  cycles: z.nullable(
    z.object({
      rows: z.array(cycleRowSchema).check(z.maxLength(13)),
      /** The shaded band; null: none holds in her mode. */
      usual_days: z.nullable(z.object({ from: days, to: days })),
      note: sentence,
    }),
  ),
  ranges: z.nullable(z.object({ rows: z.array(rangeRowSchema).check(z.maxLength(5)), note: sentence })),
  signs: z.nullable(z.object({ tables: z.array(signTableSchema).check(z.maxLength(2)), note: sentence })),
  /** What the rules find worth asking about, and what she typed or ticked. */
  lists: z.array(listSchema).check(
    z.maxLength(4),
    z.refine((lists) => countLetters(lists) <= LIST_LETTERS, { error: 'Too much for the page' }),
  ),
  footer: sentence,
});
export type CycleReport = z.infer<typeof cycleReportSchema>;
export type ReportCycleRow = z.infer<typeof cycleRowSchema>;
export type ReportSignTable = z.infer<typeof signTableSchema>;
export type ReportList = z.infer<typeof listSchema>;

/** `POST /api/cycle-report/pdf`: the page to be set; nothing of it is kept. */
export const cycleReportRequestSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  report: cycleReportSchema,
});
