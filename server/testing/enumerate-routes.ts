import type { TestApp } from './create-test-app.ts';
import {
  ALERT_ID,
  CONTACT_ID,
  DOCUMENT_ID,
  EXPORT_ID,
  FEED_ID,
  GOAL_ID,
  LAB_ID,
  METHOD_ID,
  NOTICE_ID,
  PAST_ID,
  PAUSE_ID,
  RECORD_ID,
} from './hostile-requests.ts';

const fill = (path: string) =>
  path
    .replace(/:(start|date)/, '2026-01-05')
    .replace('health-goals/:id', `health-goals/${GOAL_ID}`)
    .replace('cycle-pauses/:id', `cycle-pauses/${PAUSE_ID}`)
    .replace('emergency-contacts/:id', `emergency-contacts/${CONTACT_ID}`)
    .replace('exports/:id', `exports/${EXPORT_ID}`)
    .replace('calendar-feeds/:id', `calendar-feeds/${FEED_ID}`)
    .replace('notices/:id', `notices/${NOTICE_ID}`)
    .replace('push-subscriptions/:id', `push-subscriptions/${NOTICE_ID}`)
    .replace('lab-values/:id', `lab-values/${LAB_ID}`)
    .replace('medical-records/:id', `medical-records/${RECORD_ID}`)
    .replace('methods/:id', `methods/${METHOD_ID}`)
    .replace('safety-alerts/:id', `safety-alerts/${ALERT_ID}`)
    .replace('stage/past/:id', `stage/past/${PAST_ID}`)
    .replace('health-documents/:id', `health-documents/${DOCUMENT_ID}`)
    .replace(/:\w+/g, 'google')
    .replace(/\/?\*$/, '/nothing-here');

/** Every route that the server itself answers, once, with placeholders filled in. `use` registers under ALL. */
export function listOwnRoutes({ app }: Pick<TestApp, 'app'>): [method: string, path: string][] {
  const own = app.routes.filter(({ method }) => method !== 'ALL');
  const named = own.map(({ method, path }): [string, [string, string]] => [
    `${method} ${path}`,
    [method, fill(path)],
  ]);
  return [...new Map(named).values()];
}

/** Address and methods of everything the server or the account library answers to, with placeholders filled in. */
export function enumerateRoutes({ app, auth }: TestApp): Map<string, Set<string>> {
  const routes = new Map<string, Set<string>>();
  const add = (method: string, path: string) => {
    const filled = fill(path);
    const methods = routes.get(filled) ?? new Set();
    routes.set(filled, methods.add(method === 'ALL' ? 'POST' : method));
  };
  for (const { method, path } of app.routes) add(method, path);
  for (const endpoint of Object.values<unknown>(auth.api)) {
    // Endpoints of the library are functions that carry their address; some are for the server alone.
    const { path, options } = endpoint as { path?: string; options?: { method?: string | string[] } };
    for (const method of [options?.method ?? 'GET'].flat()) if (path) add(method, `/api/auth${path}`);
  }
  return routes;
}
