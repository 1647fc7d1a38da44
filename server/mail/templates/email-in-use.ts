import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

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
