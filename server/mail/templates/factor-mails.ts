import type { AccountChangeKind } from '@lunaria/domain/account/account-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';
import { offerUndo } from './undo-action.ts';

interface FactorsChangedFacts {
  fullName: string | null;
  kind: AccountChangeKind;
  /** Where she sees what there is now. */
  url: string;
  /** Takes it back. */
  undoUrl: string;
}

/** Never with the name somebody gave a second step: whoever adds one could write to her in our mail. */
const TEXTS: Partial<Record<AccountChangeKind, string>> = {
  'factor-added': 'A second step or a passkey was added to your account just now: logging in may ask for it.',
  'factor-removed': 'A second step or a passkey was removed from your account just now.',
  'codes-renewed': 'Your recovery codes were made anew just now: those from before open nothing any more.',
  'code-used': 'One of your recovery codes was used just now, in place of a second step.',
};

/** Tells that the second steps changed. Says nothing of what the product is for. */
export function composeFactorsChanged(facts: FactorsChangedFacts): Promise<MailContent> {
  const { fullName, kind, url, undoUrl } = facts;
  return renderMail({
    subject: `The second step of your ${PRODUCT_NAME} account was changed`,
    fullName,
    before: [
      TEXTS[kind] ?? 'How your account confirms that it is you was changed just now.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'See what there is now', url },
    ...offerUndo(undoUrl),
  });
}

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
