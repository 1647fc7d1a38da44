import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { endSubscription, renderMail } from './layout.ts';

interface NewArticleFacts {
  title: string;
  teaser: string;
  /** From `absoluteLink`. */
  url: string;
  unsubscribeUrl: string;
}

/** Announces an article. What it is about stands inside: the subjects of a mailbox are seen by others. */
export function composeNewArticle({
  title,
  teaser,
  url,
  unsubscribeUrl,
}: NewArticleFacts): Promise<MailContent> {
  return renderMail({
    subject: `A new article at ${PRODUCT_NAME}`,
    fullName: null,
    before: [title, teaser],
    action: { label: 'Read it', url },
    after: [],
    ending: endSubscription(unsubscribeUrl),
  });
}
