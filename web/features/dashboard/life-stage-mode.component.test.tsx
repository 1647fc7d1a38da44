import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

test('Eight modes are offered', rows('D-50'), async () => {
  standAt('2025-10-10T12:00:00');
  await renderPage('/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Maria');
  await page.getByRole('combobox', { name: /Life Stage Mode/ }).click();
  await expect.poll(() => textsOf(page.getByRole('option'))).toHaveLength(8);
  await userEvent.keyboard('{Escape}');
  expect(await complaints()).toEqual([]);
  expect(document.title).toBe('Dashboard · Lunaria');
});
