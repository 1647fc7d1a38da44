import { expect, type Page } from '@playwright/test';

/** "How It Works" of Home is in view, clear of a bar that stays at the top, and the page has stopped moving. */
export async function expectStepsInView(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'How It Works' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  let lastTop = Number.NaN;
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      // A narrow bar without scripts does not stay: then it lies above the window.
      const bar = await page.getByRole('banner').boundingBox();
      const top = (box?.y ?? Number.NaN) - Math.max((bar?.y ?? Number.NaN) + (bar?.height ?? 0), 0);
      const isStill = top === lastTop;
      lastTop = top;
      return isStill && top >= 0 && top < 120;
    })
    .toBe(true);
}
