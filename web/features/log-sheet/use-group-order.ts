import {
  countPress,
  type GroupUse,
  groupUseSchema,
  reorder,
} from '@lunaria/domain/day-entry/order-groups.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { useToday } from '../../app/use-today.ts';

const NAME = 'log-order';

/**
 * Which open groups she uses most. It lies on this device alone, encrypted as everything there, and is gone when she logs out.
 * `first`: those that come first, as it was when the sheet was opened, so that nothing moves under her thumb.
 */
export function useGroupOrder(userId: string): { first: readonly string[]; note: (group: string) => void } {
  const client = useQueryClient();
  const today = useToday();
  const queryKey = ['log-order', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => groupUseSchema.safeParse(await readKept(userId, NAME)).data ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [shown, setShown] = useState<readonly string[] | null>(null);
  if (shown === null && data !== undefined) setShown(data === null ? [] : reorder(data, today).first);

  const note = useCallback(
    (group: string) => {
      const key = ['log-order', userId];
      const before = client.getQueryData<GroupUse | null>(key) ?? null;
      const use = countPress(before && reorder(before, today), group, today);
      client.setQueryData(key, use);
      void keep(userId, NAME, use);
    },
    [client, userId, today],
  );
  return { first: shown ?? [], note };
}
