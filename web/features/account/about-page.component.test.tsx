import { LOINC_NOTICE } from '@lunaria/domain/laboratory/loinc-notice.ts';
import { page, userEvent } from 'vitest/browser';
import { expect } from '../../testing/component-test.ts';
import { test } from '../../testing/her-account.ts';
import { complaints, measureOverhang } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

test('She sees the version, and every package with its licence once she asks for it', async () => {
  await page.viewport(320, 800);
  await renderPage('/dashboard/about');
  await expect.element(page.getByRole('main').getByText(/^\d+\.\d+\.\d+$/)).toBeVisible();
  await expect.element(page.getByText(LOINC_NOTICE)).toBeVisible();
  const button = page.getByRole('button', { name: 'Show every package and its licence' });
  (button.element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^\d{3,} packages\. /)).toBeVisible();
  expect(document.activeElement?.textContent).toMatch(/^\d{3,} packages/);
  await page.getByRole('heading', { name: 'MIT', exact: true }).click();
  await expect.element(page.getByText(/^hono \d/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});
