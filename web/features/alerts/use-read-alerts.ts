import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { type Found, keyStart } from './found-dangers.ts';

/** More than a week of entries brings; the oldest are forgotten first. */
const MOST_KEPT = 200;
const NAME = 'alerts-read';
const keysSchema = z.array(z.string());

/**
 * Which alerts she has read on this device, so that the same facts are not told twice: in memory, and encrypted on the
 * device. What the server keeps of them is another matter (web/data/alerts). `isLoaded`: false while the device is asked.
 */
export function useReadAlerts(userId: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [NAME, userId],
    queryFn: async () => [...(keysSchema.safeParse(await readKept(userId, NAME)).data ?? []), ...unkept],
    networkMode: 'always',
    // Another tab of hers may have told her meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const read = useCallback(
    (found: readonly Found[]) => {
      const before = client.getQueryData<string[]>([NAME, userId]) ?? [];
      const after = [...new Set([...before, ...found.map(({ key }) => key)])].slice(-MOST_KEPT);
      client.setQueryData([NAME, userId], after);
      // Of violence nothing is left behind: while this page is open it is remembered, and on no device.
      for (const { key, danger } of found) if (danger.isPrivate) unkept.add(key);
      void keep(
        userId,
        NAME,
        after.filter((key) => !unkept.has(key)),
      );
    },
    [client, userId],
  );
  return { isLoaded: data !== undefined, readKeys: data ?? NONE, read };
}

/** Read on these facts; or settled, whatever they are: what cannot wait is told again on new ones. */
export function isRead(readKeys: readonly string[], { key, day, danger }: Found): boolean {
  return (
    readKeys.includes(key) ||
    (LEVEL_NAMES[danger.level] !== 'now' && readKeys.includes(keyStart({ ...danger, day })))
  );
}

const NONE: readonly string[] = [];
/** Of this visit of the page. */
const unkept = new Set<string>();

/** She has left the page, or another woman comes: nothing of it stays in memory. */
export function forgetUnkept(): void {
  unkept.clear();
}
