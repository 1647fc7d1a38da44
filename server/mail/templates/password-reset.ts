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
