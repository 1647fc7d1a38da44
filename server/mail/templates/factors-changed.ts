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
