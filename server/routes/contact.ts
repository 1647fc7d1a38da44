import { CONTACT_FIELDS, CONTACT_KINDS, type ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { contactRequestSchema } from '@lunaria/domain/contact/contact-request.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { checkAddress } from '../http/check-address.ts';
import { parseInput } from '../http/parse-input.ts';
import { limitBody } from '../http/read-json.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type ContactDependencies, takeContactMessage } from '../services/contact/contact-messages.ts';
import { refuseMessage, renderTaken } from './contact-page.ts';
import { sendPlainPage } from './plain-page.ts';

interface ContactRouteDependencies extends ContactDependencies {
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

interface ContactPagesDependencies extends ContactRouteDependencies {
  checkOwnOrigin: MiddlewareHandler<RequestContext>;
}

/** `/api/contact`: the forms of the public pages. Needs no account, and looks at no session. */
export function createContactRoute(dependencies: ContactRouteDependencies) {
  return new Hono<RequestContext>().post(
    '/',
    dependencies.limit('/contact'),
    validator('json', (_, c) => parseInput(contactRequestSchema, c.get('json'))),
    async (c) => {
      const takenAt = await takeContactMessage(dependencies, c.req.valid('json'));
      return c.json({ taken_at: takenAt.toISOString() }, 202);
    },
  );
}

const PATHS: Record<ContactKind, string> = { question: '/', demo: '/demo', join: '/join' };

/**
 * `POST /contact`, `/contact/demo` and `/contact/join`: the same forms as a browser sends them without a script,
 * answered with a page. The pages that show them are the built client's.
 */
export function createContactPages(dependencies: ContactPagesDependencies) {
  const { checkOwnOrigin } = dependencies;
  const limit = dependencies.limit('/contact');
  const routes = new Hono<RequestContext>();
  routes.onError(refuseMessage);
  for (const kind of CONTACT_KINDS) {
    routes.post(PATHS[kind], checkAddress, checkOwnOrigin, limitBody, limit, async (c) => {
      const request = parseInput(contactRequestSchema, await readForm(c, kind));
      const takenAt = await takeContactMessage(dependencies, request);
      return sendPlainPage(c, await renderTaken(takenAt), 202);
    });
  }
  return routes;
}

/** The page is the same for everybody, so the id is made here: what is sent twice by hand is two messages. */
async function readForm(c: Context<RequestContext>, kind: ContactKind) {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  // A field that was left out counts as empty; a file or anything else is refused by the schema.
  const fields = CONTACT_FIELDS[kind].map((field) => [field, form[field] ?? '']);
  return { kind, id: crypto.randomUUID(), ...Object.fromEntries(fields) };
}
