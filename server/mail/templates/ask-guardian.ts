import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { readFirstName, renderMail } from './layout.ts';

interface AskGuardianFacts {
  /** Of the account. Named only where it is simply a name: its owner chose both name and recipient. */
  fullName: string | null;
  /** From `absoluteLink`; the first answer given there counts. */
  url: string;
  validDays: number;
}

/** Asks a guardian to answer on one page. What it is about stands there: others may see the mailbox. */
export function composeAskGuardian({ fullName, url, validDays }: AskGuardianFacts): Promise<MailContent> {
  const who = readFirstName(fullName) ?? 'Somebody';
  return renderMail({
    subject: `A question to you as parent or guardian, from ${PRODUCT_NAME}`,
    fullName: null,
    before: [
      `${who} has an account at ${PRODUCT_NAME} and named you as parent or guardian. There is a question that you can answer.`,
    ],
    action: { label: 'Read the question', url },
    after: [
      `Opening the page decides nothing. The link works for ${validDays} days and for one answer.`,
      'If you know nobody who could have named you, leave this mail as it is. Without your answer nothing happens.',
    ],
  });
}
