import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { SECTION_GROUPS, type Section } from '@lunaria/domain/dashboard/sections.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import type { Page } from '@playwright/test';
import { hasColumns, sidePanel } from '../calendar.ts';
import { openLog } from '../daily-log.ts';
import { modeOf } from '../life-stages.ts';
import { chooseStage } from '../one-truth.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { closeByEscape, complaintsAbout, inEveryLook } from './looks.ts';

/** While parts of the page are still coming, axe reads a text in one place and what lies behind it in another. */
async function partsAreThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'When did your last period start?' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Your Health Today' })).toBeVisible();
  if (!hasColumns(page)) return;
  await expect(sidePanel(page)).toBeVisible();
  await openLog(page);
}

/** A section that is not built yet, whichever it is by now. */
const toCome = SECTION_GROUPS.flatMap<Section>((group) => group.sections).find(
  (section) => section.opens.kind === 'coming-soon' && section.modes === undefined,
) as Section; // as: there is one until the last is built

// One look at each state is a component test's; here are the whole page, its themes and widths.
inEveryLook(() => {
  test('axe finds nothing on the dashboard: unfolded, with menus, toast and windows open, at addresses of no use', {
    ...rows('D-04', 'D-22', 'D-75', 'D-112'),
    tag: '@deep',
  }, async ({ page, maria }) => {
    test.slow();
    expect(maria.email).toBeTruthy();
    await page.goto('/dashboard');
    await expect(modeOf(page)).toBeVisible();
    await partsAreThere(page);
    for (const title of ['Healthcare Services', 'My Health Dashboard']) {
      await page.getByRole('button', { name: title, exact: true }).click();
    }
    expect(await complaintsAbout(page), 'unfolded').toEqual([]);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(9);
    expect(await complaintsAbout(page, '[data-radix-popper-content-wrapper]'), 'Menu').toEqual([]);
    await closeByEscape(page, page.getByRole('menuitem'));

    await page.getByRole('button', { name: 'Doctor Chat' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    expect(await complaintsAbout(page, '[data-radix-popper-content-wrapper]'), 'Doctor Chat').toEqual([]);

    await page.goto(addressOf(toCome.id));
    await expect(page.getByRole('button', { name: toCome.title, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Coming soon!$/)).toBeVisible();
    expect(await complaintsAbout(page), 'subsection with toast').toEqual([]);

    await page.goto('/dashboard?section=b2-6');
    await expect(page.getByText('is shown in Pregnancy Mode')).toBeVisible();
    expect(await complaintsAbout(page), 'subsection of another mode').toEqual([]);

    await page.goto('/dashboard?section=b9');
    await expect(page.getByText('leads to no section')).toBeVisible();
    await partsAreThere(page);
    expect(await complaintsAbout(page), 'unknown section').toEqual([]);

    await page.goto('/dashboard?section=b1');
    await page.getByRole('button', { name: 'Upload Health Documents' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await complaintsAbout(page), 'upload').toEqual([]);
    await closeByEscape(page, page.getByRole('dialog'));

    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    expect(await complaintsAbout(page), 'search').toEqual([]);
    await page.keyboard.type('zzzz');
    await expect(page.getByText('Nothing has that name.')).toBeVisible();
    expect(await complaintsAbout(page), 'search without a result').toEqual([]);
  });
});

test('At 320 px, in every mode, all unfolded: nothing scrolls sideways', {
  ...rows('D-04', 'D-68', 'D-75', 'D-81'),
  tag: '@deep',
}, async ({ page, context, maria }) => {
  test.slow();
  expect(maria.email).toBeTruthy();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard');
  const folded = page.locator('[data-group] [aria-expanded=false]');
  const unfolded = page.locator('[data-group] [aria-expanded=true]');
  await expect(folded.or(unfolded)).toHaveCount(5);
  while ((await folded.count()) > 0) await folded.first().click();
  for (const { value, label } of LIFE_STAGES) {
    await test.step(label, async () => {
      await chooseStage(context.request, value);
      await page.goto('/dashboard');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(modeOf(page)).toHaveAccessibleName(new RegExp(label));
      await expect(unfolded).toHaveCount(5);
      await expect(page.locator('.animate-shimmer')).toHaveCount(0);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    });
  }
});
