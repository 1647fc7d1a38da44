import type { Query, QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError, isWorthRetrying } from '../../app/api-client.ts';
import { keep, readKept } from '../../app/device-store/device-store.ts';

/** Rows of the server; `isKept`: those of an earlier visit, because the server did not answer. */
export interface Loaded<Rows> {
  rows: Rows;
  isKept: boolean;
}

/** How every query of her rows behaves. */
export const ROWS_OPTIONS = {
  // Changed on another device meanwhile: shown when she comes back to the page.
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always',
  retry: isWorthRetrying,
} as const;

/**
 * What the server says; when it cannot be reached, what this device kept of it. Throws when there is neither.
 * `partToKeep`: what of it may lie on the device; all, unless said otherwise.
 */
export async function loadOrReadKept<Rows>(
  userId: string,
  name: string,
  schema: z.ZodMiniType<Rows>,
  load: () => Promise<Rows>,
  partToKeep: (rows: Rows) => Rows = (rows) => rows,
): Promise<Loaded<Rows>> {
  try {
    const rows = await load();
    void keep(userId, name, partToKeep(rows));
    return { rows, isKept: false };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (isRefused || isGivenUp) throw error;
    const kept = schema.safeParse(await readKept(userId, name));
    if (!kept.success) throw error;
    return { rows: kept.data, isKept: true };
  }
}

/** Loads once more what is being loaded at this moment: it may be older than an answer that has just come. */
export function reloadWhatIsLoading(client: QueryClient, queryKey: readonly unknown[]): void {
  const loading = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  for (const query of loading) askAgain(client, query.queryKey);
}

/**
 * Asks once more for what is loaded, and for what is being loaded. A first load is not begun anew by invalidating it: what
 * it brings would count as fresh, although it may be older than the change after which this asks.
 */
export function askAgain(client: QueryClient, queryKey: readonly unknown[]): void {
  const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  const firstLoads = { queryKey, predicate: isFirstLoad };
  const ask = () => client.invalidateQueries({ queryKey });
  if (client.getQueryCache().findAll(firstLoads).length === 0) void ask();
  else void client.cancelQueries(firstLoads).then(ask);
}
