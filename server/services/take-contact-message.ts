import type { Database } from '@lunaria/db/engine/database.ts';
import { storeContactMessage } from '@lunaria/db/queries/contact-messages.ts';
import { promiseJobOnce } from '@lunaria/db/queries/outbox.ts';
import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import { countOrRefuse } from '../auth/rate-limits.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { sealContactMessage } from './contact-texts.ts';

export interface ContactDependencies {
  database: Database;
  keyring: MasterKeyring;
  rateLimitFactor: number;
}

/** Messages taken from everybody together: a mailbox that is flooded answers nobody. */
const DAY_LIMIT = { window: 86_400, max: 200 };

/**
 * Stores the message and promises the mail, both or neither; returns when it was taken. The same id again is the same
 * message, and changes nothing. Throws AppError('rate_limited').
 */
export async function takeContactMessage(
  { database, keyring, rateLimitFactor }: ContactDependencies,
  request: ContactRequest,
): Promise<Date> {
  const message = 'Too many messages came today. Try again tomorrow.';
  await countOrRefuse(database, rateLimitFactor, 'contact|everybody', DAY_LIMIT, message);
  const sealed = sealContactMessage(keyring, request);
  return await database.asWorker(async (tx) => {
    const { isNew, promisedAt } = await promiseJobOnce(tx, { id: sealed.id, job: 'send-contact-message' });
    if (isNew) await storeContactMessage(tx, sealed);
    return promisedAt;
  });
}
