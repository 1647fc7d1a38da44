import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeeds,
  renewFeed,
  upsertFeed,
} from '@lunaria/db/queries/calendar-feeds.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  type CalendarFeed,
  FEED_LIMITS,
  FEED_TEXTS,
  type FeedAnswer,
  type FeedWrite,
} from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { noteAccess } from '../../access/note-access.ts';
import { createLinkSecret } from '../../auth/link-secret.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { absoluteLink } from '../../mail/absolute-link.ts';
import { openOwnTitle, sealOwnTitle } from './feed-texts.ts';

export interface FeedDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  config: { publicUrl: string };
}

/** All of hers. What is in an address, never the address: of that only a hash is known. */
export async function listFeeds(
  { database, keyring }: Pick<FeedDependencies, 'database' | 'keyring'>,
  userId: string,
): Promise<CalendarFeed[]> {
  return await database.asUser(userId, (tx) => readFeeds(tx, keyring, userId));
}

/**
 * Makes an address, which is answered this once, or changes what is in the one with this id, whose address stays. Throws
 * AppError('invalid_input') for one too many.
 */
export async function saveFeed(
  { database, keyring, auditKey, config }: FeedDependencies,
  userId: string,
  write: FeedWrite,
): Promise<FeedAnswer> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'calendar_feeds', userId);
    const feeds = await findFeeds(tx, userId);
    const known = feeds.find(({ id }) => id === write.id);
    if (known === undefined && feeds.length >= FEED_LIMITS.feeds)
      throw new AppError('invalid_input', FEED_TEXTS.tooMany);
    const { secret, hash } = createLinkSecret();
    const key = await openUserKey(tx, keyring, userId);
    const isOwn = write.title_mode === 'own';
    await upsertFeed(tx, userId, {
      ...{ id: write.id, place: known?.place ?? findFreePlace(feeds), tokenHash: hash },
      ...{ contents: write.contents, titleMode: write.title_mode, zone: write.zone },
      ownTitle: isOwn ? sealOwnTitle(key, userId, write.id, write.own_title.trim()) : null,
    });
    if (known === undefined)
      await noteAccess(tx, auditKey, { ownerId: userId, kind: 'feed-made', subject: write.id });
    return {
      feeds: await readFeeds(tx, keyring, userId),
      address: known === undefined ? addressOf(config.publicUrl, secret) : null,
    };
  });
}

/** Another address for the same feed; the one before is from now on like one that never was. Throws AppError('not_found'). */
export async function renewAddress(
  { database, keyring, auditKey, config }: FeedDependencies,
  userId: string,
  id: string,
): Promise<FeedAnswer> {
  return await database.asUser(userId, async (tx) => {
    const { secret, hash } = createLinkSecret();
    if (!(await renewFeed(tx, userId, id, hash))) throw new AppError('not_found');
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'feed-renewed', subject: id });
    return { feeds: await readFeeds(tx, keyring, userId), address: addressOf(config.publicUrl, secret) };
  });
}

/** Ends one of hers with its address; fine when there is none, so that it may be asked for twice. */
export async function endFeed(
  { database, keyring, auditKey }: FeedDependencies,
  userId: string,
  id: string,
): Promise<FeedAnswer> {
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'calendar_feeds', userId);
    if (await deleteFeed(tx, id))
      await noteAccess(tx, auditKey, { ownerId: userId, kind: 'feed-ended', subject: id });
    return { feeds: await readFeeds(tx, keyring, userId), address: null };
  });
}

const addressOf = (publicUrl: string, secret: string) => absoluteLink(publicUrl, `/calendar/${secret}.ics`);

function findFreePlace(feeds: readonly FeedRow[]): number {
  const taken = new Set(feeds.map(({ place }) => place));
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}

async function readFeeds(tx: Tx, keyring: MasterKeyring, userId: string): Promise<CalendarFeed[]> {
  const rows = await findFeeds(tx, userId);
  if (rows.length === 0) return [];
  const key = await openUserKey(tx, keyring, userId);
  return rows.map((row) => toFeed(row, openTitle(key, userId, row)));
}

/** Words that do not open must not take the way to end the feed with them. */
function openTitle(key: UserKey, userId: string, row: FeedRow): string {
  try {
    return openOwnTitle(key, userId, row);
  } catch (error) {
    if (error instanceof TamperedError) return '';
    throw error;
  }
}

function toFeed({ id, contents, titleMode, createdAt, lastReadAt }: FeedRow, title: string): CalendarFeed {
  return {
    id,
    // as: the table's CHECKs hold the same codes
    contents: contents as CalendarFeed['contents'],
    title_mode: titleMode as CalendarFeed['title_mode'],
    own_title: title,
    created_at: createdAt.toISOString(),
    last_read_at: lastReadAt?.toISOString() ?? null,
  };
}
