import type { EmailSide } from '@lunaria/domain/account/email-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface ConfirmEmailFacts {
  side: EmailSide;
  fullName: string | null;
  /** It works once, and changes nothing before a button is pressed on its page. */
  url: string;
  validHours: number;
}

/** Asks one of two addresses whether an account may change from the one to the other. Names neither of them. */
export function composeConfirmEmail({
  side,
  fullName,
  url,
  validHours,
}: ConfirmEmailFacts): Promise<MailContent> {
  const ends = `The link works once and for ${validHours} hours. Until both addresses have agreed, nothing changes.`;
  if (side === 'new') {
    return renderMail({
      subject: `Confirm your new address for ${PRODUCT_NAME}`,
      fullName,
      before: [`Somebody, most likely you, wants to use this address for an account at ${PRODUCT_NAME}.`],
      action: { label: 'Look at it', url },
      after: [ends, 'If you did not ask for this, leave this mail as it is: nothing happens without you.'],
    });
  }
  return renderMail({
    subject: `Agree to another address for ${PRODUCT_NAME}`,
    fullName,
    before: [
      'Somebody, most likely you, asked to change the address of your account from this one to another.',
      'The page behind this button shows which one it is to be, and asks for your yes.',
    ],
    action: { label: 'Look at the change', url },
    after: [
      ends,
      'If it was not you, do not agree. Somebody was logged in to your account: change your password and log out everywhere else.',
    ],
  });
}
