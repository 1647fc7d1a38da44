import type { Page } from '@playwright/test';
import { chooseMode, MODE_LABELS, modeOf } from '../life-stages.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const UPLOAD = 'Upload Health Documents';
const PREGNANCY = 'Pregnancy Tracker';
const OVERVIEW = "Today's Overview";
const CYCLES = 'Cycle & Phase Tracking';
const INSIGHTS = 'Body Insights & Patterns';
const GOALS = 'Health Goals & Progress';
const LIBRARY = 'Document Library';
/** What opens a page or a dialog; the others say that they are coming. */
const BUILT: readonly string[] = [UPLOAD, PREGNANCY, OVERVIEW, CYCLES, INSIGHTS, GOALS, LIBRARY];

const GROUPS = [
  ['B1', 'Healthcare Services', ['AI Health Assistant', 'Doctor Consultations', UPLOAD]],
  [
    'B2',
    'My Health Dashboard',
    [
      OVERVIEW,
      CYCLES,
      INSIGHTS,
      'Medical Data & Test Results',
      'Medical History',
      PREGNANCY,
      'Wearable Device Data',
      GOALS,
    ],
  ],
  ['B3', 'Personal Records', ['My Profile', LIBRARY, 'Health Timeline', 'Settings & Preferences']],
  ['B4', 'Connected Devices', ['Device Management', 'Sync Settings', 'Troubleshooting']],
  ['B5', 'Community & Support', ['My Groups', 'Discover Groups', 'Educational Content', 'Upcoming Events']],
] as const;

const groupOf = (page: Page, id: string) => page.locator(`[data-group=${id}]`);
const toggleOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await page.goto('/dashboard');
  await expect(modeOf(page)).toBeVisible();
});

test(
  'Five groups, each of which unfolds and folds, with what it holds',
  rows('D-75', 'D-76', 'D-77', 'D-78', 'D-79', 'D-80', 'D-81', 'D-90'),
  async ({ page }) => {
    await expect(page.locator('[data-group] h3')).toHaveText(GROUPS.map(([, title]) => title));
    for (const [id, title, sections] of GROUPS) {
      const group = groupOf(page, id);
      const toggle = toggleOf(page, title);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(group.getByRole('listitem')).toHaveCount(0);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(group.getByRole('heading', { level: 4 })).toHaveText(
        sections.filter((section) => section !== PREGNANCY),
      );
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(group.getByRole('listitem')).toHaveCount(0);
    }
  },
);

test(
  'In each mode the groups count and show what belongs to it',
  rows('D-82', 'D-83', 'D-84', 'D-85', 'D-86', 'D-87', 'D-99', 'D-100', 'Q-44'),
  async ({ page }) => {
    for (const mode of MODE_LABELS) {
      await test.step(mode, async () => {
        await chooseMode(page, mode);
        const isPregnancy = mode === 'Pregnancy Mode';
        for (const [id, count] of [
          ['B1', 3],
          ['B2', isPregnancy ? 8 : 7],
          ['B3', 4],
          ['B4', 3],
          ['B5', 4],
        ] as const) {
          await expect(groupOf(page, id).getByText(`${count} features`)).toBeVisible();
        }
        await toggleOf(page, 'My Health Dashboard').click();
        await expect(groupOf(page, 'B2').getByRole('listitem')).toHaveCount(isPregnancy ? 8 : 7);
        await expect(groupOf(page, 'B2').getByRole('link', { name: PREGNANCY })).toHaveCount(
          isPregnancy ? 1 : 0,
        );
        await toggleOf(page, 'My Health Dashboard').click();
        await expect(groupOf(page, 'B2').getByRole('listitem')).toHaveCount(0);
      });
    }
  },
);

test(
  'Every subsection that is not built yet says that it is coming soon',
  rows('X-25', 'Q-43', 'Q-40', 'D-88', 'D-89', 'D-94', 'D-95', 'D-97', 'D-98'),
  async ({ page }) => {
    for (const [id, group, sections] of GROUPS) {
      await toggleOf(page, group).click();
      for (const title of sections) {
        if (BUILT.includes(title)) continue;
        const card = groupOf(page, id)
          .getByRole('listitem')
          .filter({ has: page.getByText(title, { exact: true }) });
        const description = await card.getByRole('paragraph').first().innerText();
        await card.getByRole('button', { name: title, exact: true }).click();
        await expectToast(page, title, `${description} - Coming soon!`);
        await expect(page).toHaveURL('/dashboard');
      }
      await toggleOf(page, group).click();
    }
  },
);

test('The whole card opens a section, and so does the keyboard', rows('D-106', 'X-25'), async ({ page }) => {
  await page.goto('/dashboard?section=b4');
  // On the description, which the control is stretched over.
  await page.getByText('What is fetched from a device, and how often').click({ force: true });
  await expectToast(page, 'Sync Settings', 'What is fetched from a device, and how often - Coming soon!');
  await page.getByRole('button', { name: 'Troubleshooting' }).press('Enter');
  await expectToast(page, 'Troubleshooting', 'What to do when a device does not answer - Coming soon!');
});

test(
  'Uploading opens a dialog and no Coming soon toast, and gives the focus back',
  rows('D-90', 'D-112', 'D-113', 'Q-39'),
  async ({ page }) => {
    await toggleOf(page, 'Healthcare Services').click();
    const upload = page.getByRole('button', { name: UPLOAD, exact: true });
    await upload.click();
    const dialog = page.getByRole('dialog', { name: UPLOAD });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(upload).toBeFocused();
    await expect(toastsOf(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/health-statistics');
  },
);

test(
  'What is unfolded is still so after a reload, for her alone, until she logs out',
  rows('D-81'),
  async ({ page, context }) => {
    await toggleOf(page, 'Connected Devices').click();
    await toggleOf(page, 'Personal Records').click();
    await page.reload();
    await expect(toggleOf(page, 'Connected Devices')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggleOf(page, 'Personal Records')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggleOf(page, 'Healthcare Services')).toHaveAttribute('aria-expanded', 'false');

    await logOut(page);
    await expect(page).toHaveURL('/');
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => key.startsWith('lunaria'))).toEqual([]);

    await createAccount(context.request, 'Ana');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(toggleOf(page, 'Connected Devices')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('Damaged memories of this device do no harm', rows('D-81'), async ({ page }) => {
  await toggleOf(page, 'Connected Devices').click();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('-groups')) localStorage.setItem(key, '{"a":');
  });
  await page.reload();
  await expect(toggleOf(page, 'Connected Devices')).toHaveAttribute('aria-expanded', 'false');
});
