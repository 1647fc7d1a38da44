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
