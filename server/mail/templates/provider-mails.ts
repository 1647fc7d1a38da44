import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';
import { offerUndo } from './undo-action.ts';

interface AccountLinkedFacts {
  fullName: string | null;
  providerName: string;
  /** Where she can take it away again. */
  url: string;
  /** Takes it back. */
  undoUrl: string;
}

/** Tells that a provider opens the account now. Says nothing of what the product is for: others may see her mailbox. */
export function composeAccountLinked({
  fullName,
  providerName,
  url,
  undoUrl,
}: AccountLinkedFacts): Promise<MailContent> {
  return renderMail({
    subject: `${providerName} was added to your account at ${PRODUCT_NAME}`,
    fullName,
    before: [
      `From now on your ${providerName} account opens your account here too. Your other ways to log in stay as they are.`,
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'Look after your ways to log in', url },
    ...offerUndo(undoUrl),
  });
}

interface AccountUnlinkedFacts {
  fullName: string | null;
  providerName: string;
  /** Where she can look after what is left. */
  url: string;
  /** Takes it back. */
  undoUrl: string;
}

/** Tells that a provider opens the account no more. Says nothing of what the product is for: others may see her mailbox. */
export function composeAccountUnlinked({
  fullName,
  providerName,
  url,
  undoUrl,
}: AccountUnlinkedFacts): Promise<MailContent> {
  return renderMail({
    subject: `${providerName} was removed from your account at ${PRODUCT_NAME}`,
    fullName,
    before: [
      `${providerName} opens your account no more, and what it had opened is logged out. Your other ways to log in stay as they are.`,
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'Look after your ways to log in', url },
    ...offerUndo(undoUrl),
  });
}
