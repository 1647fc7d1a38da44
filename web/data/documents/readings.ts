import {
  type DocumentReading,
  documentReadingSchema,
  joinReadings,
  valueCorrectionSchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { readingsKey } from './readings-key.ts';
import { applyValueChanges, VALUE_WRITES } from './value-changes.ts';

const answerSchema = z.object({ corrections: z.array(valueCorrectionSchema) });

/**
 * What was read from a document, with her corrections; null before it is loaded. In memory only: the device keeps nothing of
 * what documents say.
 */
export const READINGS = defineRecords<DocumentReading | null, [documentId: string]>({
  key: readingsKey,
  schema: z.nullable(documentReadingSchema),
  none: null,
  async load(signal, id) {
    // A long one comes in parts.
    const [first, ...rest] = await readAllPages({}, (query) =>
      api['health-documents'][':id'].reading.$get({ param: { id }, query }, { init: { signal } }),
    );
    const parse = (part: unknown) => documentReadingSchema.parse(part);
    return joinReadings([parse(first), ...rest.map(parse)]);
  },
  changedBy: [
    by(VALUE_WRITES, {
      layOver(reading, changes, id) {
        const own = changes.filter(({ documentId }) => documentId === id);
        if (reading === null || own.length === 0) return reading;
        return { ...reading, corrections: applyValueChanges(reading.corrections, own) };
      },
      isRefusedApart: true,
      take(reading, { documentId, valueKey }, answer, id) {
        if (reading === null || documentId !== id) return reading;
        const taken = answerSchema.safeParse(answer).data;
        if (!taken) return null;
        // Only the one that was sent: others may have been answered meanwhile, in another order.
        const own = taken.corrections.find(({ value_key }) => value_key === valueKey);
        const others = reading.corrections.filter(({ value_key }) => value_key !== valueKey);
        return { ...reading, corrections: own ? [...others, own] : others };
      },
      isAskedAgain: () => true,
    }),
  ],
});
