import type { DocumentRow } from '@lunaria/db/queries/health-documents.ts';
import { DOCUMENT_NAME_MAX_LENGTH } from '@lunaria/domain/documents/health-document.ts';
import {
  applyCorrections,
  composeStatements,
  makeDigest,
  SUMMARY_MAX_LENGTH,
  summarize,
} from '@lunaria/domain/documents/reading/corrected-values.ts';
import type { ModelReading, ValueCorrection } from '@lunaria/domain/documents/reading/document-reading.ts';
import { UNNAMED } from '@lunaria/domain/documents/reading/facts/make-name.ts';
import type { CategoryGuess, Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import type { UserKey } from '../encryption/user-key.ts';
import { sealDocumentText } from './document-texts.ts';

const DIGEST_MAX_LENGTH = 10_000;

/** What the list shows of a reading, with her corrections, as it is stored. */
export function composeTexts(
  userKey: UserKey,
  document: { user_id: string; id: string },
  read: { understanding: Understanding; model: ModelReading | null; corrections: readonly ValueCorrection[] },
): Pick<DocumentRow, 'ai_summary' | 'ai_digest'> {
  const { understanding, model } = read;
  const values = applyCorrections(understanding.values, read.corrections);
  const summary = summarize(composeStatements(understanding, model, values));
  let digest = makeDigest(understanding, model, values);
  // Rows of a page that is no table can be long; the list does without, the opened document has them.
  while (JSON.stringify(digest).length > DIGEST_MAX_LENGTH && digest.values.length > 0) {
    digest = { ...digest, values: digest.values.slice(0, -1) };
  }
  const seal = (column: 'ai_summary' | 'ai_digest', text: string) =>
    sealDocumentText(userKey, document, column, text);
  return {
    ai_summary: seal('ai_summary', cut(summary, SUMMARY_MAX_LENGTH)),
    ai_digest: seal('ai_digest', JSON.stringify(digest)),
  };
}

/** Name and category of a reading, as they are stored; no name where it would say nothing. */
export function suggestedTexts(
  userKey: UserKey,
  document: { user_id: string; id: string },
  { name }: Understanding,
  category: CategoryGuess,
): Pick<
  DocumentRow,
  'ai_suggested_name' | 'ai_suggested_category' | 'ai_category_sure' | 'ai_second_category'
> {
  return {
    ai_suggested_name:
      name === UNNAMED
        ? null
        : sealDocumentText(userKey, document, 'ai_suggested_name', cut(name, DOCUMENT_NAME_MAX_LENGTH)),
    ...categoryColumns(category),
  };
}

export function categoryColumns({ best, second, is_sure }: CategoryGuess) {
  return { ai_suggested_category: best, ai_category_sure: is_sure, ai_second_category: second };
}

/** At most as long as the column takes, and no half of a sign at the end. */
function cut(text: string, length: number): string {
  const whole = text.toWellFormed();
  return whole.length <= length
    ? whole
    : `${whole
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
