import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface EmailChangedFacts {
  fullName: string | null;
  /** Whom to ask, in case it was not she: from here the account cannot be reached any more. */
  url: string;
}

/** The last mail to an address that was left. Does not name the new one. */
export function composeEmailChanged({ fullName, url }: EmailChangedFacts): Promise<MailContent> {
  return renderMail({
    subject: `Your address for ${PRODUCT_NAME} was changed`,
    fullName,
    before: [
      'Your account has another email address now. Both addresses agreed to it: this one with the link in an earlier mail.',
      'Log in with the new one from now on. If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url },
    after: [
      'Who could agree from this mailbox can read it: secure it first, then write to whoever runs this server.',
    ],
  });
}
