import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  findCorrections,
  removeCorrection,
  type StoredCorrection,
  saveCorrection,
} from '@lunaria/db/queries/document-corrections.ts';
import { findReading, type StoredReading } from '@lunaria/db/queries/document-readings.ts';
import {
  type DocumentRow,
  lockHealthDocument,
  updateComposedTexts,
} from '@lunaria/db/queries/health-documents.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { holdDocumentsAround } from '@lunaria/db/queries/record-anchors.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  CORRECTIONS_MAX,
  type CorrectionWrite,
  type ValueCorrection,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { mergeFields } from '@lunaria/domain/merge-fields.ts';
import { composeTexts } from '../../../documents/compose-texts.ts';
import { openDocument } from '../../../documents/document-texts.ts';
import { openCorrections, openReading, sealCorrection } from '../../../documents/reading-texts.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Entry } from '../../alerts/entry.ts';
import type { EntryDependencies } from '../../alerts/entry-dependencies.ts';
import { keepEntry } from '../../alerts/keep-entry.ts';
import { followCorrection } from '../../proposals/follow-correction.ts';
import { DOCUMENT_REFUSALS } from '../refusals.ts';

export interface CorrectedDocument {
  document: HealthDocument;
  corrections: ValueCorrection[];
}

type Dependencies = EntryDependencies;

/** What one change works on: the document, locked, and what is stored with it. */
interface Opened {
  tx: Tx;
  userKey: UserKey;
  row: DocumentRow;
  reading: StoredReading | null;
  stored: StoredCorrection[];
}

/**
 * Corrects one value of a document, or adds one, merged with what another device corrected meanwhile; summary and digest
 * are composed anew, what is dangerous in its values is said, and a result of hers that was read there follows. What was read stays as it was read. The same correction twice changes nothing the second time.
 */
export async function correctValue(
  dependencies: Dependencies,
  documentId: string,
  valueKey: string,
  { user_id: userId, read, base, fields }: CorrectionWrite,
): Promise<WithSafety<CorrectedDocument>> {
  return await change(dependencies, userId, documentId, async ({ tx, userKey, reading, stored }) => {
    const place = { userId, documentId };
    const isAdded = valueKey.startsWith('added-');
    const earlier = stored.find((correction) => correction.value_key === valueKey);
    // A row that has moved since it was read is found by what was read, under a key of its own.
    if (!isAdded && read === null) throw new AppError('invalid_input', DOCUMENT_REFUSALS.readIsMissing);
    if (!isAdded && !earlier && !hasValue(openReading(userKey, place, reading).understanding, valueKey)) {
      throw new AppError('invalid_input', DOCUMENT_REFUSALS.valueIsGone);
    }
    if (!earlier && stored.length >= CORRECTIONS_MAX) {
      throw new AppError('invalid_input', DOCUMENT_REFUSALS.tooManyCorrections);
    }
    const opened = earlier && openCorrections(userKey, place, [earlier]).corrections[0];
    // Nothing can be merged into what cannot be read, and it may yet be mended: it is not written over.
    if (earlier && !opened) {
      throw new AppError('invalid_input', DOCUMENT_REFUSALS.unreadableCorrection);
    }
    const merged = opened ? mergeFields(base, fields, opened.fields) : fields;
    await saveCorrection(
      tx,
      userId,
      documentId,
      sealCorrection(userKey, place, { value_key: valueKey, read, fields: merged }),
    );
  });
}

/** Takes a correction back: what was read counts again, and a value she added goes. Fine when there is none. */
export async function takeCorrectionBack(
  dependencies: Dependencies,
  userId: string,
  documentId: string,
  valueKey: string,
): Promise<WithSafety<CorrectedDocument>> {
  return await change(
    dependencies,
    userId,
    documentId,
    async ({ tx }) => await removeCorrection(tx, documentId, valueKey),
  );
}

async function change(
  dependencies: Dependencies,
  userId: string,
  documentId: string,
  write: (opened: Opened) => Promise<void>,
): Promise<WithSafety<CorrectedDocument>> {
  const now = new Date();
  const entry: Entry = { day: null, now, source: `document:${documentId}` };
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    // Before the document, as whoever adds its rows to her results.
    await lockRecords(tx, 'measurements', userId);
    await holdDocumentsAround(tx, userId, documentId);
    const row = await lockHealthDocument(tx, userId, documentId);
    if (row === null || row.deleted_at !== null) throw new AppError('not_found');
    const reading = await findReading(tx, userId, documentId);
    const before = await findCorrections(tx, userId, documentId);
    await followCorrection({ tx, userKey, userId, documentId, now }, () =>
      write({ tx, userKey, row, reading, stored: before }),
    );
    const place = { userId, documentId };
    const { corrections } = openCorrections(userKey, place, await findCorrections(tx, userId, documentId));
    const { understanding, model } = openReading(userKey, place, reading);
    // What was read and does not open composes nothing: the texts stay as they are.
    if (understanding === null)
      return { stored: { document: openDocument(userKey, row), corrections }, entry };
    const texts = composeTexts(userKey, row, { understanding, model, corrections });
    await updateComposedTexts(tx, userId, documentId, texts);
    return { stored: { document: openDocument(userKey, { ...row, ...texts }), corrections }, entry };
  });
  return withSafety(stored, safety);
}

function hasValue(understanding: { values: { key: string }[] } | null, valueKey: string): boolean {
  return understanding?.values.some(({ key }) => key === valueKey) ?? false;
}
