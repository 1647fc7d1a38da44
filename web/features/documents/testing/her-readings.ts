import { withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import {
  documentEditSchema,
  type HealthDocument,
  nameOf,
} from '@lunaria/domain/documents/health-document.ts';
import {
  applyCorrections,
  composeStatements,
  makeDigest,
  summarize,
} from '@lunaria/domain/documents/reading/corrected-values.ts';
import {
  correctionWriteSchema,
  type DocumentReading,
  type ValueCorrection,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import type { LineSource } from '@lunaria/domain/documents/reading/document-text.ts';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { mergeFields } from '@lunaria/domain/merge-fields.ts';
import * as z from 'zod/mini';
import type { HerRecords } from '../../../testing/her-records.ts';
import type { StandInApi } from '../../../testing/stand-in-api.ts';

interface Read {
  document: HealthDocument;
  reading: DocumentReading & { understanding: Understanding };
}

/** The document as the server has it once it read these lines: understood by the rules themselves. */
export function readDocument(document: HealthDocument, text: string, source: LineSource): Read {
  const pages = [{ lines: text.split('\n').map((line) => ({ text: line, source })) }];
  const understanding = understandDocument({ pages }, document.document_type);
  const { best, second, is_sure: isSure } = understanding.category;
  const read: HealthDocument = {
    ...document,
    ai_suggested_name: understanding.name,
    ai_suggested_category: best,
    ai_category_sure: isSure,
    ai_second_category: second,
    reading_state: 'done',
    reading_pages: 1,
  };
  const reading = { document_id: document.id, pages, understanding, model: null, corrections: [] };
  return { document: compose(read, understanding, []), reading };
}

/** Summary and digest with her corrections (server/documents/compose-texts.ts). */
function compose(
  document: HealthDocument,
  understanding: Understanding,
  corrections: readonly ValueCorrection[],
): HealthDocument {
  const values = applyCorrections(understanding.values, corrections);
  return {
    ...document,
    ai_summary: summarize(composeStatements(understanding, null, values)),
    ai_digest: makeDigest(understanding, null, values),
  };
}

/** What she has: these documents, read. What she corrects in them stays in them. */
export function keepRead(api: StandInApi, records: HerRecords, ...reads: Read[]): void {
  records.documents = [...records.documents, ...reads.map(({ document }) => document)];
  const find = (id = '') => {
    const read = reads.find(({ document }) => document.id === id);
    if (!read) throw new Error(`Nothing was read of the document ${id}`);
    return read;
  };
  api.answer('get', '/api/health-documents/:id/reading', ({ parameters: { id } }) => find(id).reading);
  api.answer('put', '/api/health-documents/:id/corrections/:value_key', ({ parameters, json }) => {
    const { id, value_key = '' } = parameters;
    const { read, fields } = z.parse(correctionWriteSchema, json);
    const { reading } = find(id);
    const others = reading.corrections.filter((correction) => correction.value_key !== value_key);
    reading.corrections = [...others, { value_key, read, fields }];
    const document = change(records, id, (known) =>
      compose(known, reading.understanding, reading.corrections),
    );
    return withSafety({ document, corrections: reading.corrections }, []);
  });
}

/** From now on her words for a document arrive. */
export function takeEdits(api: StandInApi, records: HerRecords): void {
  api.answer('patch', '/api/health-documents/:id', ({ parameters: { id }, json }) => {
    const { user_id: _, base, ...edit } = z.parse(documentEditSchema, json);
    return change(records, id, (known) => {
      const { own_name, own_category, document_type, notes } = known;
      return { ...known, ...mergeFields(base, edit, { own_name, own_category, document_type, notes }) };
    });
  });
}

function change(
  records: HerRecords,
  id: string | undefined,
  make: (known: HealthDocument) => HealthDocument,
): HealthDocument {
  const known = records.documents.find((document) => document.id === id);
  if (!known) throw new Error(`She has no document ${id}`);
  const changed = make(known);
  records.documents = records.documents.map((document) => (document.id === id ? changed : document));
  return changed;
}

/** From now on what she has read of the document is offered as her test results, with what she corrects in it. */
export function offerRead(records: HerRecords, { document, reading }: Read) {
  const { id } = document;
  const values = () => applyCorrections(reading.understanding.values, reading.corrections);
  return records.proposals.offer(id, nameOf(document), values);
}
