import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface PasswordResetFacts {
  fullName: string | null;
  /** It works once. */
  url: string;
  validMinutes: number;
}

/** The way to a new password. Says nothing of what the product is for: others may see her mailbox. */
export function composePasswordReset({
  fullName,
  url,
  validMinutes,
}: PasswordResetFacts): Promise<MailContent> {
  return renderMail({
    subject: `Set a new password for ${PRODUCT_NAME}`,
    fullName,
    before: [`Somebody, most likely you, asked for a new password for the account with this address.`],
    action: { label: 'Set a new password', url },
    after: [
      `The link works once and for ${validMinutes} minutes. Setting a password logs the account out everywhere.`,
      'If you did not ask, leave this mail as it is: your password stays what it was.',
    ],
  });
}

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
