import { createHash } from 'node:crypto';
import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { countRecordRows, lockRecordRow, upsertRecordRow } from '@lunaria/db/queries/medical-records.ts';
import { findConditionsToTake, markConditionsTaken } from '@lunaria/db/queries/onboarding-answers.ts';
import { saysNone } from '@lunaria/domain/fhir/fhir-text.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { HEALTH_CONDITIONS } from '../onboarding/stage-answers.ts';
import { sealRecord } from './record-content.ts';

/**
 * Puts the illnesses that she typed in her setup among her conditions, in her words and once: what she deletes there afterwards
 * stays deleted. Does nothing where she typed none, or where there is no room yet.
 */
export async function takeFromSetup(
  { database, keyring }: { database: Database; keyring: MasterKeyring },
  userId: string,
): Promise<void> {
  if ((await database.readAsUser(userId, (tx) => findConditionsToTake(tx, userId))) === null) return;
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'medical_records', userId);
    // Two devices may have opened the page at once.
    const sealed = await findConditionsToTake(tx, userId);
    if (sealed === null) return;
    const text = await readWords(tx, keyring, userId, sealed);
    const id = idFromSetup(userId);
    const isThere = (await lockRecordRow(tx, userId, id)) !== null;
    if (text !== '' && !saysNone(text) && !isThere) {
      if ((await countRecordRows(tx, userId)) >= RECORD_LIMITS.records) return;
      const userKey = await openUserKey(tx, keyring, userId);
      await upsertRecordRow(tx, userId, sealRecord(userKey, userId, conditionOf(id, text)));
    }
    await markConditionsTaken(tx, userId);
  });
}

/** '' also for what was not written for its place. */
async function readWords(
  tx: Tx,
  keyring: MasterKeyring,
  userId: string,
  sealed: Uint8Array,
): Promise<string> {
  try {
    return (await openEncryptedTexts(tx, keyring, userId).open(HEALTH_CONDITIONS, sealed)).trim();
  } catch (error) {
    if (error instanceof TamperedError) return '';
    throw error;
  }
}

function conditionOf(id: string, text: string): MedicalRecord {
  const isShort = text.length <= RECORD_LIMITS.name;
  const words = isShort ? { name: text } : { name: 'What I wrote in my setup', notes: text };
  return { id, kind: 'condition', origin: 'setup', fields: { ...emptyFields('condition'), ...words } };
}

/** The same each time. */
function idFromSetup(userId: string): string {
  const hash = createHash('sha256').update(`lunaria conditions of the setup\n${userId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
