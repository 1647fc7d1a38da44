import type { Database } from '@lunaria/db/engine/database.ts';
import { type ContactMessageRow, storeContactMessage } from '@lunaria/db/queries/contact-messages.ts';
import { promiseJobOnce } from '@lunaria/db/queries/outbox.ts';
import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import { createUserKey, unwrapUserKey } from '../../encryption/user-key.ts';

export interface ContactDependencies {
  database: Database;
  keyring: MasterKeyring;
}

/**
 * Stores the message and promises the mail, both or neither; returns when it was taken. The same id again is the same
 * message, and changes nothing.
 */
export async function takeContactMessage(
  { database, keyring }: ContactDependencies,
  request: ContactRequest,
): Promise<Date> {
  const sealed = sealContactMessage(keyring, request);
  return await database.asWorker(async (tx) => {
    const { isNew, promisedAt } = await promiseJobOnce(tx, { id: sealed.id, job: 'send-contact-message' });
    if (isNew) await storeContactMessage(tx, sealed);
    return promisedAt;
  });
}

// Nobody's account: the message stands in the place of the user, with a key of its own that goes when it goes.
const placeOf = (id: string) => ({ table: 'contact_messages', column: 'body', userId: id, rowKey: id });

/** The message as it may be stored. */
export function sealContactMessage(
  keyring: MasterKeyring,
  request: ContactRequest,
): Omit<ContactMessageRow, 'takenAt'> {
  const { key, wrapped } = createUserKey(keyring, request.id);
  return { id: request.id, body: encryptText(key, placeOf(request.id), JSON.stringify(request)), ...wrapped };
}

/** Throws MasterKeyError or TamperedError when it cannot be opened. */
export function openContactMessage(keyring: MasterKeyring, row: ContactMessageRow): ContactRequest {
  const key = unwrapUserKey(keyring, row.id, row);
  // as: only sealContactMessage writes what opens here.
  return JSON.parse(decryptText(key, placeOf(row.id), row.body)) as ContactRequest;
}
