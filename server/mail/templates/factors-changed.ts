import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface FactorsChangedFacts {
  fullName: string | null;
  /** Where she sees what there is now. */
  url: string;
}

/** Tells that the second steps changed, the same words for each change. Says nothing of what the product is for. */
export function composeFactorsChanged({ fullName, url }: FactorsChangedFacts): Promise<MailContent> {
  return renderMail({
    subject: `The second step of your ${PRODUCT_NAME} account was changed`,
    fullName,
    before: [
      'How your account confirms that it is you was changed just now: a second step or a passkey was added or removed, or your recovery codes were made anew or one of them was used.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'See what there is now', url },
    after: [
      'If it was not you, somebody can get into your account: set a new password, log out everywhere else, and remove what you do not know.',
    ],
  });
}
