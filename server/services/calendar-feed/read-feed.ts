import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  type FeedRow,
  findFeedOfLink,
  findFeeds,
  lockFeed,
  noteFeedRead,
} from '@lunaria/db/queries/calendar-feeds.ts';
import { findOngoingPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import { findReminderSettings } from '@lunaria/db/queries/reminder-settings.ts';
import type { FeedContent, TitleMode } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { type FeedEvent, listFeedEvents } from '@lunaria/domain/calendar-feed/feed-events.ts';
import { moveEvents } from '@lunaria/domain/calendar-feed/move-events.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { NO_SETTINGS } from '@lunaria/domain/reminders/reminder-settings.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';
import { noteAccess } from '../../access/note-access.ts';
import { hashLinkSecret } from '../../auth/link-secret.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import { fingerprintText } from '../../encryption/fingerprint.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { isShut } from '../account/is-shut.ts';
import { countUse } from '../limits.ts';
import { isConsentPending } from '../onboarding/consent.ts';
import { readReminderFacts } from '../reminders/read-facts.ts';
import { openOwnTitle, openRevisions, sealRevisions } from './feed-texts.ts';
import { writeCalendar } from './write-calendar.ts';

export interface ReadFeedDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  config: { RATE_LIMIT_FACTOR: number; DIGITAL_CONSENT_AGE: number };
}

/** What others may see of the calendar's name. */
const DISCREET_NAME = 'Dates';
const DISCREET_TITLE = '·';

/**
 * The calendar behind a secret, as a program that has no session fetches it; null where the secret belongs to nobody, or not
 * any more. Whose it is says the one row that the secret opens; everything else is read as she herself may read it. The first
 * reading of a day stands in her access history. Throws AppError('rate_limited').
 */
export async function readFeed(
  dependencies: ReadFeedDependencies,
  secret: string,
  now: Date = new Date(),
): Promise<string | null> {
  const { database } = dependencies;
  const link = await database.asLink({ hash: hashLinkSecret(secret) }, findFeedOfLink);
  if (link === null || (await isShut(database, link.userId))) return null;
  await countUse(dependencies, 'calendar-feed|link', link.id);
  const events = await findEvents(dependencies, link, now);
  return await database.asUser(link.userId, (tx) => sayEvents(tx, dependencies, link, events, now));
}

async function findEvents(
  { database, keyring, config }: ReadFeedDependencies,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<FeedEvent[]> {
  const feeds = await database.readAsUser(userId, (tx) => findFeeds(tx, userId));
  const feed = feeds.find((one) => one.id === id);
  if (feed === undefined || (await isConsentPending(database, userId, config.DIGITAL_CONSENT_AGE))) return [];
  const contents = feed.contents as FeedContent[]; // as: the table's CHECK holds the same codes
  const today = wallTimeAt(now, feed.zone).day;
  const { settings } = await database.asUser(userId, (tx) => findReminderSettings(tx, userId));
  const isOfCycles = contents.some((content) => ['period', 'window', 'fertile'].includes(content));
  // What this one asks about is what is read of her cycles.
  const asking = { ...NO_SETTINGS.kinds['period-due'], is_on: isOfCycles };
  const wanted = { ...NO_SETTINGS.kinds, 'period-due': asking };
  const facts = await readReminderFacts({ database, keyring }, userId, { kinds: wanted }, today);
  if (facts === null) return [];
  const pregnancy = contents.includes('due')
    ? await database.readAsUser(userId, (tx) => findOngoingPregnancy(tx, userId))
    : null;
  const dating = pregnancy?.dating ?? null;
  const since = wallTimeAt(feed.createdAt, feed.zone).day;
  return listFeedEvents({ facts, kinds: settings.kinds, dating, today, since }, contents);
}

/** Counts what was moved, notes that it was read, and writes it. Null: it was ended meanwhile. */
async function sayEvents(
  tx: Tx,
  { keyring, auditKey }: ReadFeedDependencies,
  { userId, id }: { userId: string; id: string },
  events: readonly FeedEvent[],
  now: Date,
): Promise<string | null> {
  const feed = await lockFeed(tx, userId, id);
  if (feed === null) return null;
  const key = await openUserKey(tx, keyring, userId);
  const titleOf = namer(feed, key, userId);
  const titled = events.map((event) => ({ ...event, title: titleOf(event) }));
  const before = openRevisions(key, userId, feed);
  const revisions = moveEvents(before, titled, now);
  const stored = revisions === before ? feed.revisions : sealRevisions(key, userId, id, revisions);
  await noteFeedRead(tx, userId, id, stored);
  if (feed.isFirstToday) await noteAccess(tx, auditKey, { ownerId: userId, kind: 'feed-read', subject: id });
  return writeCalendar(
    feed.titleMode === 'plain' ? PRODUCT_NAME : DISCREET_NAME,
    titled.flatMap((event) => {
      const revision = revisions[event.key];
      return revision ? [{ ...event, ...revision, uid: nameEvent(key, userId, id, event.key) }] : [];
    }),
  );
}

function namer(feed: FeedRow, key: UserKey, userId: string): (event: FeedEvent) => string {
  const mode = feed.titleMode as TitleMode; // as: the table's CHECK holds the same codes
  if (mode === 'plain') return ({ plainTitle }) => plainTitle;
  const title = mode === 'own' ? openOwnTitle(key, userId, feed) : DISCREET_TITLE;
  return () => title;
}

/** The same for the same event of the same feed, and to everybody else a number. */
function nameEvent(key: UserKey, userId: string, id: string, event: string): string {
  const place = { table: 'calendar_feeds', column: 'uid', userId };
  return fingerprintText(key, place, `${id} ${event}`).toString('hex').slice(0, 32);
}
