import { cycleReportRequestSchema } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { createFilePlaces } from '../http/file-places.ts';
import { parseInput } from '../http/parse-input.ts';
import { REQUEST_REFUSALS } from '../http/refusals.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { SetReport } from '../typesetting/set-apart.ts';

/** Pages that are set or wait for it, two of them in work: the last waits a few seconds. An account has two of them. */
const PAGES_AT_ONCE = 20;

interface CycleReportDependencies {
  /** Counts a page that an account has set; throws for one too many. */
  limitTypesetting: (userId: string) => Promise<void>;
  setReport: SetReport;
}

/**
 * `POST /api/cycle-report/pdf`: the page that she composed, as a PDF. Nothing of it is stored or logged; the name of the
 * file is the browser's matter.
 */
export function createCycleReportRoutes(
  { limitTypesetting, setReport }: CycleReportDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const takePlace = createFilePlaces(REQUEST_REFUSALS.tooManyMade, PAGES_AT_ONCE);
  return new Hono<SignedInContext>().use(requireUser).post(
    '/pdf',
    validator('json', (_, c) => parseInput(cycleReportRequestSchema, c.get('json'))),
    async (c) => {
      const { user_id, report } = c.req.valid('json');
      requireOwn(c.var.userId, user_id);
      const leave = takePlace(c.var.userId, undefined);
      try {
        await limitTypesetting(c.var.userId);
        return c.body(await setReport(report, c.req.raw.signal), 200, {
          'Content-Type': 'application/pdf',
          'Cache-Control': 'no-store',
          'Content-Disposition': 'attachment',
        });
      } finally {
        leave();
      }
    },
  );
}
