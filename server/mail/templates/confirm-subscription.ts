import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface ConfirmSubscriptionFacts {
  /** From `absoluteLink`; opening it confirms nothing. */
  url: string;
  /** Leads to the button that deletes the address at once. */
  forgetUrl: string;
  validDays: number;
}

/** Asks whether the mails are wanted. Says nothing of what they are about: others may see the mailbox. */
export function composeConfirmSubscription({
  url,
  forgetUrl,
  validDays,
}: ConfirmSubscriptionFacts): Promise<MailContent> {
  return renderMail({
    subject: `Confirm your subscription to ${PRODUCT_NAME}`,
    fullName: null,
    before: [
      `Somebody, we hope you, asked for mails from ${PRODUCT_NAME} to this address. Confirm that you want them.`,
    ],
    action: { label: 'Look and confirm', url },
    after: [
      `The link works for ${validDays} days. Opening the page confirms nothing: there is a button on it.`,
    ],
    ending: {
      why: `If it was not you, leave this mail as it is: nothing else is sent, and the address is deleted after ${validDays} days.`,
      label: 'Delete it now',
      url: forgetUrl,
    },
  });
}
