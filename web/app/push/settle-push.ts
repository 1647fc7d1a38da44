import { api, readApiError } from '../api-client.ts';
import { settlePushHere } from './push-device.ts';

/** What this device has of push is made right for the account that is signed in. */
export async function settlePush(userId: string): Promise<void> {
  await settlePushHere(userId, async (address) => {
    const response = await api['push-subscriptions'].$put({ json: { user_id: userId, ...address } });
    if (!response.ok) throw await readApiError(response);
  });
}
