import type { Page } from '@playwright/test';

/**
 * Has the page ask for each list of hers by itself, as it does where a server does not know how to answer several at once
 * (web/app/ask-together.ts): for stories that answer one of them in its place.
 */
export const askAlone = (page: Page): Promise<unknown> =>
  page.route(/\/api\/together\?/, (route) => route.fulfill({ status: 404, json: {} }));
