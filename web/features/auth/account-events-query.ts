import type { AccountEvent } from '@lunaria/domain/account/account-event.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';

const KEY = 'account-events';

/** What happened to her account. Never kept on the device: an old list is worth nothing. */
export const accountEventsQuery = (userId: string) =>
  queryOptions({
    queryKey: [KEY, userId],
    queryFn: async ({ signal }): Promise<AccountEvent[]> => {
      const response = await api.auth['account-events'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });

/** After a change of what protects her account: where the list is shown, it is asked for anew. */
export function renewAccountEvents(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY] });
}
