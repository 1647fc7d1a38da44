import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findCounting, hasConsent } from '@lunaria/db/queries/consents.ts';
import { type CardRow, findCard, saveCard } from '@lunaria/db/queries/emergency-cards.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { CONSENT_TEXTS } from '@lunaria/domain/consents/consent-texts.ts';
import {
  type CardAnswer,
  type CardTextValues,
  type CardWrite,
  type EmergencyCard,
  HISTORY_PARTS,
  type HistoryPart,
  historyPartsAfter,
  NO_CARD,
  NO_CARD_TEXTS,
  PAGE_TEXTS,
  type PagePart,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { noteAccess } from '../../access/note-access.ts';
import { createLinkSecret } from '../../auth/link-secret.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import { fingerprintText } from '../../encryption/fingerprint.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { decryptJson, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { absoluteLink } from '../../mail/absolute-link.ts';
import { giveConsent, withdrawConsent } from '../consents/consents.ts';

export interface CardDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  config: { publicUrl: string };
}

const CONSENT = { purpose: 'emergency-page', subject: '' } as const;

/** What helpers should know of her, and how the page behind the secret address stands. */
export async function getCard(
  { database, keyring }: Pick<CardDependencies, 'database' | 'keyring'>,
  userId: string,
): Promise<EmergencyCard> {
  return await database.asUser(userId, (tx) => readCard(tx, keyring, userId));
}

/** Saves what is named. */
export async function changeCard(
  { database, keyring }: Pick<CardDependencies, 'database' | 'keyring'>,
  userId: string,
  { texts, shown_parts: shownParts, tells_by_mail: tellsByMail }: CardWrite,
): Promise<EmergencyCard> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'emergency_cards', userId);
    const before = shownParts || texts ? await readCard(tx, keyring, userId) : NO_CARD;
    const historyParts = shownParts
      ? historyPartsAfter(before.shown_parts, shownParts, before.history_parts)
      : before.history_parts;
    // What cannot be read is not written over by a tick.
    const isSealed = texts || (shownParts && !before.unreadable);
    const content = { texts: texts ?? before.texts, historyParts };
    const changes = {
      ...(isSealed && { content: await sealContent(tx, keyring, userId, content) }),
      ...(shownParts && { shownParts: [...shownParts] }),
      ...(tellsByMail !== undefined && { tellsByMail }),
    };
    if (Object.keys(changes).length > 0) await saveCard(tx, userId, changes);
    return await readCard(tx, keyring, userId);
  });
}

/**
 * Switches the page on, for which she agrees to the words named, and answers its address this once; where it is on it gets
 * another one, and the one before is like one that never was. Throws AppError('invalid_input') for other words than those
 * of today, and with nothing ticked.
 */
export async function openPage(
  { database, keyring, auditKey, config }: CardDependencies,
  userId: string,
  textVersion: string,
): Promise<CardAnswer> {
  if (textVersion !== CONSENT_TEXTS['emergency-page'].current)
    throw new AppError('invalid_input', PAGE_TEXTS.agree);
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    const card = await findCard(tx, userId);
    if (card === null || card.shownParts.length === 0) throw new AppError('invalid_input', PAGE_TEXTS.parts);
    if (await hasConsent(tx, userId, CONSENT)) {
      await noteAccess(tx, auditKey, { ownerId: userId, kind: 'emergency-page-renewed' });
    } else {
      await giveConsent(tx, { keyring, auditKey }, userId, CONSENT);
    }
    const { secret, hash } = createLinkSecret();
    await saveCard(tx, userId, { isPublic: true, tokenHash: hash, failures: 0, lockedUntil: null });
    return {
      card: await readCard(tx, keyring, userId),
      address: absoluteLink(config.publicUrl, `/e/${secret}`),
    };
  });
}

/** Switches it off: its address is from now on like one that never was. Fine where it is off. */
export async function closePage(
  { database, keyring, auditKey }: CardDependencies,
  userId: string,
): Promise<EmergencyCard> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    for (const { id } of await findCounting(tx, userId, CONSENT.purpose))
      await withdrawConsent(tx, auditKey, userId, id);
    return await readCard(tx, keyring, userId);
  });
}

/** Digits that the page asks for, or none; a lock ends with them. Throws AppError('conflict') while it is off. */
export async function setPagePin(
  { database, keyring }: Pick<CardDependencies, 'database' | 'keyring'>,
  userId: string,
  pin: string | null,
): Promise<EmergencyCard> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'consents', userId);
    const isPublic = (await findCard(tx, userId))?.isPublic ?? false;
    if (!isPublic && pin !== null) throw new AppError('conflict');
    if (!isPublic) return await readCard(tx, keyring, userId);
    const pinHash = pin === null ? null : hashPin(await openUserKey(tx, keyring, userId), userId, pin);
    await saveCard(tx, userId, { pinHash, failures: 0, lockedUntil: null });
    return await readCard(tx, keyring, userId);
  });
}

/**
 * What digits are compared by. Under her key, since there are few of them: who reads the database without the master key
 * has nothing to try them on.
 */
export function hashPin(key: UserKey, userId: string, pin: string): Buffer {
  return fingerprintText(key, { table: 'emergency_cards', column: 'pin_hash', userId }, pin);
}

const placeOf = (userId: string) => ({
  ...{ table: 'emergency_cards', column: 'content', userId, rowKey: userId },
});

/** What lies encrypted in `content`. */
export interface CardContent {
  texts: CardTextValues;
  historyParts: readonly HistoryPart[];
}
const NO_CONTENT: CardContent = { texts: NO_CARD_TEXTS, historyParts: [] };

async function sealContent(
  tx: Tx,
  keyring: MasterKeyring,
  userId: string,
  { texts, historyParts }: CardContent,
): Promise<Uint8Array | null> {
  if (historyParts.length === 0 && Object.values(texts).every((text) => text.trim() === '')) return null;
  // All of it texts: so an export that was made before takes them back.
  const content = { ...texts, history_parts: historyParts.join(' ') };
  return encryptText(await openUserKey(tx, keyring, userId), placeOf(userId), JSON.stringify(content));
}

/** As she wrote it; null where it does not open. */
export function openContent(key: UserKey, userId: string, content: Uint8Array | null): CardContent | null {
  if (content === null) return NO_CONTENT;
  // as: written by sealContent, or before there was a medical history by what wrote the texts alone
  const stored = decryptJson(key, placeOf(userId), content) as
    | (CardTextValues & { history_parts?: string })
    | null;
  if (stored === null) return null;
  const { history_parts = '', ...texts } = stored;
  const words = history_parts.split(' ');
  return { texts, historyParts: HISTORY_PARTS.filter((part) => words.includes(part)) };
}

async function readCard(tx: Tx, keyring: MasterKeyring, userId: string): Promise<EmergencyCard> {
  const row = await findCard(tx, userId);
  if (row === null) return NO_CARD;
  const content =
    row.content === null
      ? NO_CONTENT
      : openContent(await openUserKey(tx, keyring, userId), userId, row.content);
  return toCard(row, content);
}

function toCard(row: CardRow, content: CardContent | null): EmergencyCard {
  return {
    texts: (content ?? NO_CONTENT).texts,
    ...(content === null && { unreadable: true }),
    shown_parts: row.shownParts as PagePart[], // as: the table's CHECK holds the same codes
    history_parts: [...(content ?? NO_CONTENT).historyParts],
    tells_by_mail: row.tellsByMail,
    is_public: row.isPublic,
    has_pin: row.pinHash !== null,
    is_locked: row.isLocked,
    opened_at: row.openedAt?.toISOString() ?? null,
  };
}
