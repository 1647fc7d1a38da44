import { composeCycleReport } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import { FACTS } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { FIRST_CHOICES } from '@lunaria/domain/cycle-report/report-choices.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';
import { createErrorHandler } from '../errors/handle-error.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { createLogger } from '../logging/logger.ts';
import { createCycleReportRoutes } from './cycle-report.ts';

const { report } = composeCycleReport(FACTS, FIRST_CHOICES);

/** The route with threads that wait until they are let go. */
function createHeldRoute() {
  const signIn = createMiddleware<SignedInContext>(async (c, next) => {
    const json = await c.req.json();
    c.set('json', json);
    c.set('userId', json.user_id);
    await next();
  });
  const held: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = [];
  const setHeld = () => {
    const page = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    held.push(page);
    return page.promise;
  };
  const app = new Hono().route(
    '/cycle-report',
    createCycleReportRoutes({ limitTypesetting: async () => {}, setReport: setHeld }, signIn),
  );
  app.onError(createErrorHandler(createLogger(() => {})));
  const ask = async (who: number) =>
    await app.request('/cycle-report/pdf', {
      method: 'POST',
      body: JSON.stringify({ user_id: `00000000-0000-4000-8000-${String(who).padStart(12, '0')}`, report }),
    });
  return { ask, held };
}

test('two files of one account and twenty of all may be waited for; the next are told to come again', async () => {
  const { ask, held } = createHeldRoute();
  const asked = [1, 1, ...Array.from({ length: 18 }, (_, index) => index + 2)].map(ask);
  for (const who of [1, 99]) {
    const refused = await ask(who);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  }
  const [failed, ...others] = held;
  failed?.reject(new Error('A thread fell over'));
  for (const { resolve } of others) resolve(new Uint8Array([1]));
  const answers = (await Promise.all(asked)).map(({ status }) => status);
  expect(answers).toEqual([500, ...Array.from({ length: 19 }, () => 200)]);
  const again = ask(1);
  await expect.poll(() => held.length).toBe(21);
  held.at(-1)?.resolve(new Uint8Array([1]));
  expect((await again).status).toBe(200);
});
