import { healthDocumentSchema } from '@lunaria/domain/documents/health-document.ts';
import {
  type DocumentReading,
  valueCorrectionSchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askAgain } from '../../../data/records/load-rows.ts';
import { readingQuery } from './reading-query.ts';
import { takeDocument } from './take-document-answer.ts';
import type { ValueChange } from './value-changes.ts';

const answerSchema = z.object({
  document: healthDocumentSchema,
  corrections: z.array(valueCorrectionSchema),
});

/**
 * Puts what the server has stored into what is loaded. Of the corrections only the one that was sent: others may have
 * been answered meanwhile, in another order.
 */
export function takeValueAnswer(
  client: QueryClient,
  userId: string,
  change: ValueChange,
  answer: unknown,
): void {
  const taken = answerSchema.safeParse(answer).data;
  const { documentId, valueKey } = change;
  const { queryKey } = readingQuery(userId, documentId);
  if (taken) {
    const own = taken.corrections.find(({ value_key }) => value_key === valueKey);
    client.setQueryData<DocumentReading>(queryKey, (loaded) => {
      if (!loaded) return loaded;
      const others = loaded.corrections.filter(({ value_key }) => value_key !== valueKey);
      return { ...loaded, corrections: own ? [...others, own] : others };
    });
    takeDocument(client, userId, documentId, taken.document);
  }
  askAgain(client, queryKey);
}
