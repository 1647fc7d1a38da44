import type { FeedRow } from '@lunaria/db/queries/calendar-feeds.ts';
import type { Revisions } from '@lunaria/domain/calendar-feed/move-events.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

const placeOf = (column: 'own_title' | 'revisions', userId: string, id: string) => ({
  ...{ table: 'calendar_feeds', column, userId, rowKey: id },
});

/** Null for no words of her own. */
export function sealOwnTitle(key: UserKey, userId: string, id: string, title: string): Uint8Array | null {
  return title === '' ? null : encryptText(key, placeOf('own_title', userId, id), title);
}

/** '' where there are none. Throws TamperedError. */
export function openOwnTitle(key: UserKey, userId: string, { id, ownTitle }: FeedRow): string {
  return ownTitle === null ? '' : decryptText(key, placeOf('own_title', userId, id), ownTitle);
}

export function sealRevisions(key: UserKey, userId: string, id: string, revisions: Revisions): Uint8Array {
  return encryptText(key, placeOf('revisions', userId, id), JSON.stringify(revisions));
}

/** Throws TamperedError. */
export function openRevisions(
  key: UserKey,
  userId: string,
  { id, revisions }: { id: string; revisions: Uint8Array | null },
): Revisions {
  // as: written by sealRevisions
  return revisions === null
    ? {}
    : (JSON.parse(decryptText(key, placeOf('revisions', userId, id), revisions)) as Revisions);
}
