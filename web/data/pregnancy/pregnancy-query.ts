import { type Pregnancy, pregnancySchema } from '@lunaria/domain/pregnancy/dating.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { keep, readKept } from '../../app/device-store/device-store.ts';

/** The answer of `GET /api/stage`, and what this device keeps of it. */
export const loadedPregnancySchema = z.object({ pregnancy: z.nullable(pregnancySchema) });
export type LoadedPregnancy = z.infer<typeof loadedPregnancySchema>;

export const pregnancyKey = (userId: string) => ['pregnancy', userId] as const;

const KEPT_NAME = 'pregnancy';

/** On the device beside the cache: null there too as soon as it is none. */
export function keepPregnancy(userId: string, pregnancy: Pregnancy | null): void {
  void keep(userId, KEPT_NAME, { pregnancy });
}

/** Her pregnancy; without a connection as this device kept it. */
export function pregnancyQuery(userId: string) {
  return queryOptions({
    queryKey: pregnancyKey(userId),
    queryFn: async ({ signal }): Promise<LoadedPregnancy> => {
      try {
        const response = await api.stage.$get({}, { init: { signal } });
        if (!response.ok) throw await readApiError(response);
        const loaded = loadedPregnancySchema.parse(await response.json());
        keepPregnancy(userId, loaded.pregnancy);
        return loaded;
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && error.status < 500)) throw error;
        const kept = loadedPregnancySchema.safeParse(await readKept(userId, KEPT_NAME));
        if (!kept.success) throw error;
        return kept.data;
      }
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}
