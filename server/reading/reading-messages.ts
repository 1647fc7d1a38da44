import type { DocumentMime } from '@lunaria/domain/documents/health-document.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import {
  READING_FAILURE_CODES,
  type ReadingFailure,
} from '@lunaria/domain/documents/reading/reading-failure.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import * as z from 'zod/mini';

export type ReadingLimits = Record<keyof typeof READING_LIMITS, number>;

/** What the server asks of the reading process. */
export interface ReadRequest {
  bytes: Uint8Array;
  mime: DocumentMime;
  /** Pages that need not be read again, from 1. */
  known: number[];
  limits: ReadingLimits;
}

/** What the reading process answers: signs of life and pages, then one of the last two. */
export type ReadingAnswer =
  | { kind: 'ready' }
  | { kind: 'alive' }
  | { kind: 'page'; page: number; pages: number; text: PageText }
  | { kind: 'done'; pages: number }
  | { kind: 'failed'; failure: ReadingFailure };

const pageNumber = z.int().check(z.minimum(1), z.maximum(100_000));

/** What comes back was made by a process that handled a stranger's file: it is believed as little as any input. */
export const readingAnswerSchema: z.ZodMiniType<ReadingAnswer> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('alive') }),
  z.object({
    kind: z.literal('page'),
    page: pageNumber,
    pages: pageNumber,
    text: z.object({
      lines: z.array(
        z.object({
          text: z.string().check(z.maxLength(READING_LIMITS.pageCharacters)),
          source: z.enum(['text', 'ocr']),
        }),
      ),
    }),
  }),
  z.object({ kind: z.literal('done'), pages: pageNumber }),
  z.object({ kind: z.literal('failed'), failure: z.enum(READING_FAILURE_CODES) }),
]);
