import type { Database } from '@lunaria/db/engine/database.ts';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { noteWrongTry } from './note-wrong-try.ts';

/** In front of all account routes: a wrong password or code that a session sent is kept for the account's owner to look at. */
export function keepWrongTries(database: Database) {
  return createMiddleware<RequestContext>(async (c, next) => {
    await next();
    const userId = c.get('accountId');
    if (userId === undefined || !(c.error instanceof AppError)) return;
    if (c.error.code === 'wrong_password') await noteWrongTry(database, userId, 'password-wrong');
    if (c.error.code === 'wrong_code') await noteWrongTry(database, userId, 'code-wrong');
  });
}
