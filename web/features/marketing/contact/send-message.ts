import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import { api, readApiError } from '../../../app/api-client.ts';

/** What became of a message: taken, with the time, or not, with a sentence for whoever wrote it. */
export type SentMessage = { kind: 'taken'; takenAt: Date } | { kind: 'failed'; text: string };

export const SEND_FAILURES = {
  offline: 'Not sent: there is no connection. What you wrote is still here. Try again when you are online.',
  unreachable: 'Not sent: the server did not answer. What you wrote is still here. Try again.',
} as const;

/** Sends a message. Sent again with the same id it stays one message. */
export async function sendMessage(request: ContactRequest): Promise<SentMessage> {
  const response = await api.contact.$post({ json: request }).catch(() => null);
  if (response === null) {
    return { kind: 'failed', text: navigator.onLine ? SEND_FAILURES.unreachable : SEND_FAILURES.offline };
  }
  if (!response.ok) {
    const { message } = await readApiError(response);
    return { kind: 'failed', text: `Not sent: ${message} What you wrote is still here.` };
  }
  const { taken_at } = await response.json();
  return { kind: 'taken', takenAt: new Date(taken_at) };
}
