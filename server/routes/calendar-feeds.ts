import {
  feedIdSchema,
  feedOwnerSchema,
  feedWriteSchema,
} from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { checkAddress } from '../http/check-address.ts';
import { parseInput } from '../http/parse-input.ts';
import type { RequestContext, SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import {
  endFeed,
  type FeedDependencies,
  listFeeds,
  renewAddress,
  saveFeed,
} from '../services/calendar-feed/feeds.ts';
import { type ReadFeedDependencies, readFeed } from '../services/calendar-feed/read-feed.ts';

/** `/api/calendar-feeds`: the secret addresses under which a calendar program reads the signed-in user's days. */
export function createCalendarFeedsRoutes(
  parts: FeedDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ feeds: await listFeeds(parts, c.var.userId) }))
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(feedWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(feedIdSchema, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The calendar and the address name different ones');
        }
        return c.json(await saveFeed(parts, c.var.userId, write));
      },
    )
    .post(
      '/:id/renew',
      validator('json', (_, c) => parseInput(feedOwnerSchema, c.get('json'))),
      async (c) => {
        const id = parseInput(feedIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('json').user_id);
        return c.json(await renewAddress(parts, c.var.userId, id));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(feedOwnerSchema, query)),
      async (c) => {
        const id = parseInput(feedIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        return c.json(await endFeed(parts, c.var.userId, id));
      },
    );
}

interface CalendarDependencies extends ReadFeedDependencies {
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

/** A calendar program may keep it for so long; how it stands on the server is said to whoever asks. */
const CACHE = 'private, max-age=900';

/**
 * `GET /calendar/<secret>.ics`: what a calendar program fetches, without a session. The secret alone says whose it is. One
 * that belongs to nobody, to nobody any more or is none is one answer, found in one way.
 */
export function createCalendarRoute(dependencies: CalendarDependencies) {
  return new Hono<RequestContext>().get(
    '/:file',
    checkAddress,
    dependencies.limit('/calendar/:secret'),
    etag(),
    async (c) => {
      c.header('X-Robots-Tag', 'noindex, nofollow');
      const calendar = await readFeed(dependencies, c.req.param('file').replace(/\.ics$/, ''));
      if (calendar === null) {
        c.header('Cache-Control', 'no-store');
        throw new AppError('not_found');
      }
      c.header('Cache-Control', CACHE);
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'inline; filename="calendar.ics"');
      return c.body(calendar);
    },
  );
}
