import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface PasswordRemovedFacts {
  fullName: string | null;
  /** Where she can set one again. */
  url: string;
}

/** Tells that the account has no password any more. Says nothing of what the product is for: others may see her mailbox. */
export function composePasswordRemoved({ fullName, url }: PasswordRemovedFacts): Promise<MailContent> {
  return renderMail({
    subject: `Your password for ${PRODUCT_NAME} was removed`,
    fullName,
    before: [
      'The password of your account was removed just now by somebody who was logged in to it. From now on a passkey opens it, and it was logged out everywhere else.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'Set a password again', url },
    after: [
      'If it was not you: set a password, log in, and look through the passkeys and second steps of your account.',
    ],
  });
}
