import {
  type CardAnswer,
  cardWriteSchema,
  pageCloseSchema,
  pageOpenSchema,
  pagePinSchema,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import {
  type CardDependencies,
  changeCard,
  closePage,
  getCard,
  openPage,
  setPagePin,
} from '../services/emergency/emergency-card.ts';

/** `/api/emergency-card`: what helpers should know of the signed-in user, and the page that says it behind a secret address. */
export function createEmergencyCardRoutes(
  parts: CardDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const withoutAddress = (card: CardAnswer['card']): CardAnswer => ({ card, address: null });
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(withoutAddress(await getCard(parts, c.var.userId))))
    .put(
      '/',
      validator('json', (_, c) => parseInput(cardWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(withoutAddress(await changeCard(parts, c.var.userId, write)));
      },
    )
    .post(
      '/page',
      validator('json', (_, c) => parseInput(pageOpenSchema, c.get('json'))),
      async (c) => {
        const { user_id, text_version } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json(await openPage(parts, c.var.userId, text_version));
      },
    )
    .put(
      '/pin',
      validator('json', (_, c) => parseInput(pagePinSchema, c.get('json'))),
      async (c) => {
        const { user_id, pin } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json(withoutAddress(await setPagePin(parts, c.var.userId, pin)));
      },
    )
    .delete(
      '/page',
      validator('query', (query) => parseInput(pageCloseSchema, query)),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        return c.json(withoutAddress(await closePage(parts, c.var.userId)));
      },
    );
}
