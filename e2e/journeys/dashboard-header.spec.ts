import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const MENU = [
  ['My Profile', '/dashboard/profile', 'My Profile'],
  ['Settings', '/dashboard/settings', 'Settings'],
  ['Emergency Contacts', '/dashboard/emergency', 'Emergency Contacts'],
  ['Help & Support', '/dashboard/help', 'Help & Support'],
  ['Privacy & Security', '/dashboard/privacy', 'Privacy & Security'],
  ['Notifications', '/dashboard/notifications', 'Notifications'],
  ['Terms & Policies', '/dashboard/terms', 'Terms & Policies'],
  ['About', '/dashboard/about', 'About Lunaria'],
] as const;

const DOCTOR_CHAT = {
  'AI Health Assistant': [
    ['B1.1-symptom', 'Symptom checker and assessment'],
    ['B1.1-questions', 'Health questions and guidance'],
    ['B1.1-recommendations', 'Phase-specific recommendations'],
  ],
  'Doctor Consultations': [
    ['B1.2-new', 'Start new consultation'],
    ['B1.2-history', 'Consultation history'],
    ['B1.2-treatment', 'Treatment plans and prescriptions'],
    ['B1.2-followup', 'Follow-up reminders'],
  ],
} as const;

const SECTIONS = [
  ['B2', 'Dashboard', 'My Health Dashboard'],
  ['B3', 'Records', 'Personal Records'],
  ['B4', 'Devices', 'Connected Devices'],
  ['B5', 'Community', 'Community & Support'],
] as const;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
});

test('The Menu has nine entries in their order', rows('D-05', 'D-14', 'D-15'), async ({ page }) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([...MENU.map(([label]) => label), 'Logout']);
});

test(
  'Each entry of the Menu leads to its page, and Back leads home',
  rows('D-06', 'D-07', 'D-08', 'D-09', 'D-10', 'D-11', 'D-12', 'D-13', 'D-16', 'Q-37'),
  async ({ page }) => {
    for (const [label, path, heading] of MENU) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const entry = page.getByRole('menuitem', { name: label, exact: true });
      await expect(entry).toHaveAttribute('href', path);
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    }
  },
);

test(
  'The Menu opens, moves and closes by keyboard and gives the focus back',
  rows('D-05'),
  async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitem', { name: 'Emergency Contacts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/settings');
  },
);

test(
  'Doctor Chat has two groups with their items',
  rows('D-30', 'D-31', 'D-32', 'D-33', 'D-34', 'D-35', 'D-36', 'D-37', 'D-38', 'D-39', 'D-40'),
  async ({ page }) => {
    await page.getByRole('button', { name: 'Doctor Chat' }).click();
    await expect(page.getByRole('menu').getByRole('group')).toHaveCount(2);
    for (const [title, items] of Object.entries(DOCTOR_CHAT)) {
      const entries = page.getByRole('group', { name: title }).getByRole('menuitem');
      await expect(entries).toHaveText(items.map(([, label]) => label));
      const ids = await entries.evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids).toEqual(items.map(([id]) => id));
    }
  },
);

test(
  'Each item of Doctor Chat says that it is coming soon',
  rows('D-41', 'Q-42', 'X-25'),
  async ({ page }) => {
    const chat = page.getByRole('button', { name: 'Doctor Chat' });
    for (const [, label] of Object.values(DOCTOR_CHAT).flat()) {
      await chat.click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      const toast = toastsOf(page).filter({ has: page.getByText(label, { exact: true }) });
      await expect(toast).toHaveCount(1);
      await expect(toast.getByText(/^\S.+ - Coming soon!$/)).toBeVisible();
      await expect(chat).toBeFocused();
      await expect(page).toHaveURL('/dashboard');
    }
  },
);

test('A Doctor Chat toast, to the letter', rows('D-41', 'X-25'), async ({ page }) => {
  await page.getByRole('button', { name: 'Doctor Chat' }).click();
  await page.getByRole('menuitem', { name: 'Consultation history' }).click();
  await expectToast(page, 'Consultation history', 'What was said, and when - Coming soon!');
});

test(
  'The header names B2 to B5 and no B1',
  rows('D-25', 'D-26', 'D-27', 'D-28', 'D-29'),
  async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links).toHaveText(SECTIONS.map(([, label]) => label));
    for (const [id, label] of SECTIONS) await expect(page.locator(`#${id}`)).toHaveText(label);
  },
);

test(
  'Choosing a section opens its group alone; Dashboard Home closes it',
  rows('D-22', 'D-23', 'D-24', 'Q-41'),
  async ({ page }) => {
    const home = page.getByRole('link', { name: 'Dashboard Home' });
    await expect(home).toHaveCount(0);
    for (const [id, label, title] of SECTIONS) {
      await page.locator(`#${id}`).click();
      await expect(page).toHaveURL(`/dashboard?section=${id.toLowerCase()}`);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeFocused();
      await expect(page.locator(`#${id}`)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveText(label);
      await expect(page.getByText('Your Health Today')).toHaveCount(0);
      await expect(home).toBeVisible();
    }
    await home.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Your Health Today')).toBeVisible();
    await expect(home).toHaveCount(0);
  },
);

test('The header stays in view while the page scrolls', rows('D-04'), async ({ page }) => {
  await page.mouse.wheel(0, 3_000);
  await page.waitForFunction(() => window.scrollY > 100);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport();
  await expect(page.locator('#B3')).toBeInViewport();
});

test(
  'With the keyboard alone she opens a section, a toast, and comes home',
  rows('D-22', 'D-24'),
  async ({ page }) => {
    const { keyboard } = page;
    const pressUntil = async (key: string, isThere: () => Promise<boolean>) => {
      for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) await keyboard.press(key);
      expect(await isThere()).toBe(true);
    };
    const hasFocus = (selector: string) => () =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await pressUntil('Tab', hasFocus('#B4'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Connected Devices' })).toBeFocused();
    await pressUntil('Tab', hasFocus('#b4-1'));
    await keyboard.press('Enter');
    await expectToast(page, 'Device Management', 'Devices you have connected - Coming soon!');
    await pressUntil('Shift+Tab', hasFocus('#B2'));
    await keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Dashboard Home' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
  },
);
