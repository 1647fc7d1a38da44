import { chooseMode, modeOf } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const heading = { level: 1 } as const;

test.describe('signed in', () => {
  test.beforeEach(({ maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
  });

  test('Back, Forward and reload follow the sections she opened', rows('Q-41'), async ({ page }) => {
    await page.goto('/dashboard');
    await page.locator('#B3').click();
    await page.locator('#B5').click();
    await expect(page.getByRole('heading', heading)).toHaveText('Community & Support');
    await page.goBack();
    await expect(page.getByRole('heading', heading)).toHaveText('Personal Records');
    await page.reload();
    await expect(page.getByRole('heading', heading)).toHaveText('Personal Records');
    await page.goBack();
    await expect(page.getByRole('heading', heading)).toContainText('Maria');
    await page.goForward();
    await expect(page.getByRole('heading', heading)).toHaveText('Personal Records');
  });

  test(
    'A link to a subsection shows it in its group, with the focus on it',
    rows('Q-41'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await page.goto('/dashboard?section=B2-7');
      const section = page.getByRole('button', { name: 'Wearable Device Data' });
      await expect(section).toBeFocused();
      await expect(section).toHaveAttribute('aria-current', 'location');
      await expect(section).toBeInViewport();
      await expect(page.getByRole('heading', heading)).toHaveText('My Health Dashboard');
    },
  );

  test('A link to a subsection of another mode says where it is', rows('D-100'), async ({ page }) => {
    await page.goto('/dashboard?section=b2-6');
    await expect(page.getByText('Pregnancy Tracker is shown in Pregnancy Mode.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pregnancy Tracker' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await chooseMode(page, 'Pregnancy Mode');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Pregnancy Tracker' })).toBeFocused();
  });

  test('An address of no section shows the dashboard with a quiet line', rows('Q-41'), async ({ page }) => {
    for (const section of ['b9', 'b2-77', 'constructor', '%3Cscript%3E']) {
      await page.goto(`/dashboard?section=${section}`);
      await expect(page.getByText('That address leads to no section.')).toBeVisible();
      await expect(page.getByRole('heading', heading)).toContainText('Maria');
      await expect(modeOf(page)).toBeVisible();
    }
  });

  test('The tab says where she is and nothing about her body', rows('Q-41'), async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    for (const [path, title] of [
      ['/dashboard', 'Dashboard · Lunaria'],
      ['/dashboard?section=b1', 'Services · Lunaria'],
      ['/dashboard?section=b2', 'My dashboard · Lunaria'],
      ['/dashboard?section=b2-6', 'My dashboard · Lunaria'],
      ['/dashboard?section=b3', 'Records · Lunaria'],
      ['/dashboard?section=b4', 'Devices · Lunaria'],
      ['/dashboard?section=b5', 'Community · Lunaria'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', heading)).not.toHaveText('Dashboard');
      await expect(page).toHaveTitle(title);
    }
    await page.locator('#B3').click();
    await expect(page).toHaveTitle('Records · Lunaria');
    expect(errors).toEqual([]);
  });

  test('With a name on the way in nothing else reads the address', rows('Q-41'), async ({ page }) => {
    await page.goto('/dashboard?section=b3&section=b4#x');
    await expect(page.getByRole('heading', heading)).toHaveText('Personal Records');
  });
});

test(
  'A visitor with a link to a section comes to it after logging in',
  rows('D-02', 'Q-38'),
  async ({ page, account }) => {
    await page.goto('/dashboard?section=b3');
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?section=b3');
    await expect(page.getByRole('heading', heading)).toHaveText('Personal Records');
  },
);
