import { pushDeviceIdSchema, pushSubscriptionSchema } from '@lunaria/domain/push/push-subscription.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as z from 'zod/mini';
import type { FindSession } from '../auth/find-session.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import {
  endPushSubscription,
  getPushState,
  keepPushSubscription,
  type PushDependencies,
} from '../services/push/push-subscriptions.ts';

interface PushRoutesDependencies extends PushDependencies {
  findSession: FindSession;
}

/**
 * `/api/push-subscriptions`: the devices that show her reminders, each bound to the session of its browser. POST turns it on,
 * PUT gives the same device another address, DELETE ends one. Where this server sends no push, nothing but that is answered.
 */
export function createPushSubscriptionsRoutes(
  parts: PushRoutesDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const findCaller = async (c: Context<SignedInContext>) => {
    const found = await parts.findSession(c);
    const { userId } = c.var;
    return { userId, sessionId: found?.user.id === userId ? found.session.id : null };
  };
  const keep = async (
    c: Context<SignedInContext>,
    write: z.infer<typeof pushSubscriptionSchema>,
    isRenewal: boolean,
  ) => {
    const { userId, sessionId } = await findCaller(c);
    requireOwn(userId, write.user_id);
    // A token is no browser: nothing could be shown there.
    if (sessionId === null) throw new AppError('unauthenticated');
    const userAgent = c.req.header('user-agent') ?? null;
    await keepPushSubscription(parts, { userId, sessionId }, write, { userAgent, isRenewal });
    return c.json(await getPushState(parts, { userId, sessionId }));
  };
  const subscription = validator('json', (_, c) => parseInput(pushSubscriptionSchema, c.get('json')));
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getPushState(parts, await findCaller(c))))
    .post('/', subscription, async (c) => await keep(c, c.req.valid('json'), false))
    .put('/', subscription, async (c) => await keep(c, c.req.valid('json'), true))
    .delete(
      '/:id',
      validator('query', (query) => parseInput(z.object({ user_id: z.uuid() }), query)),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        if (parts.pushSender === null) throw new AppError('not_set_up');
        const id = parseInput(pushDeviceIdSchema, c.req.param('id'));
        await endPushSubscription(parts, c.var.userId, id, 'turned-off');
        return c.json(await getPushState(parts, await findCaller(c)));
      },
    );
}
