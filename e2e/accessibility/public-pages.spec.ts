import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../built-pages.ts';
import { expectLoaded } from '../loaded.ts';
import { expect, test } from '../story.ts';

/** Buttons and fields that show no edge, where colours are the reader's own and backgrounds are gone. */
const findEdgeless = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([type=radio], [type=checkbox]), textarea, a.border.rounded-full',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !hasEdge || borderTopColor === backgroundColor;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

const findMoving = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(duration) > 10;
    });
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...moving.map((animation) => String(animation)), ...(isSmooth ? ['smooth scrolling'] : [])];
  });

test('Every public page keeps its edges in forced colours, rests where motion is reduced, and prints on white', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow();
  for (const path of PUBLIC_PAGES) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    await expectLoaded(page);
    expect.soft(await findEdgeless(page), `${path}: no edge in forced colours`).toEqual([]);
    expect.soft(await findMoving(page), `${path}: moves`).toEqual([]);

    await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect.soft(paper, `${path}: on paper`).toMatch(/^rgba?\(255, 255, 255|^rgba\(0, 0, 0, 0\)/);
    await expect.soft(page.getByRole('navigation', { name: 'Main' }), `${path}: on paper`).toBeHidden();
  }
});

test('Printed, every answer and every test is on the paper', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/help');
  await expect(page.getByText(/press Edit Period/)).toBeVisible();
  await page.goto('/trust');
  await expect(page.getByText('server/mail/smtp.test.ts').first()).toBeVisible();
});
