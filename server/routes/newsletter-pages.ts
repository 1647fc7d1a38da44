import type { ListState } from '@lunaria/db/queries/newsletter-subscriptions.ts';
import { NEWSLETTER_CONFIRM_DAYS, NEWSLETTER_LIST_NAMES } from '@lunaria/domain/newsletter/subscription.ts';
import { NEWSLETTER_TEXTS } from '@lunaria/domain/newsletter/wording.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { html } from 'hono/html';
import type { UnsubscribeState } from '../services/newsletter/subscribe.ts';
import { linkToStart, renderPlainPage } from './plain-page.ts';

/** What the form answers where no script runs: the same for every address. */
export async function renderSubscriptionAnswer(): Promise<string> {
  return await renderPlainPage(
    NEWSLETTER_TEXTS.sentTitle,
    html`<p>${NEWSLETTER_TEXTS.sent}</p>${linkToStart}`,
  );
}

/** The page behind the link of a confirmation mail; null for a link that works no longer. */
export async function renderConfirmation(lists: ListState[] | null, token: string): Promise<string> {
  if (lists === null) {
    return await renderPlainPage(
      'This link does not work any more',
      html`<p>Links work for ${NEWSLETTER_CONFIRM_DAYS} days and end with the subscription. If you still want the mails, subscribe again.</p>${linkToStart}`,
    );
  }
  const waiting = lists.filter(({ isConfirmed }) => !isConfirmed);
  if (waiting.length === 0) {
    return await renderPlainPage(
      'You are subscribed',
      html`<p>${PRODUCT_NAME} writes to this address with:</p>${nameLists(lists)}
<p>Every mail has a link that ends it at once. You can close this page.</p>${linkToStart}`,
    );
  }
  const shown = waiting.map(({ list }) => html`<input type="hidden" name="list" value="${list}">`);
  return await renderPlainPage(
    'Do you want these mails?',
    html`<p>If you confirm, ${PRODUCT_NAME} writes to this address with:</p>${nameLists(waiting)}
<p>Every mail has a link that ends it at once. If you did not ask for this, close the page: nothing is sent.</p>
<form method="post" action="/newsletter/confirm?token=${encodeURIComponent(token)}">${shown}<button class="main">Confirm</button></form>`,
  );
}

function nameLists(lists: ListState[]) {
  return html`<ul>${lists.map(({ list }) => html`<li>${NEWSLETTER_LIST_NAMES[list]}</li>`)}</ul>`;
}

/** The page behind the link that ends a subscription. */
export async function renderUnsubscribe(state: UnsubscribeState, token: string): Promise<string> {
  switch (state.kind) {
    case 'open':
      return await renderPlainPage(
        'Unsubscribe',
        html`<p>This ends your subscription to ${NEWSLETTER_LIST_NAMES[state.list]} and deletes your address from that list, at once.</p>
<form method="post" action="/newsletter/unsubscribe?token=${encodeURIComponent(token)}"><button class="main">Unsubscribe</button></form>`,
      );
    case 'ended':
      return await renderPlainPage(
        'You are not subscribed any more',
        html`<p>Nothing of this subscription is kept. If a mail still comes, use the link in that one: it belongs to a newer subscription.</p>${linkToStart}`,
      );
    case 'invalid':
      return await renderPlainPage(
        'This link is not whole',
        html`<p>Open it from the mail itself, or copy all of it: its end may have been cut off.</p>${linkToStart}`,
      );
  }
}
