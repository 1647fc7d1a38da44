import type { Page } from '@playwright/test';
import { chooseMode, MODE_LABELS, modeOf } from '../life-stages.ts';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const overhangOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'On a phone the four sections are a bar at the bottom',
  rows('D-25', 'D-28', 'D-04'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard');
    await expect(modeOf(page)).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Sections' });
    const box = await bar.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(844);
    await page.mouse.wheel(0, 4_000);
    await page.waitForFunction(() => window.scrollY > 200);
    await expect(page.locator('#B4')).toBeInViewport();
    await page.locator('#B4').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected Devices');
    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await page.getByRole('button', { name: 'Doctor Chat' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(9);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Main Site' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('On a phone a toast leaves the bar free', rows('K-28'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard?section=b4');
  await page.getByRole('button', { name: 'Device Management' }).click();
  await expectToast(page, 'Device Management', 'Devices you have connected - Coming soon!');
  await page.locator('#B5').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community & Support');
});

test('The last control of the page is not covered by the bar', rows('D-75'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard');
  const last = page.getByRole('button', { name: 'Community & Support' });
  // What loads above it pushes it down: come to it when all of it is there.
  await expect(page.getByRole('heading', { name: 'Your Health Today' })).toBeVisible();
  await expectLoaded(page);
  await last.focus();
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  // Scrolling there takes its time.
  await expect
    .poll(async () => {
      const box = await last.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
});

test(
  'At 320 px, in each mode, all unfolded: nothing scrolls sideways',
  rows('D-68', 'D-81'),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/dashboard');
    await expect(modeOf(page)).toBeVisible();
    for (const toggle of await page.locator('[data-group] [aria-expanded]').all()) await toggle.click();
    for (const mode of MODE_LABELS) {
      await chooseMode(page, mode);
      await expect(page.getByRole('heading', { level: 2, name: mode, exact: true })).toBeVisible();
      expect(await overhangOf(page), mode).toBeLessThanOrEqual(0);
    }
  },
);

for (const [width, height, zoom] of [
  [640, 512, '200 %'],
  [320, 256, '400 %'],
] as const) {
  test(`At ${zoom} zoom everything can be reached`, rows('D-04'), async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/dashboard', '/dashboard?section=b2', '/dashboard?section=b1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overhangOf(page), path).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeInViewport();
    await page.keyboard.type('goals');
    await expect(page.getByRole('option', { name: /Health Goals/ })).toBeInViewport();
  });
}

test('At 400 % zoom no bar stays in view and takes the room', rows('D-04'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Community & Support' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'Sections' })).not.toBeInViewport();
});

for (const width of [320, 1280]) {
  test(`At ${width} px every control is at least 24 px high and wide`, rows('D-04'), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Healthcare Services' }).click();
    const small = await page.locator('header a, header button, main a, main button').evaluateAll((elements) =>
      elements
        // A name whose surface is stretched over its card is as large as the card.
        .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    // A link inside a sentence is exempt (WCAG 2.5.8).
    expect(small.filter((entry) => !entry.startsWith('View all'))).toEqual([]);
  });
}
