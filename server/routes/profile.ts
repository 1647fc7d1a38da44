import { profileUpdateSchema } from '@lunaria/domain/profile/profile-update.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { getProfile, saveProfile } from '../services/profile/profile.ts';

/** `GET` and `PATCH /api/profile`: name, life stage and country of the signed-in user. A `user_id` of somebody else is 403. */
export function createProfileRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getProfile(dependencies.database, c.var.userId)))
    .patch(
      '/',
      validator('json', (_, c) => parseInput(profileUpdateSchema, c.get('json'))),
      async (c) => {
        const { life_stage: lifeStage, country, user_id, ...choice } = c.req.valid('json');
        if (user_id !== undefined) requireOwn(c.var.userId, user_id);
        return c.json(await saveProfile(dependencies, c.var.userId, { lifeStage, choice, country }));
      },
    );
}
