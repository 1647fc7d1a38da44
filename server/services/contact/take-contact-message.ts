import type { Database } from '@lunaria/db/engine/database.ts';
import { storeContactMessage } from '@lunaria/db/queries/contact-messages.ts';
import { promiseJobOnce } from '@lunaria/db/queries/outbox.ts';
import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { sealContactMessage } from './contact-texts.ts';

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
