import { cycleReportRequestSchema } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';

/**
 * `POST /api/cycle-report/pdf`: the page that she composed, as a PDF. Nothing of it is stored or logged; the name of the
 * file is the browser's matter.
 */
export function createCycleReportRoutes(
  requireUser: MiddlewareHandler<SignedInContext>,
  limitTypesetting: (userId: string) => Promise<void>,
) {
  return new Hono<SignedInContext>().use(requireUser).post(
    '/pdf',
    validator('json', (_, c) => parseInput(cycleReportRequestSchema, c.get('json'))),
    async (c) => {
      const { user_id, report } = c.req.valid('json');
      requireOwn(c.var.userId, user_id);
      await limitTypesetting(c.var.userId);
      // Fonts and library are loaded by the first who needs them.
      const { setCycleReport } = await import('../typesetting/set-cycle-report.ts');
      const pdf = await setCycleReport(report);
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Cache-Control': 'no-store',
        'Content-Disposition': 'attachment',
      });
    },
  );
}
