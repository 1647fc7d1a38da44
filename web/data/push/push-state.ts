import { type PushState, pushStateSchema } from '@lunaria/domain/push/push-subscription.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';
import { forgetPushHere, type PushAddress, turnOnHere } from '../../app/push/push-device.ts';

/** Odd while it is being turned on here: an answer that knows nothing of that yet must not undo it. */
let turns = 0;
const isTurningOn = () => turns % 2 === 1;

/** On which of her devices reminders are on. Never kept on the device: it is worth nothing when it is old. */
export const pushStateQuery = (userId: string) =>
  queryOptions<PushState>({
    queryKey: ['push-subscriptions', userId],
    queryFn: async ({ signal }) => {
      const before = turns;
      const response = await api['push-subscriptions'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      const state = pushStateSchema.parse(await response.json());
      // Ended elsewhere, or with an earlier session: then the browser needs nothing of it either.
      const isHere = state.devices.some(({ is_here }) => is_here);
      if (!isHere && before === turns && !isTurningOn()) await forgetPushHere();
      return state;
    },
    // Turned on or ended on another device.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** The devices, and what she can do about them; sent at once and never kept for later: what is on is said only when it is. */
export function usePush(userId: string) {
  const client = useQueryClient();
  const { queryKey } = pushStateQuery(userId);
  const query = useQuery(pushStateQuery(userId));
  const take = async (response: Response) => {
    if (!response.ok) throw await readApiError(response);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, pushStateSchema.parse(await response.json()));
    void client.invalidateQueries({ queryKey: ['access-events', userId] });
  };
  const turnOn = useMutation({
    networkMode: 'always',
    /** Whether her browser let it. */
    mutationFn: async (key: string): Promise<boolean> => {
      turns += 1;
      try {
        return await turnOnHere(userId, key, async (address: PushAddress) =>
          take(await api['push-subscriptions'].$post({ json: { user_id: userId, ...address } })),
        );
      } finally {
        turns += 1;
      }
    },
  });
  const end = useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, isHere }: { id: string; isHere: boolean }) => {
      const sent = { param: { id }, query: { user_id: userId } };
      await take(await api['push-subscriptions'][':id'].$delete(sent));
      if (isHere) await forgetPushHere();
    },
  });
  return { state: query.data, query, turnOn, end };
}
