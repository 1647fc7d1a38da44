import { CONTACT_FIELDS, CONTACT_KINDS, type ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { contactRequestSchema } from '@lunaria/domain/contact/contact-request.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../errors/app-error.ts';
import { checkAddress } from '../http/check-address.ts';
import { parseInput } from '../http/parse-input.ts';
import { limitBody } from '../http/read-json.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type ContactDependencies, takeContactMessage } from '../services/take-contact-message.ts';
import { renderPlainPage, setPlainPageHeaders } from './plain-page.ts';

const PATHS: Record<ContactKind, string> = { question: '/', demo: '/demo', join: '/join' };

/**
 * `POST /contact`, `/contact/demo` and `/contact/join`: the same forms as a browser sends them without a script,
 * answered with a page. The pages that show them are the built client's.
 */
export function createContactPage(
  dependencies: ContactDependencies,
  checkOwnOrigin: MiddlewareHandler<RequestContext>,
  limit: MiddlewareHandler<RequestContext>,
) {
  const routes = new Hono<RequestContext>();
  routes.onError(async (error, c) => {
    if (!(error instanceof AppError)) throw error;
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return sendPage(c, await renderRefusal(error.message), error.status);
  });
  for (const kind of CONTACT_KINDS) {
    routes.post(PATHS[kind], checkAddress, checkOwnOrigin, limitBody, limit, async (c) => {
      const request = parseInput(contactRequestSchema, await readForm(c, kind));
      return sendPage(c, await renderTaken(await takeContactMessage(dependencies, request)), 202);
    });
  }
  return routes;
}

/** The page is the same for everybody, so the id is made here: what is sent twice by hand is two messages. */
async function readForm(c: Context<RequestContext>, kind: ContactKind) {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  // A field that was left out counts as empty; a file or anything else is refused by the schema.
  const fields = CONTACT_FIELDS[kind].map((field) => [field, form[field] ?? '']);
  return { kind, id: crypto.randomUUID(), ...Object.fromEntries(fields) };
}

function renderTaken(takenAt: Date): Promise<string> {
  const time = `${takenAt.toISOString().slice(0, 16).replace('T', ', ')} UTC`;
  return renderPlainPage(
    'Your message was taken',
    html`<p>It was taken on ${time} and is on its way by mail to the people who run this server, with your address to answer to.</p>
<p><a href="/">To the start page of ${PRODUCT_NAME}</a></p>`,
  );
}

function renderRefusal(message: string): Promise<string> {
  return renderPlainPage(
    'Your message was not sent',
    html`<p>${message}</p>
<p>Go back in your browser: what you wrote is still there.</p>`,
  );
}

function sendPage(c: Context<RequestContext>, page: string, status: AppError['status']) {
  setPlainPageHeaders(c);
  return c.html(page, status);
}
