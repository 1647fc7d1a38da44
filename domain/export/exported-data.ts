import * as z from 'zod/mini';
import { isStorableText } from '../text.ts';

/** Counted up whenever a table or column of the file changes its meaning or goes. A new one alone changes nothing. */
export const EXPORT_SCHEMA = 1;

/** What she can leave out of the file with a tick. */
export const LEAVABLE_PARTS = ['losses', 'notes'] as const;
export type LeavablePart = (typeof LEAVABLE_PARTS)[number];

/** One row, by the names of the database's columns (snake_case). */
export type ExportedRow = Record<string, unknown>;

/** A document of the file; its row stands in `tables.health_documents` under the same id. */
const exportedDocumentSchema = z.object({
  id: z.uuid(),
  /** Where its original lies in the ZIP: `documents/…`. */
  path: z.string().check(z.regex(/^documents\/[^/\\]{1,200}$/)),
  mime_type: z.string().check(z.maxLength(200)),
  /** Bytes of the original. */
  file_size: z.int().check(z.nonnegative()),
  /** SHA-256 of the original, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

export const exportedDataSchema = z.object({
  format: z.literal('lunaria'),
  schema: z.int().check(z.positive()),
  /** Instant, ISO 8601 in UTC. */
  made_at: z.iso.datetime(),
  account: z.object({ email: z.string(), full_name: z.string() }),
  /** What was left out at her wish; empty where all is there. */
  left_out: z.array(z.enum(LEAVABLE_PARTS)),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  documents: z.array(exportedDocumentSchema),
});

/**
 * `lunaria.json`: everything of hers that db/classes names `export` or `copy`, decrypted.
 *
 * Values of `tables`: days `YYYY-MM-DD`; instants ISO 8601 in UTC with six digits of the second; numbers, truth values, lists
 * and JSON as themselves; an encrypted column as the text that lies in it or, where that is JSON, as the JSON itself.
 * Columns named `user_id` are left out: all rows are hers.
 */
export type ExportedData = z.infer<typeof exportedDataSchema>;

export type ReadExport =
  | { state: 'read'; data: ExportedData }
  /** Not JSON, or JSON of something else. */
  | { state: 'foreign' }
  /** Made by a newer Lunaria: `schema` is the number that its reader knows. */
  | { state: 'newer'; schema: number }
  /** Ours, and not whole. */
  | { state: 'damaged' };

/** Reads `lunaria.json` back; what it cannot take is told apart, so that a person can be told what to do. */
export function readExportedData(text: string): ReadExport {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { state: 'foreign' };
  }
  const head = z.safeParse(z.object({ format: z.literal('lunaria'), schema: z.number() }), value);
  if (!head.success) return { state: 'foreign' };
  if (head.data.schema > EXPORT_SCHEMA) return { state: 'newer', schema: head.data.schema };
  const read = z.safeParse(exportedDataSchema, value);
  if (!read.success || !hasStorableTexts(read.data.tables)) return { state: 'damaged' };
  return { state: 'read', data: read.data };
}

/** Deeper than anything that we write. */
const MOST_DEEP = 100;

/** NUL and half characters can lie in no database, nor does it hold so deep a nest: they are in no file that we wrote. */
function hasStorableTexts(value: unknown, depth = 0): boolean {
  if (depth > MOST_DEEP) return false;
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every((part) => hasStorableTexts(part, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(
      ([name, part]) => isStorableText(name) && hasStorableTexts(part, depth + 1),
    );
  }
  return true;
}
