import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface PasswordChangedFacts {
  fullName: string | null;
  /** Where she can set another, in case it was not she. */
  url: string;
}

/** Tells that the password was changed. Says nothing of what the product is for: others may see her mailbox. */
export function composePasswordChanged({ fullName, url }: PasswordChangedFacts): Promise<MailContent> {
  return renderMail({
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    fullName,
    before: [
      'The password of your account was changed just now with a link from a mail to this address, and the account was logged out everywhere.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url },
    after: ['Who could read this mailbox can do it again: secure it first, then set a password that is new.'],
  });
}
