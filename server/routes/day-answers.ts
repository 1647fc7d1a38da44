import { dateRangeSchema } from '@lunaria/domain/calendar/date-range.ts';
import { dayAnswersWriteSchema } from '@lunaria/domain/day-entry/day-answers.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import { findDayAnswers } from '../services/day-entry/find-day-answers.ts';
import { saveDayAnswers } from '../services/day-entry/save-day-answers.ts';

/** `/api/day-answers`: what the signed-in user said of her days in a word, with further symptoms and her own tags. */
export function createDayAnswersRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const { database } = dependencies;
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(dateRangeSchema, query)),
      async (c) => {
        const { from = null, to = null } = c.req.valid('query');
        const { days, rest } = await findDayAnswers(database, c.var.userId, { from, to });
        linkToRest(c, rest && { ...rest });
        return c.json({ day_answers: days });
      },
    )
    .post(
      '/',
      validator('json', (_, c) => parseInput(dayAnswersWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveDayAnswers(dependencies, c.var.userId, write));
      },
    );
}
