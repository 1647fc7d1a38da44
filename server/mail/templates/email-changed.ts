import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface EmailChangedFacts {
  fullName: string | null;
  /** Gives the account this address back, in case it was not she. */
  undoUrl: string;
}

/** The last mail to an address that was left. Does not name the new one. */
export function composeEmailChanged({ fullName, undoUrl }: EmailChangedFacts): Promise<MailContent> {
  return renderMail({
    subject: `Your address for ${PRODUCT_NAME} was changed`,
    fullName,
    before: [
      'Your account has another email address now. Somebody who reads the mails of this one agreed to it.',
      'Log in with the new one from now on. If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: take it back', url: undoUrl },
    after: [
      `That gives your account this address back and logs everybody out; the link works for ${UNDO_DAYS} days. Change the password of this mailbox first: somebody else can read it.`,
    ],
  });
}
