import { contactRequestSchema } from '@lunaria/domain/contact/contact-request.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type ContactDependencies, takeContactMessage } from '../services/take-contact-message.ts';

/** `/api/contact`: the forms of the public pages. Needs no account, and looks at no session. */
export function createContactRoutes(
  dependencies: ContactDependencies,
  limit: MiddlewareHandler<RequestContext>,
) {
  return new Hono<RequestContext>().post(
    '/',
    limit,
    validator('json', (_, c) => parseInput(contactRequestSchema, c.get('json'))),
    async (c) => {
      const takenAt = await takeContactMessage(dependencies, c.req.valid('json'));
      return c.json({ taken_at: takenAt.toISOString() }, 202);
    },
  );
}
