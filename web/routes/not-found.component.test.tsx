import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../testing/component-test.ts';
import { rows } from '../testing/look.ts';
import { currentAddress, renderPage } from '../testing/render-page.tsx';

test.for(['/nope', '/auth/nope', '/dashboard/nope', '/onboarding/nope', '/blog/nope', '/404'])(
  '%s is not found: it says so, to her and in the console, and leads home',
  rows('R-18', 'R-19', 'R-20', 'R-21', 'R-22', 'R-23', 'X-34', 'Q-49'),
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderPage(path);
    await expect.element(page.getByText('404', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => log.mock.calls.flat()).toContain(path);
    const home = page.getByRole('link', { name: 'Return to Home' });
    await expect.element(home).toHaveAttribute('href', '/');
    await home.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Your Complete/);
    expect(currentAddress()).toBe('/');
  },
);
