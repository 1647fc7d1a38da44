import { SmsFault, type SmsSender } from './sms-sender.ts';

interface WebhookSettings {
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Hands each text to an address of the operator's, as JSON `{ to, text }`; every 2xx answer means it was taken. */
export function createWebhookSender({ url, token, timeoutMs = TIMEOUT_MS }: WebhookSettings): SmsSender {
  return {
    send: async (message) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'user-agent': 'Lunaria',
        },
        body: JSON.stringify(message),
        // The token and her number go to the address that was set and to no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      await answer?.body?.cancel().catch(() => {});
      if (!answer?.ok) throw new SmsFault(answer?.status ?? null);
    },
  };
}
