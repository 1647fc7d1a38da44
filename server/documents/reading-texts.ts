import type { StoredCorrection } from '@lunaria/db/queries/document-corrections.ts';
import type { StoredPage } from '@lunaria/db/queries/document-pages.ts';
import type { StoredReading } from '@lunaria/db/queries/document-readings.ts';
import {
  type ModelReading,
  modelReadingSchema,
  type ValueCorrection,
  valueCorrectionSchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { type PageText, pageTextSchema } from '@lunaria/domain/documents/reading/document-text.ts';
import { type Understanding, understandingSchema } from '@lunaria/domain/documents/reading/understanding.ts';
import * as z from 'zod/mini';
import { TamperedError } from '../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../encryption/text.ts';
import type { UserKey } from '../encryption/user-key.ts';

/** Whose document it is; everything below is bound to it, to its table and column, and to page or value. */
export interface DocumentPlace {
  userId: string;
  documentId: string;
}

/**
 * What was read of a document, as it was stored. A part that was not written for this place, or by rules whose form
 * nobody knows any more, is left out and said: it takes nothing of the rest along.
 */
export function openReading(userKey: UserKey, place: DocumentPlace, stored: StoredReading | null) {
  const opener = createOpener(userKey, place);
  return {
    understanding:
      stored && opener.open(understandingSchema, 'document_readings.understanding', '', stored.understanding),
    model:
      stored?.model_reading != null
        ? opener.open(modelReadingSchema, 'document_readings.model_reading', '', stored.model_reading)
        : null,
    isUnreadable: opener.isUnreadable(),
  };
}

/** The pages by number; one that does not open is missing. */
export function openPages(userKey: UserKey, place: DocumentPlace, stored: readonly StoredPage[]) {
  const opener = createOpener(userKey, place);
  const pages = new Map<number, PageText>();
  for (const { page, content } of stored) {
    const text = opener.open(pageTextSchema, 'document_pages.content', String(page), content);
    if (text !== null) pages.set(page, text);
  }
  return { pages, isUnreadable: opener.isUnreadable() };
}

export function openCorrections(userKey: UserKey, place: DocumentPlace, stored: readonly StoredCorrection[]) {
  const opener = createOpener(userKey, place);
  const corrections = stored.flatMap(({ value_key, content }) => {
    const opened = opener.open(valueCorrectionSchema, 'document_corrections.content', value_key, content);
    return opened === null ? [] : [opened];
  });
  return { corrections, isUnreadable: opener.isUnreadable() };
}

/** The pages `first` to `last` in their order, an empty one where one is missing: every place keeps its number. */
export function inOrder(pages: ReadonlyMap<number, PageText>, first: number, last: number): PageText[] {
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, index) => pages.get(first + index) ?? { lines: [] });
}

export function sealPage(userKey: UserKey, place: DocumentPlace, page: number, text: PageText): StoredPage {
  return { page, content: seal(userKey, place, 'document_pages.content', String(page), text) };
}

export function sealUnderstanding(
  userKey: UserKey,
  place: DocumentPlace,
  understanding: Understanding,
): Uint8Array {
  return seal(userKey, place, 'document_readings.understanding', '', understanding);
}

export function sealModelReading(userKey: UserKey, place: DocumentPlace, model: ModelReading): Uint8Array {
  return seal(userKey, place, 'document_readings.model_reading', '', model);
}

export function sealCorrection(
  userKey: UserKey,
  place: DocumentPlace,
  correction: ValueCorrection,
): StoredCorrection {
  const { value_key } = correction;
  return { value_key, content: seal(userKey, place, 'document_corrections.content', value_key, correction) };
}

type Column =
  | 'document_pages.content'
  | 'document_readings.understanding'
  | 'document_readings.model_reading'
  | 'document_corrections.content';

function createOpener(userKey: UserKey, place: DocumentPlace) {
  let isUnreadable = false;
  return {
    isUnreadable: () => isUnreadable,
    open: <Value>(
      schema: z.ZodMiniType<Value>,
      column: Column,
      part: string,
      stored: Uint8Array,
    ): Value | null => {
      try {
        const result = z.safeParse(
          schema,
          JSON.parse(decryptText(userKey, placeOf(place, column, part), stored)),
        );
        if (result.success) return result.data;
      } catch (error) {
        if (!(error instanceof TamperedError)) throw error;
      }
      isUnreadable = true;
      return null;
    },
  };
}

function seal(
  userKey: UserKey,
  place: DocumentPlace,
  column: Column,
  part: string,
  value: unknown,
): Uint8Array {
  return encryptText(userKey, placeOf(place, column, part), JSON.stringify(value));
}

function placeOf({ userId, documentId }: DocumentPlace, name: Column, part: string) {
  const [table = '', column = ''] = name.split('.');
  return { table, column, userId, rowKey: part === '' ? documentId : `${documentId} ${part}` };
}
