import { noteValue, storedValues, TEST_RESULTS } from '../lab-values.ts';
import { chooseDay, readDevice } from '../pregnancy.ts';
import { expect, test } from '../story.ts';

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('A result typed without a connection is on its line after a reload, arrives once, and is found by the word that people use', {
    ...{ tag: '@deep' },
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    const { request } = context;
    await noteValue(request, {
      ...{ name: 'Glucose', text: '90', unit: 'mg/dL', range_text: '70 - 99', local_day: '2025-05-20' },
    });
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: 'Medical Data & Test Results' }).click();
    await expect(page).toHaveURL(TEST_RESULTS);
    await expect(page).toHaveTitle(/My dashboard/);
    await page.getByRole('button', { name: /^Glucose/ }).click();
    await expect.poll(() => readDevice(page)).toContain('Glucose');

    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.getByRole('textbox', { name: 'Result' }).fill('5.4');
    await page.getByLabel('Unit').fill('mmol/L');
    await chooseDay(page, 'Day of the sample', 'October', '2026', '5');
    await page.getByRole('button', { name: 'Save' }).dblclick();
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: '5.4 mmol/L' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'printed 90 mg/dL' })).toContainText('5.00 mmol/L');
    await expect.poll(() => readDevice(page)).toContain('5.4');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Glucose.*2 results/ })).toBeVisible();
    expect(await storedValues(request)).toEqual(['Glucose 90 mg/dL']);

    await page.unroute('**/api/**');
    await page.reload();
    await expect.poll(() => storedValues(request)).toEqual(['Glucose 5.4 mmol/L', 'Glucose 90 mg/dL']);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/./).last().fill('sugar');
    await page.getByRole('option', { name: /^Glucose.*2 values/ }).click();
    await expect(page).toHaveURL(TEST_RESULTS);
  });
});
