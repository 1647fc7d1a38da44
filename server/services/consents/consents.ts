import { randomUUID } from 'node:crypto';
import type { Tx } from '@lunaria/db/engine/database.ts';
import { addConsent, type ConsentRow, endConsent } from '@lunaria/db/queries/consents.ts';
import { saveCard } from '@lunaria/db/queries/emergency-cards.ts';
import type { ConsentPurpose } from '@lunaria/domain/consents/consent.ts';
import { type AskedPurpose, CONSENT_TEXTS } from '@lunaria/domain/consents/consent-texts.ts';
import { noteAccess } from '../../access/note-access.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';

export interface ConsentKeys {
  keyring: MasterKeyring;
  auditKey: AuditKey;
}

interface NewConsent {
  purpose: AskedPurpose;
  /** To whom or what; '' where there is only one. */
  subject: string;
  /** What else belongs to it, kept encrypted. */
  detail?: string;
}

/**
 * Notes, in her transaction, that she agreed to the words of today. The one who calls has made sure that it does not count
 * already (a second one is refused by the database), with her records of `consents` locked.
 */
export async function giveConsent(
  tx: Tx,
  { keyring, auditKey }: ConsentKeys,
  userId: string,
  { purpose, subject, detail = '' }: NewConsent,
): Promise<void> {
  const id = randomUUID();
  const texts = openEncryptedTexts(tx, keyring, userId);
  await addConsent(tx, userId, {
    ...{ id, purpose, subject, text_version: CONSENT_TEXTS[purpose].current },
    detail: await texts.seal({ table: 'consents', column: 'detail', rowKey: id }, detail),
  });
  await noteAccess(tx, auditKey, {
    ownerId: userId,
    kind: 'consent-given',
    subject: purpose,
    detail: subject,
  });
}

/** What a purpose does in the transaction in which its consent ends. */
type ConsentEffect = (tx: Tx, userId: string, consent: ConsentRow) => Promise<void>;

/**
 * What ends with a consent beyond that it no longer counts. A language model needs nothing here: whether she agrees is
 * looked up right before it is asked and before its answer is kept.
 */
const EFFECTS: Partial<Record<ConsentPurpose, ConsentEffect>> = {
  'emergency-page': async (tx, userId) =>
    await saveCard(tx, userId, {
      ...{ isPublic: false, tokenHash: null, pinHash: null, failures: 0, lockedUntil: null },
    }),
};

/**
 * Ends one of hers that counts, with what its purpose does, in one transaction; returns it, or null where there is none.
 * `effects` are the product's own unless a test brings others.
 */
export async function withdrawConsent(
  tx: Tx,
  auditKey: AuditKey,
  userId: string,
  id: string,
  effects: Partial<Record<ConsentPurpose, ConsentEffect>> = EFFECTS,
): Promise<ConsentRow | null> {
  const ended = await endConsent(tx, userId, id);
  if (ended === null) return null;
  await effects[ended.purpose]?.(tx, userId, ended);
  await noteAccess(tx, auditKey, {
    ownerId: userId,
    kind: 'consent-withdrawn',
    subject: ended.purpose,
    detail: ended.subject,
  });
  return ended;
}
