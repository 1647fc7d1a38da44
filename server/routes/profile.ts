import { profileDetailsWriteSchema } from '@lunaria/domain/profile/profile-details.ts';
import { profileUpdateSchema } from '@lunaria/domain/profile/profile-update.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { getProfile, saveProfile } from '../services/profile/profile.ts';
import {
  type DetailsDependencies,
  getProfileDetails,
  saveProfileDetails,
} from '../services/profile/profile-details.ts';

/**
 * `GET` and `PATCH /api/profile`: name, life stage and country of the signed-in user, which every page of hers asks for.
 * `/api/profile/details`: what else she said of herself. A `user_id` of somebody else is 403.
 */
export function createProfileRoutes(
  dependencies: DetailsDependencies,
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
    )
    .get('/details', async (c) => c.json(await getProfileDetails(dependencies, c.var.userId)))
    .patch(
      '/details',
      validator('json', (_, c) => parseInput(profileDetailsWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveProfileDetails(dependencies, write));
      },
    );
}
