import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { OWN_TAGS, TAG_WRITES } from './own-tags.ts';

/** Her tags with the changes that wait to be sent, those put away too, by name. */
export function useOwnTags(userId: string): RecordsState<readonly OwnTag[]> {
  return useRecords(OWN_TAGS, userId, [], FOLLOWED);
}

export interface TagActions {
  make: (tag: OwnTag) => void;
  /** `seen`: as she saw it. */
  change: (seen: OwnTag, part: Partial<Omit<OwnTag, 'id'>>) => void;
}

/** What can be done with tags. All of it shows at once and is sent when it can be. */
export function useTagActions(userId: string): TagActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const fieldsOf = ({ name, color, has_strength, is_archived }: OwnTag) => ({
      ...{ name, color, has_strength, is_archived },
    });
    return {
      make: (tag) =>
        void queue.enqueue(TAG_WRITES, userId, tag.id, {
          ...{ user_id: userId, id: tag.id },
          ...fieldsOf(tag),
          base: null,
        }),
      change: (seen, part) =>
        void queue.enqueue(TAG_WRITES, userId, seen.id, {
          ...{ user_id: userId, id: seen.id },
          ...fieldsOf({ ...seen, ...part }),
          base: fieldsOf(seen),
        }),
    };
  }, [queue, userId]);
}
