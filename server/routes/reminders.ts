import { noticeWriteSchema, reminderWriteSchema } from '@lunaria/domain/reminders/reminder-settings.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { FactDependencies } from '../services/reminders/read-facts.ts';
import { getNotices, getReminders, saveNotice, saveReminders } from '../services/reminders/reminders.ts';

/** `/api/reminders`: of what the signed-in user is reminded and how, what was sent, and what stands on her dashboard. */
export function createRemindersRoutes(
  dependencies: FactDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getReminders(dependencies.database, c.var.userId)))
    .patch(
      '/',
      validator('json', (_, c) => parseInput(reminderWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        return c.json(await saveReminders(dependencies, c.var.userId, write));
      },
    )
    .get('/notices', async (c) => c.json({ notices: await getNotices(dependencies, c.var.userId) }))
    .patch(
      '/notices/:id',
      validator('json', (_, c) => parseInput(noticeWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(noticeWriteSchema.shape.id, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The notice and the address name different ones');
        }
        await saveNotice(dependencies.database, c.var.userId, write);
        return c.body(null, 204);
      },
    );
}
