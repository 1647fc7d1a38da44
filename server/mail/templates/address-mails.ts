import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import type { EmailSide } from '@lunaria/domain/account/email-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface VerifyEmailFacts {
  fullName: string | null;
  /** From `absoluteLink`; it works once. */
  url: string;
  validHours: number;
}

/** Asks whether the address is hers. Says nothing of what the product is for: others may see her mailbox. */
export function composeVerifyEmail({ fullName, url, validHours }: VerifyEmailFacts): Promise<MailContent> {
  return renderMail({
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    fullName,
    before: [`An account at ${PRODUCT_NAME} was opened with this address. Confirm that it is yours.`],
    action: { label: 'Confirm address', url },
    after: [
      `The link works for ${validHours === 1 ? 'one hour' : `${validHours} hours`}. You can use your account before you confirm.`,
      'If you did not open this account, leave this mail as it is.',
    ],
  });
}

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

/** To an address that has an account and was named as the new one of another: its owner alone reads why nothing comes. */
export function composeEmailInUse({ url }: { url: string }): Promise<MailContent> {
  return renderMail({
    subject: `This address has an account at ${PRODUCT_NAME} already`,
    fullName: null,
    before: [
      'Somebody, perhaps you, wanted to use this address for another account. That does not work, because you have one with it already.',
      'Whoever asked was not told so, and nothing was changed.',
    ],
    action: { label: 'Log in', url },
    after: ['If that was not you, there is nothing to do.'],
  });
}
