import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface ErasureFacts {
  fullName: string | null;
  dueAt: Date;
  /** Where she keeps it. */
  url: string;
}

const dayInUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells that an account will be erased. Says nothing of what the product is for: others may see her mailbox. */
export function composeErasureNotice({ fullName, dueAt, url }: ErasureFacts): Promise<MailContent> {
  const day = dayInUtc.format(dueAt);
  return renderMail({
    subject: `Your account at ${PRODUCT_NAME} will be erased on ${day}`,
    fullName,
    before: [
      `Your account was asked to be erased. On ${day} it goes, with everything in it, and nobody can bring it back.`,
      'Until then you can keep it: log in and choose “Keep my account”.',
    ],
    action: { label: 'Log in and keep it', url },
    after: [
      'If that was you, there is nothing to do.',
      'If it was not, log in, keep your account, and choose another password.',
    ],
  });
}
