import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { valueKeySchema } from '../documents/reading/document-reading.ts';
import { type Place, placeSchema } from '../documents/reading/document-text.ts';
import type { PrintedResult } from '../laboratory/lab-result.ts';
import { type LabValue, labEntrySchema, labIdSchema, labValueSchema } from '../laboratory/lab-value.ts';

/**
 * Where a proposal stands. `new`: nobody answered it. `added`: it is among her results. `differs`: it is, and the document was read or
 * corrected otherwise since. `dismissed`: she said that it is none of hers, or of no use.
 */
export const PROPOSAL_STATES = ['new', 'added', 'differs', 'dismissed'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Whether it waits for her answer. */
export const waitsForAnswer = (state: ProposalState): boolean => state === 'new' || state === 'differs';

/** A row of a document, offered as one of her results: as it was read, or as she corrected it there. */
export interface LabProposal {
  value_key: string;
  printed: PrintedResult;
  /** The day of the sample; null where none is printed: she says it when she adds it. */
  local_day: CalendarDate | null;
  place: Place;
  /** The line as it was read, letter for letter; '' for a row that she added herself. */
  quote: string;
  /** Read from a picture: added one by one, beside the cut-out. */
  is_from_picture: boolean;
  state: ProposalState;
  /** Her result that it is, where `added` or `differs`. */
  value_id: string | null;
}

/** `GET /api/health-documents/:id/proposals`. [] where the document was not read, or holds no results. */
export interface DocumentProposals {
  document_id: string;
  proposals: LabProposal[];
}

const labProposalSchema: z.ZodMiniType<LabProposal> = z.object({
  value_key: valueKeySchema,
  printed: z.object({ name: z.string(), text: z.string(), unit: z.string(), range_text: z.string() }),
  local_day: z.nullable(calendarDateSchema),
  place: placeSchema,
  quote: z.string(),
  is_from_picture: z.boolean(),
  state: z.enum(PROPOSAL_STATES),
  value_id: z.nullable(labIdSchema),
});

export const documentProposalsSchema: z.ZodMiniType<DocumentProposals> = z.object({
  document_id: z.uuid(),
  proposals: z.array(labProposalSchema),
});

/** `GET /api/proposals`: the documents of which something waits for her answer (`new` or `differs`), the newest first. */
export interface WaitingProposals {
  documents: { document_id: string; name: string; day: CalendarDate | null; count: number }[];
}

export const waitingProposalsSchema: z.ZodMiniType<WaitingProposals> = z.object({
  documents: z.array(
    z.object({
      document_id: z.uuid(),
      name: z.string(),
      day: z.nullable(calendarDateSchema),
      count: z.int(),
    }),
  ),
});

/** Of one document at once: more rows than a document has. */
export const ANSWERS_MAX = 1_000;

/**
 * `POST /api/health-documents/:id/confirmations`: all of it or nothing. `entry` is exactly what she saw: where the document says
 * something else by now, the answer is 409 and nothing is written. The same answers twice change nothing the second time.
 */
export interface Confirmations {
  user_id: string;
  /** `id`: of the result that it becomes, made in the page. With `differs`, `id` is that of the result, which is changed. */
  confirm: {
    value_key: string;
    id: string;
    entry: PrintedResult & { local_day: CalendarDate };
    place: Place;
  }[];
  dismiss: string[];
  /** Dismissed before, and offered again; with `confirm` of the same row: added at once. */
  bring_back: string[];
}

const keys = z.array(valueKeySchema).check(z.maxLength(ANSWERS_MAX));

export const confirmationsSchema: z.ZodMiniType<Confirmations> = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  confirm: z
    .array(
      z.object({ value_key: valueKeySchema, id: labIdSchema, entry: labEntrySchema, place: placeSchema }),
    )
    .check(z.maxLength(ANSWERS_MAX)),
  dismiss: keys,
  bring_back: keys,
});

/** What the confirmations answer: her results of this document as they are now, and what is offered still. */
export const confirmedSchema: z.ZodMiniType<DocumentProposals & { values: LabValue[] }> = z.object({
  document_id: z.uuid(),
  proposals: z.array(labProposalSchema),
  values: z.array(labValueSchema),
});
