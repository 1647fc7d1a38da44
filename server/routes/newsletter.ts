import type { Database } from '@lunaria/db/engine/database.ts';
import { subscriptionRequestSchema } from '@lunaria/domain/newsletter/subscription.ts';
import { NEWSLETTER_LISTS } from '@lunaria/domain/newsletter/wording.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { checkAddress } from '../http/check-address.ts';
import { parseInput } from '../http/parse-input.ts';
import { limitBody } from '../http/read-json.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  confirmSubscription,
  type NewsletterDependencies,
  readConfirmation,
  readUnsubscribe,
  requestToSubscribe,
  unsubscribe,
} from '../services/newsletter/subscribe.ts';
import { renderConfirmation, renderSubscriptionAnswer, renderUnsubscribe } from './newsletter-pages.ts';
import { refuseWithPage, sendPlainPage } from './plain-page.ts';

interface NewsletterRouteDependencies {
  database: Database;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

interface NewsletterPagesDependencies extends NewsletterDependencies, NewsletterRouteDependencies {
  checkOwnOrigin: MiddlewareHandler<RequestContext>;
}

/** `POST /api/newsletter`: the same answer whether the address is new, waiting or subscribed. */
export function createNewsletterRoute({ database, limit }: NewsletterRouteDependencies) {
  return new Hono<RequestContext>().post(
    '/',
    limit('/newsletter'),
    validator('json', (_, c) => parseInput(subscriptionRequestSchema, c.get('json'))),
    async (c) => {
      await requestToSubscribe(database, c.req.valid('json'));
      return c.json({ ok: true }, 202);
    },
  );
}

/**
 * `/newsletter`: what the form posts to where no script runs, and the pages that the links of the mails open. Those
 * need neither account nor script nor an own origin: the signed link alone says which subscription it speaks for, and
 * the button of a mail program sends its POST from elsewhere (RFC 8058). GET changes nothing.
 */
export function createNewsletterPages(dependencies: NewsletterPagesDependencies) {
  const { checkOwnOrigin, limit } = dependencies;
  const limitLinks = limit('/newsletter/links');
  const routes = new Hono<RequestContext>();
  routes.onError(refuseWithPage('That did not work'));
  return (
    routes
      .use(checkAddress, limitBody)
      // Whoever opens the address of the answer again finds the form.
      .get('/', (c) => c.redirect('/#subscribe'))
      .post('/', checkOwnOrigin, limit('/newsletter'), async (c) => {
        const form = await c.req.parseBody().catch(() => null);
        await requestToSubscribe(dependencies.database, parseInput(subscriptionRequestSchema, form));
        return sendPlainPage(c, await renderSubscriptionAnswer(), 202);
      })
      .get('/confirm', limitLinks, async (c) => {
        const token = readToken(c);
        const lists = await readConfirmation(dependencies, token);
        return sendPlainPage(c, await renderConfirmation(lists, token), lists === null ? 404 : 200);
      })
      .post('/confirm', limitLinks, async (c) => {
        const token = readToken(c);
        const { list = [] } = await c.req.parseBody({ all: true }).catch(() => ({ list: [] }));
        const shown = NEWSLETTER_LISTS.filter((name) => [list].flat().includes(name));
        const lists = await confirmSubscription(dependencies, token, shown);
        return sendPlainPage(c, await renderConfirmation(lists, token), lists === null ? 404 : 200);
      })
      .get('/unsubscribe', limitLinks, async (c) => {
        const token = readToken(c);
        const state = await readUnsubscribe(dependencies, token);
        return sendPlainPage(c, await renderUnsubscribe(state, token), state.kind === 'invalid' ? 404 : 200);
      })
      .post('/unsubscribe', limitLinks, async (c) => {
        const token = readToken(c);
        const state = await unsubscribe(dependencies, token);
        return sendPlainPage(c, await renderUnsubscribe(state, token), state.kind === 'invalid' ? 404 : 200);
      })
  );
}

const readToken = (c: Context<RequestContext>) => c.req.query('token') ?? '';
