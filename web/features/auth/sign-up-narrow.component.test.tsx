import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

test(
  'At 320 px with everything wrong in the form it still fits, and axe finds nothing',
  rows('Q-20'),
  async () => {
    await page.viewport(320, 700);
    await renderPage('/auth/signup');
    await page.getByLabelText('Full name').fill('x'.repeat(201));
    await page.getByLabelText('Email').fill('not an address, and a long one at that');
    await page.getByLabelText('Password', { exact: true }).fill('short');
    await page.getByLabelText('Confirm password').fill('other');
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    expect(await complaints({ whole: true })).toEqual([]);
  },
);
