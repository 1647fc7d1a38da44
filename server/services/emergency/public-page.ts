import { timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import {
  countWrongDigits,
  findCard,
  findCardOfLink,
  forgetWrongDigits,
  type LinkedCard,
  lockCardOfLink,
  noteCardOpened,
} from '@lunaria/db/queries/emergency-cards.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { findOngoingPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import { findProfile } from '@lunaria/db/queries/profiles.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { earliestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { CARD_LIMITS, type PagePart } from '@lunaria/domain/emergency/emergency-card.ts';
import { historyForHelpers, KINDS_FOR_HELPERS } from '@lunaria/domain/emergency/history-for-helpers.ts';
import { type NumbersForHer, numbersFor } from '@lunaria/domain/emergency/numbers-for.ts';
import { composePublicCard, type PublicCard } from '@lunaria/domain/emergency/public-card.ts';
import { noteAccess } from '../../access/note-access.ts';
import { hashLinkSecret } from '../../auth/link-secret.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { isShut } from '../account/is-shut.ts';
import { countUse } from '../limits.ts';
import { isConsentPending } from '../onboarding/consent.ts';
import { readRecordsOfKinds } from '../records/records-of-kinds.ts';
import { hashPin, openContent } from './emergency-card.ts';
import { findEmergencyRecords } from './emergency-contacts.ts';

export interface PublicPageDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  config: { RATE_LIMIT_FACTOR: number; DIGITAL_CONSENT_AGE: number; REGION?: string | undefined };
}

/** `none`: the secret belongs to nobody, or not any more. `locked`: for an hour no digits are looked at. */
export type PublicPage =
  | { kind: 'none' }
  | { kind: 'digits'; wereWrong: boolean }
  | { kind: 'locked' }
  | { kind: 'open'; card: PublicCard; numbers: NumbersForHer };

/**
 * What whoever has the secret sees. Digits are looked at one try after the other and counted in the database, from wherever
 * they come; with the fifth wrong ones it is locked, for right ones too. What opens stands in her access history before
 * anything is shown. Throws AppError('rate_limited').
 */
export async function readPublicPage(
  dependencies: PublicPageDependencies,
  secret: string,
  pin: string | null,
  now: Date = new Date(),
): Promise<PublicPage> {
  const { database, config } = dependencies;
  const link = { hash: hashLinkSecret(secret) };
  const found = await database.asLink(link, findCardOfLink);
  if (found === null) return { kind: 'none' };
  const { userId } = found;
  if (await isConsentPending(database, userId, config.DIGITAL_CONSENT_AGE)) return { kind: 'none' };
  if (await isShut(database, userId)) return { kind: 'none' };
  await countUse(dependencies, 'emergency-page|link', userId);
  if (found.pinHash !== null) {
    if (pin === null) return found.isLocked ? { kind: 'locked' } : { kind: 'digits', wereWrong: false };
    const offered = await database.asUser(userId, async (tx) =>
      hashPin(await openUserKey(tx, dependencies.keyring, userId), userId, pin),
    );
    const outcome = await database.asLink(link, (tx) => tryDigits(tx, offered));
    if (outcome.isNowLocked) await noteLocked(dependencies, userId);
    if (outcome.page !== null) return outcome.page;
  }
  const isOpened = await database.asUser(userId, (tx) => noteOpening(tx, dependencies.auditKey, userId));
  return isOpened ? await showCard(dependencies, userId, now) : { kind: 'none' };
}

/** As app_link. `page` null: the digits are right. */
async function tryDigits(
  tx: Tx,
  offered: Buffer,
): Promise<{ page: PublicPage | null; isNowLocked?: boolean }> {
  const card: LinkedCard | null = await lockCardOfLink(tx);
  if (card === null) return { page: { kind: 'none' } };
  if (card.pinHash === null) return { page: null };
  if (card.isLocked) return { page: { kind: 'locked' } };
  if (timingSafeEqual(offered, card.pinHash)) {
    await forgetWrongDigits(tx);
    return { page: null };
  }
  const isNowLocked = await countWrongDigits(tx, CARD_LIMITS.wrongPins);
  return { page: isNowLocked ? { kind: 'locked' } : { kind: 'digits', wereWrong: true }, isNowLocked };
}

async function noteLocked({ database, auditKey }: PublicPageDependencies, userId: string): Promise<void> {
  await database.asUser(userId, (tx) =>
    noteAccess(tx, auditKey, { ownerId: userId, kind: 'emergency-page-locked' }),
  );
}

/** False: it was switched off meanwhile. */
async function noteOpening(tx: Tx, auditKey: AuditKey, userId: string): Promise<boolean> {
  const opened = await noteCardOpened(tx, userId);
  if (opened === null) return false;
  await noteAccess(tx, auditKey, { ownerId: userId, kind: 'emergency-page-opened' });
  if (opened.isToBeTold) await promiseJob(tx, { userId, job: 'send-emergency-page-mail' });
  return true;
}

async function showCard(
  { database, keyring, config }: PublicPageDependencies,
  userId: string,
  now: Date,
): Promise<PublicPage> {
  const { contacts, country, blood_type: bloodType } = await findEmergencyRecords(database, keyring, userId);
  const known = await database.asUser(userId, async (tx) => {
    const card = await findCard(tx, userId);
    if (card === null || !card.isPublic) return null;
    const key = await openUserKey(tx, keyring, userId);
    const content = openContent(key, userId, card.content);
    const historyParts = new Set(content?.historyParts);
    const records =
      historyParts.size === 0 ? [] : await readRecordsOfKinds(tx, key, userId, KINDS_FOR_HELPERS);
    return {
      parts: new Set(card.shownParts as PagePart[]), // as: the table's CHECK holds the same codes
      texts: content?.texts ?? null,
      ...{ historyParts, records },
      fullName: (await findProfile(tx, userId))?.full_name ?? '',
      birthDate: (await findBasicInfo(tx, userId))?.birthDate ?? null,
      dating: (await findOngoingPregnancy(tx, userId))?.dating ?? null,
    };
  });
  if (known === null) return { kind: 'none' };
  const { parts, records, ...source } = known;
  const today = utcDay(now);
  // Where she is, the last day of a medicine may go on.
  const history = historyForHelpers(records, earliestTodayOnEarth(now));
  return {
    kind: 'open',
    card: composePublicCard({ ...source, history, bloodType, contacts, today }, parts),
    numbers: numbersFor({ country, zone: null, region: config.REGION ?? null }, today),
  };
}
