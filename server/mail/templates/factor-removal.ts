import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface FactorRemovalFacts {
  fullName: string | null;
  /** From when on it is none any more; null where that was stopped. */
  dueAt: Date | null;
  /** Where she logs in with it. */
  url: string;
}

/** Tells that a second step is to go, or that it stays after all. Says nothing of what the product is for. */
export function composeFactorRemoval({ fullName, dueAt, url }: FactorRemovalFacts): Promise<MailContent> {
  const action = { label: 'Log in', url };
  if (dueAt === null) {
    return renderMail({
      subject: `Your second step for ${PRODUCT_NAME} stays`,
      fullName,
      before: [
        'A second step of your account was to be removed. It was used or kept just now, and so it stays.',
        'If that was you, there is nothing to do.',
      ],
      action,
      after: ['If it was not you, somebody else has it: log in, and remove what you do not know.'],
    });
  }
  return renderMail({
    subject: `A second step of your ${PRODUCT_NAME} account is to be removed`,
    fullName,
    before: [
      `Whoever set a new password with a link from this mailbox asked for it. It goes on ${sayInstant(dueAt)}, and your recovery codes with the last one.`,
      'If that was you, wait until then, and log in with your password alone.',
    ],
    action: { label: 'Log in and keep it', url },
    after: [
      'If it was not you, somebody reads your mails: log in with it before then, and it stays. Then change the password of this mailbox.',
    ],
  });
}

/** The mail does not know where she is: the time of the server's own zone would mislead her. */
function sayInstant(at: Date): string {
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return `${day} at ${time} UTC`;
}
