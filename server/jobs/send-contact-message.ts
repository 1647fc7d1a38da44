import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteContactMessage, findContactMessage } from '@lunaria/db/queries/contact-messages.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeContactMessage } from '../mail/templates/contact-message.ts';
import { openContactMessage } from '../services/contact/contact-messages.ts';
import type { JobHandler } from './job-handler.ts';

interface ContactMailDependencies {
  database: Database;
  keyring: MasterKeyring;
  sendMail: SendMail;
  /** The operator's (config/locate-services.ts). */
  contactAddress: string;
}

/** Mails a message of the contact forms to the operator and deletes it. Nothing to do when that was done. */
export function createContactMailJob(dependencies: ContactMailDependencies): JobHandler {
  const { database, keyring, sendMail, contactAddress } = dependencies;
  return async ({ subjectId: id }, jobId) => {
    if (id === null) return;
    const row = await database.asWorker((tx) => findContactMessage(tx, id));
    if (row === null) return;
    const content = composeContactMessage(openContactMessage(keyring, row), row.takenAt);
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: contactAddress } });
    await database.asWorker((tx) => deleteContactMessage(tx, id));
  };
}
