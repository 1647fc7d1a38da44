import type { Database } from '@lunaria/db/engine/database.ts';
import type { NewsletterLinks } from '../auth/newsletter-link.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import { type Mail, MailError } from '../mail/mail.ts';
import type { SendMail } from '../mail/mailer.ts';

export interface NewsletterMailDependencies {
  database: Database;
  sendMail: SendMail;
  newsletterLinks: NewsletterLinks;
  publicUrl: string;
}

/** The link that every mail to a list carries, for its reader and for the button of her mail program. */
export async function linkToUnsubscribe(
  { newsletterLinks, publicUrl }: Pick<NewsletterMailDependencies, 'newsletterLinks' | 'publicUrl'>,
  subscriptionId: string,
): Promise<string> {
  const token = await newsletterLinks.signUnsubscribe(subscriptionId);
  return absoluteLink(publicUrl, '/newsletter/unsubscribe', { token });
}

/**
 * Sends, or lets it be where the mail server refuses the address for good: anybody may enter one, so that is neither
 * worth another try nor a failure of the server. Throws what another try may mend.
 */
export async function sendIfPossible(sendMail: SendMail, mail: Mail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    if (!(error instanceof MailError) || error.isRetryable) throw error;
  }
}
