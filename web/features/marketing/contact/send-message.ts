import {
  type ContactFaults,
  type ContactRequest,
  contactRequestSchema,
  findContactFaults,
} from '@lunaria/domain/contact/contact-request.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../../app/api-client.ts';
import { describeLostConnection } from './contact-kinds.ts';

/** What became of a message: taken, with the time, or not, with a sentence for whoever wrote it. */
export type SentMessage = { kind: 'taken'; takenAt: Date } | { kind: 'failed'; text: string };

/** The request as it can be sent, or null and what is wrong with it, field by field. */
export function checkRequest(request: unknown): { data: ContactRequest | null; faults: ContactFaults } {
  const { data } = z.safeParse(contactRequestSchema, request);
  return data ? { data, faults: {} } : { data: null, faults: findContactFaults(request) };
}

/** Sends a message. Sent again with the same id it stays one message. */
export async function sendMessage(request: ContactRequest): Promise<SentMessage> {
  const response = await api.contact.$post({ json: request }).catch(() => null);
  if (response === null) return { kind: 'failed', text: describeLostConnection() };
  if (!response.ok) {
    const { message } = await readApiError(response);
    return { kind: 'failed', text: `Not sent: ${message} What you wrote is still here.` };
  }
  const { taken_at } = await response.json();
  return { kind: 'taken', takenAt: new Date(taken_at) };
}
