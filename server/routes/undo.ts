import { undoSchema } from '@lunaria/domain/account/account-change.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { SessionCache } from '../auth/session-cache.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  lookAtUndoLink,
  type UndoDependencies,
  undoAccountChange,
} from '../services/account/undo-account-change.ts';

/** Under `/api/auth`. */
export const UNDO_ROUTES = [
  ['POST', '/undo/link'],
  ['POST', '/undo'],
] as const;

interface UndoRoutesDependencies extends UndoDependencies {
  sessionCache: SessionCache;
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: (typeof UNDO_ROUTES)[number][1]) => MiddlewareHandler<RequestContext>;
}

/** The way back from a mail that told of a change: looking at its link changes nothing, the button takes it back. */
export function createUndoRoutes(dependencies: UndoRoutesDependencies) {
  const { sessionCache, limit } = dependencies;
  return new Hono<RequestContext>()
    .post('/undo/link', limit('/undo/link'), async (c) => {
      const { token } = parseInput(undoSchema, c.get('json'));
      return c.json(await lookAtUndoLink(dependencies, token));
    })
    .post('/undo', limit('/undo'), async (c) => {
      const { token } = parseInput(undoSchema, c.get('json'));
      sessionCache.forgetUser(await undoAccountChange(dependencies, token));
      return c.json({ ok: true });
    });
}
