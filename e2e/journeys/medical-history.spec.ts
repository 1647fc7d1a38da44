import { changeRecord, MEDICAL_HISTORY, storedRecords } from '../medical-records.ts';
import { readDevice } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'A condition added without a connection arrives once; two devices change it, and deleted it comes back',
    rows('PR-03', 'RE-001', 'RE-008', 'RE-009', 'RE-010'),
    async ({ page, context, maria }) => {
      expect(maria.email).toBeTruthy();
      const { request } = context;
      const row = page.getByRole('list', { name: 'Conditions' }).getByRole('listitem');
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      await page.goto('/dashboard?section=b2');
      await page.getByRole('link', { name: 'Medical History' }).click();
      await expect(page).toHaveURL(MEDICAL_HISTORY);
      await expect(page).toHaveTitle(/My dashboard/);
      await expect(page.getByRole('tab')).toHaveCount(9);
      await expect(page.getByText(/^No condition is noted\./)).toBeVisible();

      await page.route('**/api/**', (route) => route.abort());
      await button('Add a condition').click();
      await page.getByRole('textbox', { name: 'Condition' }).fill('Migraine');
      await button('Save').dblclick();
      await expect(row).toHaveText(/^Migraine/);
      // It is shown before the device has encrypted and kept it.
      await expect.poll(() => readDevice(page)).toContain('Migraine');
      // Still there after a reload that the server never hears of.
      await page.reload();
      await expect(row).toHaveText(/^Migraine/);
      await page.unroute('**/api/**');
      await page.reload();
      await expect.poll(async () => (await storedRecords(request)).length).toBe(1);
      const [stored] = await storedRecords(request);
      if (!stored) throw new Error('Nothing is stored.');
      expect(stored).toMatchObject({ kind: 'condition', origin: 'typed', fields: { name: 'Migraine' } });

      // This device has the form open while another one writes.
      await expect(row).toHaveCount(1);
      await button(/^Edit, Migraine/).click();
      await changeRecord(request, stored, { started_on: '2011-01-01', started_precision: 'year' });
      await page.getByRole('textbox', { name: 'Notes' }).fill('With aura');
      await button('Save').click();
      await expect
        .poll(async () => (await storedRecords(request))[0]?.fields)
        .toMatchObject({ name: 'Migraine', notes: 'With aura', started_on: '2011-01-01' });
      await expect(row).toContainText('I have it · since 2011');
      await expect(row).toContainText('With aura');

      await button(/^Delete, Migraine/).click();
      await expect(page.getByText('Migraine is deleted.')).toBeVisible();
      await expect.poll(() => storedRecords(request)).toEqual([]);
      await button('Undo').click();
      await expect(row).toContainText('With aura');
      await expect.poll(async () => (await storedRecords(request)).map(({ id }) => id)).toEqual([stored.id]);
    },
  );
});
