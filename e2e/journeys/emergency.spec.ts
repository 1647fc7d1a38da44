import { readDevice, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

test.describe('with the worker of the offline shell', () => {
  test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/London' });
  // A device loads every file of the product, on a machine that does other things too.
  test.describe.configure({ timeout: 120_000 });

  test(
    'In two presses she finds whom to call; whom she adds is hers alone, and is there without a connection, on one card of paper',
    rows('D-08', 'PR-25'),
    async ({ page, context, maria, playwright, baseURL }) => {
      expect(maria.fullName).toBe('Maria del Carmen');
      await setDay(page, '2026-11-26');
      const contactsOf = async (request: typeof context.request) =>
        (await (await request.get('/api/emergency-contacts')).json()).contacts;
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Emergency Contacts' }).click();
      await expect(page).toHaveURL('/dashboard/emergency');
      await expect(page).toHaveTitle(/^Emergency Contacts/);
      await expect(page.getByRole('link', { name: 'Call 999 United Kingdom' })).toHaveAttribute(
        'href',
        'tel:999',
      );
      await page.getByRole('button', { name: 'Add somebody' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('020 7946 0018');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect
        .poll(() => contactsOf(context.request))
        .toMatchObject([{ name: 'Ana', phone: '020 7946 0018' }]);
      const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await createAccount(elsewhere, 'Eva');
      expect(await contactsOf(elsewhere)).toEqual([]);
      await elsewhere.dispose();

      // A visit of the page with the worker there, so that the device keeps both.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Call Ana' })).toBeVisible();
      await expect.poll(() => readDevice(page)).toContain('020 7946 0018');
      await context.setOffline(true);
      const kept = await page.goto('/dashboard/emergency');
      expect(kept?.fromServiceWorker()).toBe(true);
      await expect(page.getByText(/^Shown as this device last saw it/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Call Ana' })).toHaveAttribute('href', 'tel:02079460018');
      await expect(page.getByRole('link', { name: 'Call 999 United Kingdom' })).toBeVisible();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      // A6, in points.
      const [, width = 0, height = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(paper) ?? [];
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420]);
    },
  );
});
