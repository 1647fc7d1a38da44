import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { deleteFeed, findFeeds } from '@lunaria/db/queries/calendar-feeds.ts';
import { findCounting } from '@lunaria/db/queries/consents.ts';
import { findCard } from '@lunaria/db/queries/emergency-cards.ts';
import { askErasure, cancelErasure, endAllSessions, findOpenErasure } from '@lunaria/db/queries/erasures.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import {
  ERASURE_GRACE_DAYS,
  ERASURE_TEXTS,
  type ErasureAsk,
  type ErasureState,
} from '@lunaria/domain/account/erasure.ts';
import { noteAccess } from '../../../access/note-access.ts';
import type { AuditKey } from '../../../encryption/audit-key.ts';
import { AppError } from '../../../errors/app-error.ts';
import { reportSecurityEvent } from '../../../logging/report-security-event.ts';
import { withdrawConsent } from '../../consents/consents.ts';

export interface ErasureDependencies {
  database: Database;
  auditKey: AuditKey;
}

/** Whether her account is to be erased, from when on, and what waits with it. */
export async function findErasure(database: Database, userId: string): Promise<ErasureState> {
  return await database.asUser(userId, (tx) => readErasure(tx, userId));
}

async function readErasure(tx: Tx, userId: string): Promise<ErasureState> {
  const open = await findOpenErasure(tx, userId);
  if (open === null) return { erasure: null, paused: { calendars: 0, page: false } };
  const feeds = await findFeeds(tx, userId);
  const card = await findCard(tx, userId);
  return {
    erasure: {
      requested_at: open.requestedAt.toISOString(),
      due_at: open.dueAt.toISOString(),
      is_due: open.isDue,
    },
    paused: { calendars: feeds.length, page: card?.isPublic ?? false },
  };
}

/**
 * Has her account erased in fourteen days, or now: then all its sessions end here, and the worker does it within seconds. What
 * is answered will happen, whatever is killed meanwhile. Asked for again it is only hastened. Where the operator does it for her her
 * history says so.
 */
export async function eraseAccount(
  { database, auditKey }: ErasureDependencies,
  userId: string,
  when: ErasureAsk['when'],
  by: 'her' | 'operator' = 'her',
): Promise<ErasureState> {
  const state = await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'erasures', userId);
    const before = await findOpenErasure(tx, userId);
    await askErasure(tx, userId, when === 'now' ? 0 : ERASURE_GRACE_DAYS);
    if (by === 'operator')
      await noteAccess(tx, auditKey, {
        ...{ ownerId: userId, kind: 'operator-command', subject: 'erase', detail: when },
      });
    if (before === null) {
      if (by === 'her')
        await noteAccess(tx, auditKey, { ownerId: userId, kind: 'erasure-asked', detail: when });
      // Of what is gone in a moment no mail can tell: the address goes as well.
      if (when === 'later') await promiseJob(tx, { userId, job: 'send-erasure-mail' });
    }
    return await readErasure(tx, userId);
  });
  if (when === 'now') await endAllSessions(database.auth, userId);
  reportSecurityEvent('erasure_asked', { userId });
  return state;
}

/**
 * Keeps an account that was to be erased; fine where it was not. Calendar addresses and the page for helpers answer again only
 * where she says so, otherwise they end. Throws AppError('conflict') once it is due.
 */
export async function keepAccount(
  { database, auditKey }: ErasureDependencies,
  userId: string,
  links: 'open' | 'end',
): Promise<ErasureState> {
  const isKept = await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'erasures', userId);
    if ((await findOpenErasure(tx, userId)) === null) return false;
    if (!(await cancelErasure(tx, userId))) throw new AppError('conflict', ERASURE_TEXTS.due);
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'erasure-kept' });
    if (links === 'end') await endLinks(tx, auditKey, userId);
    return true;
  });
  if (isKept) reportSecurityEvent('erasure_kept', { userId });
  return await findErasure(database, userId);
}

async function endLinks(tx: Tx, auditKey: AuditKey, userId: string): Promise<void> {
  await lockRecords(tx, 'calendar_feeds', userId);
  for (const { id } of await findFeeds(tx, userId)) {
    if (await deleteFeed(tx, id))
      await noteAccess(tx, auditKey, { ownerId: userId, kind: 'feed-ended', subject: id });
  }
  await lockRecords(tx, 'consents', userId);
  for (const { id } of await findCounting(tx, userId, 'emergency-page'))
    await withdrawConsent(tx, auditKey, userId, id);
}
