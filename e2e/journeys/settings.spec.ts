import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const paper = () => getComputedStyle(document.documentElement).backgroundColor;
const DARK = 'rgb(22, 16, 24)';

test(
  'What she sets holds after a reload and on another device; light or dark on this one, before anything is drawn',
  rows('R-26', 'D-104', 'Q-37', 'Q-40'),
  async ({ page, context, browser, maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    const user_id = (await (await context.request.get('/api/auth/token')).json()).user.id;
    const period = { period_start_date: '2026-11-01', period_end_date: '2026-11-05', cycle_length: 28 };
    await context.request.post('/api/period-tracking', { data: { user_id, ...period, base: null } });
    await page.goto('/dashboard/settings');
    await expect(page).toHaveTitle(/^Settings/);

    const other = await browser.newContext({ storageState: await context.storageState() });
    const phone = await other.newPage();
    await phone.goto('/dashboard/settings');
    const length = (device: typeof page) => device.getByRole('textbox', { name: 'Cycle length' });
    await expect(length(phone)).toHaveValue('28');

    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByRole('radio', { name: 'lbs' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Community & Support' }).uncheck({ force: true });
    await length(page).fill('60');
    await page.getByRole('button', { name: 'Save, Cycle length' }).click();
    await page.getByRole('textbox', { name: 'From ovulation to your period' }).fill('12');
    await page.getByRole('button', { name: 'Save, From ovulation to your period' }).click();
    const stored = async (path: string) => (await context.request.get(path)).json();
    await expect
      .poll(() => stored('/api/profile/details'))
      .toMatchObject({ luteal_days: 12, hidden_parts: ['B5'], weight_unit: 'lbs' });
    await expect
      .poll(async () => (await stored('/api/period-tracking')).period_tracking)
      .toMatchObject([{ cycle_length: 60 }]);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(length(page)).toHaveValue('60');
    expect(await page.evaluate(paper)).toBe(DARK);

    // She turns to the other device: all of it but light and dark.
    await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(length(phone)).toHaveValue('60');
    await expect(phone.getByRole('checkbox', { name: 'Community & Support' })).not.toBeChecked();
    await expect(phone.getByRole('radio', { name: 'lbs' })).toBeChecked();
    await expect(phone.getByRole('radio', { name: 'As this device' })).toBeChecked();
    await phone.goto('/dashboard');
    await expect(phone.getByRole('link', { name: 'Choose what you see' })).toBeVisible();
    await expect(phone.locator('[data-group=B4]')).toBeVisible();
    await expect(phone.locator('[data-group=B5]')).toHaveCount(0);
    await other.close();

    // A page that was built for everybody, with none of its scripts but the one in its head.
    await page.route('**/*.js', (route) => route.abort());
    for (const address of ['/', '/auth/login', '/trust', '/dashboard']) {
      await page.goto(address);
      expect(await page.evaluate(paper), address).toBe(DARK);
    }
  },
);
