import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { checkAddress } from '../http/check-address.ts';
import { limitBody } from '../http/read-json.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  type ReminderMailsState,
  readReminderMails,
  type StopMailsDependencies,
  stopMailsByLink,
} from '../services/reminders/stop-mails.ts';
import { linkToStart, refuseWithPage, renderPlainPage, sendPlainPage } from './plain-page.ts';

interface ReminderPagesDependencies extends StopMailsDependencies {
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

/**
 * `/reminders`: where the links of reminder mails lead. They need neither account nor script nor an own origin: the signed link
 * alone says which mails it speaks for, and the button of a mail program sends its POST from elsewhere (RFC 8058). GET changes
 * nothing. No page says what the mails are about.
 */
export function createReminderPages(dependencies: ReminderPagesDependencies) {
  const limitLinks = dependencies.limit('/reminders/links');
  const answer = async (c: Context<RequestContext>, state: ReminderMailsState) =>
    sendPlainPage(c, await renderState(state, readToken(c)), state.kind === 'invalid' ? 404 : 200);
  const routes = new Hono<RequestContext>();
  routes.onError(refuseWithPage('That did not work'));
  return routes
    .use(checkAddress, limitBody)
    .get('/unsubscribe', limitLinks, async (c) =>
      answer(c, await readReminderMails(dependencies, readToken(c))),
    )
    .post('/unsubscribe', limitLinks, async (c) =>
      answer(c, await stopMailsByLink(dependencies, readToken(c))),
    );
}

const readToken = (c: Context<RequestContext>) => c.req.query('token') ?? '';

async function renderState(state: ReminderMailsState, token: string): Promise<string> {
  switch (state.kind) {
    case 'open':
      return await renderPlainPage(
        'Stop these mails',
        html`<p>${state.isAll ? 'This stops every reminder by mail' : 'This stops the mails of this one reminder'}, at once. Reminders on your dashboard stay as you chose them.</p>
<form method="post" action="/reminders/unsubscribe?token=${encodeURIComponent(token)}"><button class="main">Stop</button></form>`,
      );
    case 'stopped':
      return await renderPlainPage(
        'No more of these mails',
        html`<p>They are stopped. You can turn them on again in your account, under Notifications.</p>${linkToStart}`,
      );
    case 'invalid':
      return await renderPlainPage(
        'This link is not whole',
        html`<p>Open it from the mail itself, or copy all of it: its end may have been cut off.</p>${linkToStart}`,
      );
  }
}
