import {
  mergeTag,
  type OwnTag,
  type OwnTagWrite,
  ownTagSchema,
  ownTagsSchema,
  ownTagWriteSchema,
  sortTags,
} from '@lunaria/domain/day-entry/own-tag.ts';
import type * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** Tags that she made; each is a record of its own. */
export const TAG_WRITES = defineWrites<OwnTagWrite>({
  name: 'own-tags',
  schema: ownTagWriteSchema,
  combine: combineTagWrites,
  send: (change, signal) =>
    api['own-tags'][':id'].$put({ param: { id: change.id }, json: change }, { init: { signal } }),
});

/** All her tags, those put away too, by name. */
export const OWN_TAGS = defineRecords<readonly OwnTag[]>({
  key: (userId) => ['own-tags', userId],
  schema: ownTagsSchema.shape.own_tags as z.ZodMiniType<readonly OwnTag[]>, // as: a missing key and undefined are one
  none: [],
  async load(signal) {
    const response = await api['own-tags'].$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return (await response.json()).own_tags;
  },
  keptAs: () => 'own-tags',
  changedBy: [
    by(TAG_WRITES, {
      layOver: applyTagWrites,
      take(rows, _, answer) {
        const stored = ownTagSchema.safeParse(answer).data;
        if (stored === undefined) return null;
        return sortTags([...rows.filter(({ id }) => id !== stored.id), stored]);
      },
    }),
  ],
  after: (event) => sayUnsaved(event, 'Failed to save your tag'),
});

/** The tags after the changes: what the server will hold once it has them. */
export function applyTagWrites(rows: readonly OwnTag[], changes: readonly OwnTagWrite[]): OwnTag[] {
  const tags = new Map(rows.map((tag) => [tag.id, tag]));
  for (const change of changes) tags.set(change.id, mergeTag(change, tags.get(change.id) ?? null));
  return sortTags(tags.values());
}

/** A newer change of a tag on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineTagWrites(older: OwnTagWrite, newer: OwnTagWrite): OwnTagWrite {
  const { user_id, base, ...tag } = older;
  return { user_id, ...mergeTag(newer, tag), base };
}
