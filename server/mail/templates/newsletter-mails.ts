import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { html } from 'hono/html';
import type { MailContent } from '../mail.ts';
import { endSubscription, frameMail, joinText, renderMail, renderParagraphs } from './layout.ts';

interface ConfirmSubscriptionFacts {
  /** From `absoluteLink`; opening it confirms nothing. */
  url: string;
  /** Leads to the button that deletes the address at once. */
  forgetUrl: string;
  validDays: number;
}

/** Asks whether the mails are wanted. Says nothing of what they are about: others may see the mailbox. */
export function composeConfirmSubscription({
  url,
  forgetUrl,
  validDays,
}: ConfirmSubscriptionFacts): Promise<MailContent> {
  return renderMail({
    subject: `Confirm your subscription to ${PRODUCT_NAME}`,
    fullName: null,
    before: [
      `Somebody, we hope you, asked for mails from ${PRODUCT_NAME} to this address. Confirm that you want them.`,
    ],
    action: { label: 'Look and confirm', url },
    after: [
      `The link works for ${validDays} days. Opening the page confirms nothing: there is a button on it.`,
    ],
    ending: {
      why: `If it was not you, leave this mail as it is: nothing else is sent, and the address is deleted after ${validDays} days.`,
      label: 'Delete it now',
      url: forgetUrl,
    },
  });
}

interface NewsletterIssueFacts {
  subject: string;
  /** Plain text: blocks between empty lines. */
  body: string;
  unsubscribeUrl: string;
}

type Html = ReturnType<typeof html>;

/**
 * An issue of the newsletter. The text form is what was written; the other one knows headings (`## `), lists (`- `) and
 * addresses, and escapes the rest.
 */
export async function composeNewsletterIssue(issue: NewsletterIssueFacts): Promise<MailContent> {
  const { subject, body, unsubscribeUrl } = issue;
  const ending = endSubscription(unsubscribeUrl);
  const blocks = body.trim().split(/\n{2,}/u);
  return {
    subject,
    text: joinText(blocks, ending),
    html: await frameMail(subject, html`${blocks.map(renderBlock)}`, ending),
  };
}

function renderBlock(block: string): Html | Html[] {
  const heading = /^##? +(?<text>.+)$/u.exec(block)?.groups?.text;
  if (heading !== undefined)
    return html`<h2 style="margin:24px 0 12px;font:560 18px/26px Inter,system-ui,sans-serif">${heading}</h2>`;
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line) => html`<li>${linkAddresses(line.slice(2))}</li>`);
    return html`<ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`;
  }
  return renderParagraphs([linkAddresses(lines.join(' '))]);
}

/** A split by a pattern in brackets gives text and address in turn; a full stop after an address is not its own. */
function linkAddresses(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/u);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" style="color:#57284D">${part}</a>` : part,
  )}`;
}

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
