import type { Database } from '@lunaria/db/engine/database.ts';
import { goalsBehindSchema } from '@lunaria/domain/goals/goal-place.ts';
import { goalDeleteSchema, goalIdSchema, goalWriteSchema } from '@lunaria/domain/goals/health-goal.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import { REQUEST_REFUSALS } from '../http/refusals.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { deleteHealthGoal, findHealthGoals, saveHealthGoal } from '../services/goals/health-goals.ts';

/** `/api/health-goals`: the goals that the signed-in user set herself. */
export function createHealthGoalsRoutes(
  { database }: { database: Database },
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(goalsBehindSchema, query)),
      async (c) => {
        const { started_on, id } = c.req.valid('query');
        const place = started_on && id ? { started_on, id } : null;
        const { goals, rest } = await findHealthGoals(database, c.var.userId, place);
        linkToRest(c, rest && { started_on: rest.started_on, id: rest.id });
        return c.json({ health_goals: goals });
      },
    )
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(goalWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(goalIdSchema, c.req.param('id'))) {
          throw new AppError('invalid_input', REQUEST_REFUSALS.otherGoal);
        }
        return c.json(await saveHealthGoal(database, c.var.userId, write));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(goalDeleteSchema, query)),
      async (c) => {
        const id = parseInput(goalIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteHealthGoal(database, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
