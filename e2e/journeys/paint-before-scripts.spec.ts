import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { expect, test } from '../story.ts';

const PAGES = ['/', '/about', '/blog', '/contact/demo'];

const barOf = (page: Page) => page.getByRole('banner');

/** Only a script makes the bar opaque. Nothing is pressed, nothing has the focus. */
async function expectAlive(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(barOf(page)).toHaveAttribute('data-opaque');
}

/** How much later than the first paint the first script was asked for, in milliseconds. */
const measureDelay = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (paint?.startTime ?? Number.NaN);
  });

/** The scripts of every page wait until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('Each page is painted before it asks for a script, and comes alive untouched', async ({
  browser,
  baseURL,
}) => {
  for (const path of PAGES) {
    // Each of a visitor who was never here: what a page keeps for the next is there before it is asked for.
    await using context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expectAlive(page);
    expect(await measureDelay(page), path).toBeGreaterThanOrEqual(0);
  }
});

test('What lies below the screen is laid out by itself after the first look, and no more waits for her', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/product');
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const waiting = page.locator('html[data-first-look]');
  await expect(waiting).toHaveCount(0);
  const height = await measureHeight();
  letScriptsGo();
  await expectAlive(page);
  // Loaded again, nothing is left for later: where she was has to be found.
  await page.reload();
  expect(await measureHeight()).toBe(height);
});

test('Back from another document, she is where she was reading', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/product');
  await expectAlive(page);
  // Jumps there: on a busy machine a browser may stop painting a page for a while, and a smooth scroll never ends then.
  const place = await page
    .getByRole('region')
    .last()
    .evaluate((region) => {
      region.scrollIntoView({ behavior: 'instant' });
      return window.scrollY;
    });
  expect(place).toBeGreaterThan(1000);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('What she presses and chooses before the scripts are there happens as soon as they are, and once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letMenuGo = await holdScripts(page);
  await page.goto('/about');
  await barOf(page).getByRole('button', { name: 'Open menu' }).dblclick();
  await expect(barOf(page).getByRole('link', { name: 'Pricing' })).toBeHidden();
  letMenuGo();
  await expect(barOf(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
  await barOf(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(barOf(page).getByRole('link', { name: 'Pricing' })).toBeHidden();

  const letChoiceGo = await holdScripts(page);
  await page.goto('/blog');
  const chips = page.getByRole('group', { name: 'Categories' });
  await chips.getByText('Menopause').click();
  await expect(page.getByRole('status').first()).toHaveText('All 6 articles');
  letChoiceGo();
  await expect(chips.getByRole('checkbox', { name: 'Menopause' })).toBeChecked();
  await expect(page.getByRole('status').first()).toContainText('Menopause');
  await expect(page).toHaveURL(/\?/);
});

test('Links lead where they say, and forms to their pages, before the scripts are there', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/about');
  await barOf(page).getByRole('link', { name: 'For Doctors' }).click();
  await expect(page).toHaveURL('/for-doctors');
  await page.getByRole('button', { name: 'Schedule a Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact\/demo/);

  // Also to a place of a page that has not come to its end, and there she stays.
  await page.goto('/product', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'What is planned' }).click();
  const planned = page.getByRole('region', { name: 'What is not there yet', exact: true });
  await expect(planned).toBeInViewport();
  letScriptsGo();
  await expectLoaded(page);
  await expect(planned).toBeInViewport();
});

test('The scripts come where no paint is told of, by her first touch however long a picture takes, and in a tab that nobody sees', {
  tag: '@deep',
}, async ({ page }) => {
  await test.step('a browser that never tells of a paint', async () => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto('/about');
    await expectAlive(page);
  });
  await test.step('a picture that never comes', async () => {
    // Neither the end of loading nor the end of patience comes.
    await page.route('**/assets/*.svg', () => {});
    await page.addInitScript(endlessPatience);
    await page.goto('/about', { waitUntil: 'commit' });
    await expectLoaded(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('a tab that nobody sees', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await page.goto('/product');
    await expectAlive(page);
  });
});

/** In the page: what would begin after seconds never does. */
function endlessPatience(): void {
  const begin = window.setTimeout;
  const isSeconds = (delayMs: unknown) => typeof delayMs === 'number' && delayMs >= 1_000;
  Object.assign(window, {
    setTimeout: (task: TimerHandler, delayMs?: number) => (isSeconds(delayMs) ? 0 : begin(task, delayMs)),
  });
}
