import { composePushMessage } from '@lunaria/domain/reminders/push-message.ts';
import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../scripts/test/find-browser.ts';
import { expectLoaded } from '../loaded.ts';
import { logOut } from '../log-out.ts';
import { openPushDelivery, standInForPushService } from '../push-stand-in.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// The shell, in which stories are told otherwise, shows no notices.
const browser = findWholeBrowser();
test.use({ launchOptions: { executablePath: browser ?? '', args: ['--no-sandbox', '--disable-gpu'] } });

test.describe('with the worker', () => {
  test.skip(browser === null, 'There is no Chromium here that shows notices.');
  test.use({ serviceWorkers: 'allow' });
  // A device loads every file of the product first, on a machine that does other things too.
  test.describe.configure({ timeout: 120_000 });

  const readNotices = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const shown = (await registration?.getNotifications()) ?? [];
      return shown.map(({ title, body, tag }) => ({ title, body, tag }));
    });

  test(
    'She turns on reminders for her device; one comes as a discreet notice, once, and leads to its place; after her logout none is shown',
    rows('R-30', 'PR-35'),
    async ({ page, context, maria }) => {
      expect(maria.email).toBeTruthy();
      await context.grantPermissions(['notifications']);
      await standInForPushService(page);
      await page.goto('/dashboard/notifications');
      await expectLoaded(page);
      await page.getByRole('button', { name: 'Turn on for this device' }).click();
      const devices = page.getByRole('list', { name: 'Devices that show reminders' });
      await expect(devices).toContainText('This device');
      await expect(devices).toContainText('carried by push.invalid');

      const deliver = await openPushDelivery(page);
      const id = crypto.randomUUID();
      await deliver(composePushMessage(id, 'log-today', 'discreet'));
      await expect.poll(() => readNotices(page)).toHaveLength(1);
      await deliver(composePushMessage(id, 'log-today', 'discreet'));
      await deliver(composePushMessage(crypto.randomUUID(), 'pill', 'discreet'));
      await expect.poll(() => readNotices(page)).toHaveLength(2);
      for (const { title, body } of await readNotices(page)) {
        expect(title).toBe('A reminder from Lunaria');
        expect(body).toBe('You asked to be reminded. What it is about is shown when you log in.');
      }

      // DevTools press no notice: what the browser tells the worker of a press is told in its place.
      const [worker] = context.serviceWorkers();
      await worker?.evaluate(
        async (tag) => {
          // as: the surroundings of a worker, which the types of a page do not have
          const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
          const [notification] = await registration.getNotifications({ tag });
          dispatchEvent(
            Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
          );
        },
        id.replaceAll('-', ''),
      );
      await expect(page).toHaveURL('/dashboard/log');
      await expect.poll(() => readNotices(page)).toHaveLength(1);

      await page.goto('/dashboard/privacy');
      await expect(page.getByRole('region', { name: 'Who else gets something of yours' })).toContainText(
        'push.invalid, for reminders',
      );
      await expect(page.getByRole('region', { name: 'Access history' })).toContainText(
        'Reminders were turned on for a device',
      );

      await logOut(page);
      await expect(page).toHaveURL('/');
      const before = await readNotices(page);
      await deliver(composePushMessage(crypto.randomUUID(), 'pill', 'plain'));
      await expect.poll(() => page.evaluate(() => caches.has('lunaria-push'))).toBe(false);
      await page.evaluate(() => navigator.serviceWorker.ready);
      expect(await readNotices(page)).toEqual(before);
    },
  );
});
