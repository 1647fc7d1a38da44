import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { hasConsent } from '@lunaria/db/queries/consents.ts';
import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findPages } from '@lunaria/db/queries/document-pages.ts';
import { findReading, saveModelReading } from '@lunaria/db/queries/document-readings.ts';
import { findDocumentNames } from '@lunaria/db/queries/health-documents.ts';
import { lockReadDocument, updateReadTexts } from '@lunaria/db/queries/reading-turns.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { subjectOfModel } from '@lunaria/domain/consents/model-subject.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { KnownIdentity } from '@lunaria/domain/documents/reading/model/known-identity.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { noteAccess } from '../../../access/note-access.ts';
import type { ModelAnswer, ModelReader } from '../../../ai/model-reader.ts';
import { categoryColumns, composeTexts } from '../../../documents/compose-texts.ts';
import { openDocumentNames } from '../../../documents/document-texts.ts';
import {
  type DocumentPlace,
  inOrder,
  openCorrections,
  openPages,
  openReading,
  sealModelReading,
} from '../../../documents/reading-texts.ts';
import type { AuditKey } from '../../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import type { UserKey } from '../../../encryption/user-key.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';

interface ModelDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  /** null where no model is set up. */
  model: ModelReader | null;
}

interface Question {
  userKey: UserKey;
  readAt: Date;
  text: DocumentText;
  understanding: Understanding;
  identity: KnownIdentity;
}

/**
 * Lets the language model add what it makes of a document that was read, if she agrees to exactly this model at this
 * moment: looked up right before it is asked, and again before its answer is kept. Whatever goes wrong, what the rules
 * understood stands. Asked again for the same reading it does nothing.
 */
export async function askModel(
  { database, keyring, auditKey, model }: ModelDependencies,
  place: DocumentPlace,
  stop: AbortSignal,
): Promise<void> {
  if (model === null) return;
  const question = await database.asWorker(async (tx) => {
    if (!(await isAllowed(tx, model, place))) return null;
    const prepared = await prepare(tx, keyring, place);
    // Told before it is sent: a crash in between leaves one too many in her history, never one too few.
    if (prepared !== null) {
      await noteAccess(tx, auditKey, {
        ownerId: place.userId,
        kind: 'document-read-by-model',
        subject: place.documentId,
        detail: subjectOfModel(model.offer),
      });
    }
    return prepared;
  });
  if (question === null) return;
  const { text, understanding, identity } = question;
  const answer = await model.read(text, understanding, identity, stop);
  // Cut off by a stop of the server it is asked again; every other fault was the model's.
  if (answer === null) return stop.throwIfAborted();
  await database.asWorker(async (tx) => {
    if (await isAllowed(tx, model, place)) await record(tx, place, question, answer);
  });
}

async function isAllowed(tx: Tx, { offer }: ModelReader, { userId }: DocumentPlace): Promise<boolean> {
  return await hasConsent(tx, userId, { purpose: 'model-documents', subject: subjectOfModel(offer) });
}

async function prepare(tx: Tx, keyring: MasterKeyring, place: DocumentPlace): Promise<Question | null> {
  const { userId, documentId } = place;
  const stored = await findReading(tx, userId, documentId);
  const names = await findDocumentNames(tx, userId, documentId);
  if (stored === null || stored.model_reading !== null || names === null) return null;
  const userKey = await openUserKey(tx, keyring, userId);
  const { understanding } = openReading(userKey, place, stored);
  const storedPages = await findPages(tx, userId, documentId);
  const { pages, isUnreadable } = openPages(userKey, place, storedPages);
  const { file_name, own_name, isUnreadable: isNameUnreadable } = openDocumentNames(userKey, names);
  // What cannot be known of her cannot be kept from the model either.
  if (understanding === null || isUnreadable || isNameUnreadable) return null;
  const account = await findMailRecipient(tx, userId);
  return {
    userKey,
    readAt: stored.read_at,
    text: { pages: inOrder(pages, 1, storedPages.at(-1)?.page ?? 0) },
    understanding,
    identity: {
      name: account?.fullName ?? null,
      email: account?.email ?? null,
      user_id: userId,
      file_name,
      own_name,
    },
  };
}

async function record(
  tx: Tx,
  place: DocumentPlace,
  { userKey, readAt, understanding }: Question,
  { reading, category }: ModelAnswer,
): Promise<void> {
  const { userId, documentId } = place;
  if (!(await lockReadDocument(tx, place))) return;
  const stored = await findReading(tx, userId, documentId);
  // Read again meanwhile: this answer is about another reading.
  if (stored === null || stored.read_at.getTime() !== readAt.getTime()) return;
  const { corrections } = openCorrections(userKey, place, await findCorrections(tx, userId, documentId));
  await saveModelReading(tx, userId, documentId, sealModelReading(userKey, place, reading));
  await updateReadTexts(tx, place, {
    ...composeTexts(
      userKey,
      { user_id: userId, id: documentId },
      { understanding, model: reading, corrections },
    ),
    // Where the rules are sure, theirs stands.
    ...(understanding.category.is_sure ? {} : categoryColumns(category)),
  });
}
